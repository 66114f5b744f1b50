import { seenAs, text, type Loose } from "../../page.ts";

interface FormDataOptions {
  dtypes?: Record<string, string>;
  disabled?: boolean;
  readonly?: boolean;
}

interface Valued extends HTMLElement {
  name: string;
  value: unknown;
  disabled: boolean;
}

function cast(value: unknown, dtype: string | undefined): unknown {
  if (value === null || value === undefined) return value;
  switch (dtype) {
    case "Number":
      return value === "" ? null : Number(value);
    case "Boolean":
      return value === true || value === "true" || value === "on";
    case "JSON":
      return JSON.parse(text(value));
    default:
      return value;
  }
}

/** A form's values with their types: numbers, checkboxes, multiple selects and custom elements as themselves. */
export class FormDataExtended extends FormData {
  readonly dtypes: Record<string, string>;
  readonly #values: Loose = {};

  constructor(form: HTMLFormElement, { dtypes = {}, disabled = false, readonly = true }: FormDataOptions = {}) {
    super();
    this.dtypes = { ...dtypes };
    const counts = new Map<string, number>();
    const elements = FormDataExtended.#fieldsOf(form).filter(
      (field) => (disabled || !field.disabled) && (readonly || !field.hasAttribute("readonly")),
    );
    for (const field of elements) counts.set(field.name, (counts.get(field.name) ?? 0) + 1);
    for (const field of elements) this.#read(field, (counts.get(field.name) ?? 0) > 1);
    for (const image of form.querySelectorAll<HTMLImageElement>("img[data-edit]:not(.disabled)")) {
      const path = image.dataset["edit"];
      if (path) this.#values[path] = image.getAttribute("src");
    }
    for (const [name, value] of Object.entries(this.#values)) super.set(name, FormDataExtended.#text(value));
  }

  get object(): Loose {
    return this.#values;
  }

  // ── What is changed in it is changed in its object, where it keeps its type ─────────────────────────────────────

  override set(name: string, value: unknown): void {
    this.#values[name] = value;
    super.set(name, FormDataExtended.#text(value));
  }

  override append(name: string, value: unknown): void {
    const earlier = this.#values[name];
    const list: unknown[] = Array.isArray(earlier) ? (earlier as unknown[]) : name in this.#values ? [earlier] : [];
    this.#values[name] = [...list, value];
    super.append(name, FormDataExtended.#text(value));
  }

  override delete(name: string): void {
    delete this.#values[name];
    super.delete(name);
  }

  static #text(value: unknown): string {
    return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  }

  static #fieldsOf(form: HTMLFormElement): Valued[] {
    const fields = seenAs<Valued[]>([...form.elements]);
    return fields.filter((field) => field.name && field.tagName !== "BUTTON" && field.tagName !== "FIELDSET");
  }

  #read(field: Valued, repeated: boolean): void {
    const { name } = field;
    if (field instanceof HTMLInputElement && ["submit", "button", "file", "reset"].includes(field.type)) return;
    const dtype = field.dataset["dtype"] ?? this.dtypes[name];
    if (field instanceof HTMLInputElement && field.type === "radio") {
      this.dtypes[name] = "Radio";
      const chosen = field.checked ? cast(field.value, dtype) : (this.#values[name] ?? null);
      this.#values[name] = chosen;
      return;
    }
    const value = this.#valueOf(field, dtype);
    const earlier = this.#values[name];
    if (repeated) this.#values[name] = Array.isArray(earlier) ? [...(earlier as unknown[]), value] : [value];
    else this.#values[name] = value;
  }

  #valueOf(field: Valued, dtype: string | undefined): unknown {
    if (field instanceof HTMLInputElement) {
      if (field.type === "checkbox") {
        this.dtypes[field.name] = "Boolean";
        return field.hasAttribute("value") && field.value !== "on" && field.value !== "true"
          ? field.checked
            ? cast(field.value, dtype)
            : null
          : field.checked;
      }
      if (field.type === "number" || field.type === "range") {
        this.dtypes[field.name] = "Number";
        return cast(field.value, "Number");
      }
    }
    if (field instanceof HTMLSelectElement && field.multiple) {
      return [...field.selectedOptions].map((option) => cast(option.value, dtype));
    }
    return cast(field.value, dtype);
  }
}
