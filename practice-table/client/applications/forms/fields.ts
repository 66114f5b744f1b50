import { words, type Loose } from "../../page.ts";
import { setInputAttributes, type InputConfig } from "./input-attributes.ts";
import { fillOptions, type SelectConfig } from "./select-options.ts";

export { setInputAttributes } from "./input-attributes.ts";
export { prepareSelectOptionGroups } from "./select-options.ts";

export interface GroupConfig {
  label?: string | undefined;
  hint?: string | undefined;
  units?: string | undefined;
  rootId?: string | undefined;
  classes?: string[] | undefined;
  stacked?: boolean | undefined;
  localize?: boolean | undefined;
  input: HTMLElement | HTMLCollection;
}

/** An icon of Font Awesome by its name, with or without the prefix; generation 14 has it. */
export function createFontAwesomeIcon(
  glyph: string,
  {
    style = "solid",
    fixedWidth = false,
    classes = [],
  }: { style?: string; fixedWidth?: boolean; classes?: string[] } = {},
): HTMLElement {
  const icon = document.createElement("i");
  icon.classList.add(`fa-${style}`, glyph.startsWith("fa-") ? glyph : `fa-${glyph}`, ...classes);
  icon.classList.toggle("fa-fw", fixedWidth);
  icon.inert = true;
  return icon;
}

const shown = (text: string, localize: boolean | undefined): string => (localize ? words(text) : text);

/** A labelled row: label, the input, and a hint under it. */
export function createFormGroup(config: GroupConfig): HTMLDivElement {
  const { label, hint, units, rootId, classes, stacked, localize, input } = config;
  const group = document.createElement("div");
  group.className = "form-group";
  if (stacked) group.classList.add("stacked");
  if (classes) group.classList.add(...classes.filter(Boolean));
  const caption = document.createElement("label");
  caption.textContent = shown(label ?? "", localize);
  if (units) {
    const unit = document.createElement("span");
    unit.className = "units";
    unit.textContent = ` (${shown(units, localize)})`;
    caption.append(unit);
  }
  const fields = document.createElement("div");
  fields.className = "form-fields";
  const inputs = input instanceof HTMLCollection ? [...input] : [input];
  fields.append(...inputs);
  const [first] = inputs;
  if (first instanceof HTMLElement && inputs.length === 1) {
    first.id ||= [rootId, (first as HTMLInputElement).name].filter(Boolean).join("-");
    if (first.id) caption.htmlFor = first.id;
  }
  group.append(caption, fields);
  if (hint) {
    const note = document.createElement("p");
    note.className = "hint";
    note.textContent = shown(hint, localize);
    group.append(note);
  }
  return group;
}

export function createTextInput(config: InputConfig<string>): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "text";
  setInputAttributes(input, config);
  // As an attribute, because templates take the markup of the input and not the input itself.
  input.setAttribute("value", config.value ?? "");
  return input;
}

export function createTextareaInput(config: InputConfig<string> & { rows?: number }): HTMLTextAreaElement {
  const input = document.createElement("textarea");
  setInputAttributes(input, config);
  if (config.rows) input.rows = config.rows;
  input.textContent = config.value ?? "";
  return input;
}

export function createCheckboxInput(config: InputConfig<boolean>): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "checkbox";
  setInputAttributes(input, config);
  if (config.value) input.setAttribute("checked", "");
  return input;
}

interface NumberConfig extends InputConfig<number | null> {
  min?: number;
  max?: number;
  step?: number | "any";
  type?: "number" | "range";
}

export function createNumberInput(config: NumberConfig): HTMLElement {
  if (config.type === "range") {
    const range = document.createElement("range-picker");
    setInputAttributes(range, config);
    for (const key of ["min", "max", "step"] as const) {
      if (config[key] !== undefined) range.setAttribute(key, String(config[key]));
    }
    range.setAttribute("value", String(config.value ?? config.min ?? 0));
    return range;
  }
  const input = document.createElement("input");
  input.type = "number";
  setInputAttributes(input, config);
  if (config.min !== undefined) input.min = String(config.min);
  if (config.max !== undefined) input.max = String(config.max);
  input.step = String(config.step ?? "any");
  input.setAttribute("value", config.value === null || config.value === undefined ? "" : String(config.value));
  return input;
}

export function createSelectInput(config: InputConfig<string | number | null> & SelectConfig): HTMLSelectElement {
  const select = document.createElement("select");
  setInputAttributes(select, config);
  fillOptions(select, config, [config.value]);
  return select;
}

export function createMultiSelectInput(config: InputConfig<Iterable<string>> & SelectConfig): HTMLElement {
  const element = document.createElement(config.type === "checkboxes" ? "multi-checkbox" : "multi-select");
  setInputAttributes(element, config);
  fillOptions(element, config, [...(config.value ?? [])]);
  return element;
}

export function createEditorInput(config: InputConfig<string> & Loose): HTMLElement {
  const element = document.createElement("prose-mirror");
  setInputAttributes(element, config);
  element.setAttribute("value", config.value ?? "");
  if (config["toggled"]) element.setAttribute("toggled", "");
  if (typeof config["enriched"] === "string") element.innerHTML = config["enriched"];
  return element;
}
