import { isPlainObject } from "../../utils/objects/plain-object.ts";

export type Choices = readonly (string | number)[] | Readonly<Record<string, unknown>> | (() => Choices);

/** The values that choices allow, in order; a list's values are its entries, a record's are its keys. */
export function choiceValues(choices: Choices): (string | number)[] {
  if (typeof choices === "function") return choiceValues(choices());
  return Array.isArray(choices) ? [...(choices as readonly (string | number)[])] : Object.keys(choices);
}

/** Value and label of each choice; a label may be a key to translate, or an object that has one. */
export function choiceLabels(choices: Choices): { value: string; label: string }[] {
  if (typeof choices === "function") return choiceLabels(choices());
  if (Array.isArray(choices)) return choices.map((value: unknown) => ({ value: String(value), label: String(value) }));
  return Object.entries(choices).map(([value, entry]) => {
    const label: unknown = isPlainObject(entry) ? (entry["label"] ?? entry["name"]) : entry;
    return { value, label: typeof label === "string" ? label : value };
  });
}

export function isChoice(choices: Choices, value: unknown): boolean {
  if (typeof choices === "function") return isChoice(choices(), value);
  const allowed = Array.isArray(choices) ? (choices as readonly (string | number)[]) : Object.keys(choices);
  return allowed.some((choice) => choice === value || (typeof value === "number" && Number(choice) === value));
}
