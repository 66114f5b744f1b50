import { words, type Loose, text } from "../../page.ts";
import { createCheckboxInput, createNumberInput, createSelectInput, createTextInput } from "../forms/fields.ts";

export interface SettingShape {
  readonly key: string;
  readonly namespace: string;
  readonly name?: string;
  readonly hint?: string;
  readonly scope: string;
  readonly config?: boolean;
  readonly requiresReload?: boolean;
  readonly type?: unknown;
  readonly choices?: Record<string, unknown>;
  readonly range?: { readonly min: number; readonly max: number; readonly step?: number };
}

/** The control for one setting: a data field draws itself, a plain type gets the obvious input. */
export function settingInput(id: string, setting: SettingShape, value: unknown): HTMLElement {
  const { type, choices, range } = setting;
  if (choices) {
    const translated = Object.fromEntries(Object.entries(choices).map(([key, label]) => [key, words(String(label))]));
    const dtype = type === Number ? { dataset: { dtype: "Number" } } : {};
    return createSelectInput({ name: id, value: value as string, choices: translated, ...dtype });
  }
  const drawn = type as { toInput?(config: Loose): HTMLElement } | undefined;
  if (typeof drawn?.toInput === "function") return drawn.toInput({ name: id, value, localize: true });
  if (type === Boolean) return createCheckboxInput({ name: id, value: Boolean(value) });
  if (type === Number) {
    const bounds = range ? { ...range, type: "range" as const } : {};
    return createNumberInput({ name: id, value: value as number, ...bounds });
  }
  return createTextInput({ name: id, value: text(value) });
}
