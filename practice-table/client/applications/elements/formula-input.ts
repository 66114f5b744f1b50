import { NotInHost } from "../../not-in-host.ts";
import { words } from "../../page.ts";
import { type InputConfig, setInputAttributes } from "../forms/input-attributes.ts";
import { AbstractFormInputElement, iconButton } from "./form-element.ts";

/** Generation 14: a formula, with a button for an editor of formulas, which the table has not. */
export class HTMLFormulaInputElement extends AbstractFormInputElement<string> {
  static override tagName = "formula-input";
  button: HTMLButtonElement | undefined;
  input: HTMLInputElement | undefined;

  get context(): string | null {
    return this.getAttribute("context");
  }

  set context(value: string) {
    this.setAttribute("context", value);
  }

  static create(config: InputConfig<string> & { context?: string }): HTMLFormulaInputElement {
    const element = document.createElement(this.tagName) as HTMLFormulaInputElement;
    setInputAttributes(element, config);
    element.context = config.context ?? "default";
    element.setAttribute("value", config.value ?? "");
    return element;
  }

  override _buildElements(): HTMLElement[] {
    this._value = this.getAttribute("value") ?? this.textContent?.trim() ?? "";
    this.input = Object.assign(document.createElement("input"), { type: "text" });
    this.input.placeholder = this.getAttribute("placeholder") ?? "";
    this.button = iconButton("fa-solid fa-calculator", words("ELEMENTS.EditFormula"));
    return [this.input, this.button];
  }

  override _activateListeners(): void {
    this.input?.addEventListener("change", (event) => {
      event.stopPropagation();
      this.value = this.input?.value ?? "";
    });
    this.button?.addEventListener("click", () => {
      if (this.dispatchEvent(new Event("edit", { cancelable: true })))
        throw new NotInHost("foundry.applications.apps.FormulaEditor");
    });
  }

  override _refresh(): void {
    if (this.input) this.input.value = this._value;
  }
}
