import Handlebars from "handlebars";
import { page, words, type Loose, seenAs, text } from "../page.ts";
import type { FieldShape } from "./document-shape.ts";
import { fillOptions, type SelectConfig } from "./forms/select-options.ts";

interface Options {
  hash: Loose;
  fn?: (context: unknown) => string;
  inverse?: (context: unknown) => string;
}

const safe = (html: string): Handlebars.SafeString => new Handlebars.SafeString(html);
const escape = (value: unknown): string => Handlebars.escapeExpression(text(value));
const flag = (name: string) => (value: unknown) => (value ? name : "");

/** The last argument of a variadic helper is Handlebars' own. */
function operands(args: unknown[]): unknown[] {
  return args.slice(0, -1);
}

const GROUP_KEYS = ["label", "hint", "rootId", "stacked", "units", "widget", "classes"] as const;

function splitHash(hash: Loose): { group: Loose; input: Loose } {
  const input: Loose = { ...hash };
  const group: Loose = {};
  for (const key of GROUP_KEYS) {
    if (!(key in input)) continue;
    const value = input[key];
    group[key] = key === "classes" && typeof value === "string" ? value.split(/\s+/) : value;
    if (key !== "classes") delete input[key];
  }
  delete input["classes"];
  if (hash["inputClasses"]) input["classes"] = hash["inputClasses"];
  group["localize"] = hash["localize"];
  return { group, input };
}

function formGroup(field: FieldShape | undefined, { hash }: Options): Handlebars.SafeString {
  if (typeof field?.toFormGroup !== "function") throw new Error("formGroup needs a data field.");
  const { group, input } = splitHash(hash);
  return safe(field.toFormGroup(group, input).outerHTML);
}

function formInput(field: FieldShape | undefined, { hash }: Options): Handlebars.SafeString {
  if (typeof field?.toInput !== "function") throw new Error("formInput needs a data field.");
  return safe(field.toInput({ ...hash }).outerHTML);
}

function selectOptions(choices: SelectConfig["choices"], { hash }: Options): Handlebars.SafeString {
  const select = document.createElement("select");
  const { selected, nameAttr, ...config } = hash;
  const chosen = selected instanceof Set || Array.isArray(selected) ? [...selected] : [selected];
  const wanted = { ...config, choices } as SelectConfig;
  if (typeof nameAttr === "string") wanted.valueAttr = nameAttr;
  fillOptions(select, wanted, chosen);
  return safe(select.innerHTML);
}

function numberFormat(value: unknown, { hash }: Options): Handlebars.SafeString {
  const decimals = Number(hash["decimals"] ?? 0);
  const number = Number(value);
  const text = number.toFixed(decimals);
  return safe(escape(hash["sign"] && number >= 0 ? `+${text}` : text));
}

function localize(key: unknown, { hash }: Options): string {
  const named = text(key);
  return Object.keys(hash).length > 0 ? words(named, hash) : words(named);
}

function radioBoxes(name: string, choices: Record<string, unknown>, { hash }: Options): Handlebars.SafeString {
  const boxes = Object.entries(choices).map(([key, label]) => {
    const checked = String(hash["checked"]) === key ? "checked" : "";
    const shown = hash["localize"] ? words(text(label)) : text(label);
    return `<label class="checkbox"><input type="radio" name="${escape(name)}" value="${escape(key)}" ${checked}> ${escape(shown)}</label>`;
  });
  return safe(boxes.join(""));
}

function numberInput(value: unknown, { hash }: Options): Handlebars.SafeString {
  const input = document.createElement("input");
  input.type = "number";
  for (const [key, setting] of Object.entries(hash)) {
    if (key === "disabled" || key === "readonly") {
      if (setting) input.setAttribute(key, "");
    } else input.setAttribute(key === "class" ? "class" : key, String(setting));
  }
  input.setAttribute("value", text(value));
  return safe(input.outerHTML);
}

function rangePicker({ hash }: Options): Handlebars.SafeString {
  const { name, value, min = 0, max = 10, step = 1 } = hash;
  return safe(
    `<range-picker name="${escape(name)}" value="${escape(value)}" min="${escape(min)}" max="${escape(max)}" step="${escape(step)}"></range-picker>`,
  );
}

function timeSince(time: number | string | Date): string {
  const utils = seenAs<{ timeSince(time: number | string | Date): string }>(page.foundry.utils);
  return utils.timeSince(time);
}

export const HELPERS = {
  checked: flag("checked"),
  disabled: flag("disabled"),
  concat: (...args: unknown[]) =>
    operands(args)
      .filter((part) => typeof part !== "object")
      .join(""),
  eq: (a: unknown, b: unknown) => a === b,
  ne: (a: unknown, b: unknown) => a !== b,
  lt: (a: number, b: number) => a < b,
  gt: (a: number, b: number) => a > b,
  lte: (a: number, b: number) => a <= b,
  gte: (a: number, b: number) => a >= b,
  not: (a: unknown) => !a,
  and: (...args: unknown[]) => operands(args).every(Boolean),
  or: (...args: unknown[]) => operands(args).some(Boolean),
  ifThen: (test: unknown, yes: unknown, no: unknown) => (test ? yes : no),
  object: ({ hash }: Options) => hash,
  localize,
  numberFormat,
  numberInput,
  selectOptions,
  radioBoxes,
  rangePicker,
  formGroup,
  formField: formGroup,
  formInput,
  timeSince,
} as const;

export function registerHelpers(): void {
  for (const [name, helper] of Object.entries(HELPERS))
    Handlebars.registerHelper(name, helper as Handlebars.HelperDelegate);
}
