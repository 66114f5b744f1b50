import { words } from "../../page.ts";

export interface InputConfig<T> {
  name?: string;
  value?: T;
  id?: string;
  required?: boolean;
  disabled?: boolean;
  readonly?: boolean;
  autofocus?: boolean;
  localize?: boolean;
  placeholder?: string;
  classes?: string | string[];
  dataset?: Record<string, string>;
  aria?: Record<string, string>;
}

export function setInputAttributes(input: HTMLElement, config: InputConfig<never> | InputConfig<unknown>): void {
  if (config.name) input.setAttribute("name", config.name);
  if (config.id) input.id = config.id;
  if (config.placeholder) {
    input.setAttribute("placeholder", config.localize ? words(config.placeholder) : config.placeholder);
  }
  for (const key of ["required", "disabled", "readonly", "autofocus"] as const) {
    if (config[key]) input.setAttribute(key, "");
  }
  const classes = typeof config.classes === "string" ? config.classes.split(/\s+/) : (config.classes ?? []);
  const named = classes.filter(Boolean);
  if (named.length > 0) input.classList.add(...named);
  for (const [key, value] of Object.entries(config.dataset ?? {})) input.dataset[key] = value;
  for (const [key, value] of Object.entries(config.aria ?? {})) input.setAttribute(`aria-${key}`, value);
}
