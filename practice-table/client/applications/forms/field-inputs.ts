import { words, type Loose, text } from "../../page.ts";
import {
  createCheckboxInput,
  createEditorInput,
  createFormGroup,
  createMultiSelectInput,
  createNumberInput,
  createSelectInput,
  createTextInput,
  createTextareaInput,
  setInputAttributes,
} from "./fields.ts";
import { optionsFromChoices, type SelectConfig } from "./select-options.ts";

interface DrawnField {
  readonly fieldPath: string;
  readonly label?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly blank?: boolean;
  readonly choices?: SelectConfig["choices"];
  readonly element?: DrawnField;
  readonly integer?: boolean;
  readonly positive?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly type?: string;
  readonly categories?: string[];
  readonly options?: Loose;
  _toInput(config: Loose): unknown;
}

/** What a system may draw a field with in our stead. */
type Widget = (field: unknown, ...configs: Loose[]) => HTMLElement;

/** The nearest class in the field's ancestry that says how to draw it, so a system's own fields are drawn as their parents. */
function drawnAs(field: object): string {
  let step: unknown = field.constructor;
  while (typeof step === "function") {
    if (step.name in DRAWINGS) return step.name;
    step = Object.getPrototypeOf(step) as unknown;
  }
  return "StringField";
}

function select(field: DrawnField, config: Loose): HTMLElement {
  const blank = field.required && !field.nullable && !field.blank ? {} : { blank: "" };
  const choices = (config["choices"] ?? field.choices) as SelectConfig["choices"];
  const options = config["options"] ? {} : { options: optionsFromChoices(choices, config) };
  return createSelectInput({ ...blank, ...config, ...options });
}

function element(tag: string, config: Loose, attributes: Loose = {}): HTMLElement {
  const made = document.createElement(tag);
  setInputAttributes(made, config);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    made.setAttribute(key, value === true ? "" : text(value));
  }
  return made;
}

const listed = (value: unknown): string => [...((value as Iterable<unknown> | undefined) ?? [])].join(",");

const DRAWINGS: Record<string, (field: DrawnField, config: Loose) => HTMLElement> = {
  StringField: (field, config) =>
    config["choices"] || config["options"] || field.choices ? select(field, config) : createTextInput(config),
  NumberField: (field, config) => {
    if (config["choices"] || config["options"] || field.choices) {
      return select(field, { ...config, dataset: { ...(config["dataset"] as object), dtype: "Number" } });
    }
    const range = { min: field.min, max: field.max, step: field.step ?? (field.integer ? 1 : undefined) };
    const given = Object.fromEntries(Object.entries(range).filter(([, value]) => value !== undefined));
    const ranged = given["min"] !== undefined && given["max"] !== undefined && field.step !== undefined;
    return createNumberInput({ ...given, type: ranged ? "range" : "number", ...config } as never);
  },
  BooleanField: (_field, config) => createCheckboxInput(config),
  ColorField: (_field, config) => element("color-picker", config, { value: config["value"] }),
  HTMLField: (_field, config) => createEditorInput(config),
  JSONField: (_field, config) => createTextareaInput(config),
  JavaScriptField: (_field, config) => element("code-mirror", config, { value: config["value"] }),
  FilePathField: (field, config) =>
    element("file-picker", config, { value: config["value"], type: field.categories?.[0]?.toLowerCase() }),
  DocumentUUIDField: (field, config) =>
    element("document-tags", config, { value: config["value"], type: field.type, single: true }),
  ForeignDocumentField: (field, config) => select(field, config),
  SetField: (field, config) => {
    const choices = config["choices"] ?? field.element?.choices;
    if (config["options"] || choices) return createMultiSelectInput({ ...config, choices } as never);
    const tag = field.element && drawnAs(field.element) === "DocumentUUIDField" ? "document-tags" : "string-tags";
    return element(tag, config, { value: listed(config["value"]), type: field.element?.type });
  },
};

export function drawInput(field: unknown, config: Loose): HTMLElement {
  const drawn = field as DrawnField;
  const full: Loose = {
    name: drawn.fieldPath,
    required: drawn.required && !drawn.nullable && drawn.blank === false,
    ...config,
  };
  if (drawn.placeholder) full["placeholder"] ??= words(drawn.placeholder);
  const own = config["input"];
  if (typeof own === "function") return (own as Widget)(field, full);
  return drawn._toInput(full) as HTMLElement;
}

export function drawByClass(field: unknown, full: Loose): HTMLElement {
  const draw = DRAWINGS[drawnAs(field as object)];
  if (!draw) throw new Error(`A ${(field as object).constructor.name} cannot be drawn as an input.`);
  return draw(field as DrawnField, full);
}

export function drawGroup(field: unknown, group: Loose, config: Loose): HTMLElement {
  const drawn = field as DrawnField;
  const { widget, ...rest } = group;
  const full: Loose = { label: words(drawn.label ?? ""), hint: words(drawn.hint ?? ""), ...defined(rest) };
  if (typeof widget === "function") return (widget as Widget)(field, full, config);
  const input = drawInput(field, config);
  return createFormGroup({ ...full, input });
}

function defined(config: Loose): Loose {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}
