import { AbstractFormInputElement } from "./form-element.ts";

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour as text and as swatch. An empty text is no colour. */
export class HTMLColorPickerElement extends AbstractFormInputElement<string | null> {
  static override tagName = "color-picker";
  #text = document.createElement("input");
  #swatch = document.createElement("input");

  constructor() {
    super();
    this._value = this.getAttribute("value") || null;
  }

  override _buildElements(): HTMLElement[] {
    this._value = this.getAttribute("value") || null;
    this.#text.type = "text";
    this.#text.placeholder = this.getAttribute("placeholder") ?? "";
    this.#swatch.type = "color";
    this.#swatch.setAttribute("aria-label", this.name);
    return [this.#text, this.#swatch];
  }

  override _setValue(value: string | null): void {
    this._value = value && HEX.test(value) ? value.toLowerCase() : null;
  }

  override _activateListeners(): void {
    for (const input of [this.#text, this.#swatch]) {
      input.addEventListener("change", (event) => {
        event.stopPropagation();
        this.value = input.value;
      });
    }
  }

  override _refresh(): void {
    this.#text.value = this._value ?? "";
    this.#swatch.value = this._value ?? this.getAttribute("placeholder") ?? "#000000";
  }
}
