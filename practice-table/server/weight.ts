import type { Json } from "../common/json.ts";

const known = new WeakMap<object, number>();

/** About how many characters a value takes on the wire; each object is looked through once. */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 6;
  const before = known.get(value);
  if (before !== undefined) return before;
  let weight = 2;
  if (Array.isArray(value)) for (const entry of value as readonly Json[]) weight += weightOf(entry);
  else for (const key of Object.keys(value)) weight += key.length + 4 + weightOf((value as Record<string, Json>)[key]);
  return weight;
}

/** The weight of what is sent to many, remembered for the next of them. */
export function weightSent(message: object): number {
  const weight = weightOf(message);
  known.set(message, weight);
  return weight;
}
