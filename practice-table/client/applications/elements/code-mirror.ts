import { AbstractFormInputElement } from "./form-element.ts";

/** Code under Foundry's element name, in a plain text area. */
export class HTMLCodeMirrorElement extends AbstractFormInputElement<string> {
  static override tagName = "code-mirror";
  #area = document.createElement("textarea");

  override _buildElements(): HTMLElement[] {
    this._value = this.getAttribute("value") ?? this.textContent ?? "";
    this.#area.spellcheck = false;
    return [this.#area];
  }

  override _activateListeners(): void {
    this.#area.addEventListener("change", (event) => {
      event.stopPropagation();
      this.value = this.#area.value;
    });
  }

  override _refresh(): void {
    this.#area.value = this._value;
  }
}
