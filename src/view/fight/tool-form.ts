import type { LangKey } from "../lang-key.ts";

/** One thing that is asked before a Game Master's word counts: a number, one of several, or words. */
export interface ToolField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly number: { readonly least: number; readonly most: number } | null;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[] | null;
}

export type Filled = Readonly<Record<string, unknown>>;

/** What a Game Master may decree about one fighter, for templates/fight/tool-form.hbs; without fields it is done at once. */
export interface RowTool<Command> {
  readonly id: string;
  readonly title: string;
  /** What the button says that does it. */
  readonly verb: string;
  readonly fields: readonly ToolField[];
  readonly command: (filled: Filled) => Command;
}

/** What a game's tools are called in the menu of a row, whether or not each may be used now. */
export interface RowToolName {
  readonly id: string;
  readonly label: LangKey;
  readonly icon: string;
}

export type Option = readonly [value: string, label: string];

const field = (name: string, label: string, more: Partial<ToolField>): ToolField => ({
  name,
  label,
  value: "",
  number: null,
  choices: null,
  ...more,
});

export const numberField = (name: string, label: string, value: number, least: number, most: number): ToolField =>
  field(name, label, { value: String(value), number: { least, most } });

export const textField = (name: string, label: string, value = ""): ToolField => field(name, label, { value });

export const choiceField = (name: string, label: string, options: readonly Option[], now = ""): ToolField =>
  field(name, label, {
    value: now,
    choices: options.map(([value, text]) => ({ value, label: text, chosen: value === now })),
  });

/** What was filled in as a number, within its bounds: a dialog may be sent half filled. */
export function numberIn(filled: Filled, name: string, least: number, most: number): number {
  const written = Math.trunc(Number(filled[name] ?? least));
  return Number.isFinite(written) ? Math.min(most, Math.max(least, written)) : least;
}

export const wordIn = (filled: Filled, name: string): string => {
  const written = filled[name];
  return typeof written === "string" ? written.trim() : "";
};
