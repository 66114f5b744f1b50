import { page, words } from "../../page.ts";
import type { AppShape } from "../app-shape.ts";

export interface DialogButton {
  action: string;
  label: string;
  icon?: string;
  class?: string;
  style?: Record<string, string>;
  type?: string;
  disabled?: boolean;
  default?: boolean;
  callback?: (event: Event, button: HTMLButtonElement, dialog: AppShape) => unknown;
}

function buildButton(given: DialogButton): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = given.type === "button" ? "button" : "submit";
  button.dataset["action"] = given.action;
  if (given.class) button.className = given.class;
  Object.assign(button.style, given.style ?? {});
  button.disabled = given.disabled ?? false;
  if (given.default) button.autofocus = true;
  if (given.icon) {
    const icon = document.createElement("i");
    icon.className = given.icon;
    icon.ariaHidden = "true";
    button.append(icon, " ");
  }
  const label = document.createElement("span");
  label.textContent = words(given.label);
  button.append(label);
  return button;
}

/** Text content is cleaned; an element is put in as it is. */
export function buildDialogForm(
  content: string | HTMLElement | undefined,
  buttons: readonly DialogButton[],
): HTMLFormElement {
  const form = document.createElement("form");
  form.className = "dialog-form standard-form";
  form.autocomplete = "off";
  const body = document.createElement("div");
  body.className = "dialog-content standard-form";
  // It is in the form already: so a form that the content brings is none, and its fields are the dialog's.
  form.append(body);
  if (typeof content === "string") body.innerHTML = page.foundry.utils.cleanHTML(content);
  else if (content) body.append(content);
  const footer = document.createElement("footer");
  footer.className = "form-footer";
  const built = buttons.map(buildButton);
  const [only] = built;
  if (only && built.length === 1 && !body.querySelector("[autofocus]")) only.autofocus = true;
  footer.append(...built);
  form.append(footer);
  return form;
}
