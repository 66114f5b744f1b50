import { HeartRush } from "../../../../rules/index.ts";
import type { LangKey } from "../../../lang-key.ts";

export interface Choice {
  readonly value: string;
  /** A word, or a text that is no word, as `d8`. */
  readonly label: LangKey | null;
  readonly text: string;
  readonly selected: boolean;
}

/** One field of an item, by what it is. */
export interface ItemField {
  readonly name: string;
  readonly label: LangKey;
  readonly hint: LangKey | null;
  readonly value: string;
  readonly isNumber: boolean;
  readonly isDice: boolean;
  readonly isCheck: boolean;
  readonly checked: boolean;
  /** Whether it takes a line of its own. */
  readonly wide: boolean;
  readonly choices: readonly Choice[] | null;
  readonly many: readonly Choice[] | null;
}

export type System = Readonly<Record<string, unknown>>;

export const FIELD = {
  hint: null,
  value: "",
  isNumber: false,
  isDice: false,
  isCheck: false,
  checked: false,
  wide: false,
  choices: null,
  many: null,
} as const;

const string = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
export const listed = (value: unknown): readonly unknown[] =>
  value instanceof Set || Array.isArray(value) ? Array.from<unknown>(value) : [];

export const diceWords = (dice: unknown): string =>
  listed(dice)
    .map((faces) => `d${string(faces)}`)
    .join(" ");

export const text = (system: System, name: string, label: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  value: string(system[name]),
});
export const number = (system: System, name: string, label: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  isNumber: true,
  value: string(system[name]),
});
export const check = (system: System, name: string, label: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  isCheck: true,
  checked: system[name] === true,
});
export const options = <Value extends string>(
  values: readonly Value[],
  words: (value: Value) => LangKey,
  isSelected: (value: Value) => boolean,
): readonly Choice[] => values.map((value) => ({ value, label: words(value), text: "", selected: isSelected(value) }));

export const choose = <Value extends string>(
  system: System,
  name: string,
  label: LangKey,
  values: readonly Value[],
  words: (value: Value) => LangKey,
): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  choices: options(values, words, (value) => value === system[name]),
});
export const several = <Value extends string>(
  system: System,
  name: string,
  label: LangKey,
  values: readonly Value[],
  words: (value: Value) => LangKey,
): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  wide: true,
  many: options(values, words, (value) => listed(system[name]).includes(value)),
});
/** A die or none; what none means is said in `none`. */
export const die = (system: System, name: string, label: LangKey, none: LangKey): ItemField => ({
  ...FIELD,
  name: `system.${name}`,
  label,
  choices: [
    { value: "", label: none, text: "", selected: system[name] === null },
    ...HeartRush.sheets.DICE.map((faces) => ({
      value: String(faces),
      label: null,
      text: `d${faces}`,
      selected: system[name] === faces,
    })),
  ],
  isNumber: true,
});
