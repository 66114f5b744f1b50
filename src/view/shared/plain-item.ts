import { keysOf } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";

/** One of several answers; the empty value is none of them. */
export interface FieldChoice {
  readonly value: string;
  readonly label: LangKey | null;
  readonly text: string;
  readonly selected: boolean;
}

/** A field of a thing's sheet: a tick, a choice, a number, dice or a line of text. */
export interface Field {
  readonly name: string;
  readonly label: LangKey;
  readonly kind: "check" | "choice" | "number" | "dice" | "text";
  readonly value: string;
  readonly checked: boolean;
  readonly isNumber: boolean;
  readonly choices: readonly FieldChoice[];
}

const field = (name: string, label: LangKey, kind: Field["kind"], more: Partial<Field> = {}): Field => ({
  name,
  label,
  kind,
  value: "",
  checked: false,
  isNumber: kind === "number",
  choices: [],
  ...more,
});

export const checkField = (name: string, label: LangKey, checked: boolean): Field =>
  field(name, label, "check", { checked });

export const numberField = (name: string, label: LangKey, value: number): Field =>
  field(name, label, "number", { value: String(value) });

export const textField = (name: string, label: LangKey, value: string): Field => field(name, label, "text", { value });

export const diceField = (name: string, label: LangKey, dice: readonly number[]): Field =>
  field(name, label, "dice", { value: dice.map((faces) => `d${faces}`).join(" ") });

export const wordField = <Word extends string>(
  name: string,
  label: LangKey,
  now: Word,
  words: Readonly<Record<Word, LangKey>>,
): Field =>
  field(name, label, "choice", {
    choices: keysOf(words).map((value) => ({
      value,
      label: words[value],
      text: "",
      selected: value === now,
    })),
  });

export const dieField = (name: string, label: LangKey, now: number, dice: readonly number[]): Field =>
  field(name, label, "choice", {
    isNumber: true,
    choices: dice.map((faces) => ({
      value: String(faces),
      label: null,
      text: `d${faces}`,
      selected: faces === now,
    })),
  });

/** A row of a table by its number, or none of them. */
export const rowField = (
  name: string,
  label: LangKey,
  now: number | null,
  none: LangKey,
  rows: Readonly<Record<number, LangKey>>,
): Field =>
  field(name, label, "choice", {
    isNumber: true,
    choices: [
      { value: "", label: none, text: "", selected: now === null },
      ...Object.entries(rows).map(([value, row]) => ({ value, label: row, text: "", selected: value === String(now) })),
    ],
  });

/** For templates/shared/plain-item.hbs. */
export interface PlainItemContext {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly kind: string;
  readonly editable: boolean;
  readonly fields: readonly (Omit<Field, "kind"> & { readonly isCheck: boolean; readonly isDice: boolean })[];
}

export const plainItem = (
  { id, name, img }: { readonly id: string; readonly name: string; readonly img: string },
  kind: string,
  fields: readonly Field[],
  editable: boolean,
): PlainItemContext => ({
  id,
  name,
  img,
  kind,
  editable,
  fields: fields.map(({ kind: is, ...rest }) => ({ ...rest, isCheck: is === "check", isDice: is === "dice" })),
});
