import { AbstractFormInputElement } from "./form-element.ts";

/** A slider with its number beside it. */
export class HTMLRangePickerElement extends AbstractFormInputElement<number> {
  static override tagName = "range-picker";
  #range = document.createElement("input");
  #number = document.createElement("input");

  constructor() {
    super();
    this._value = Number(this.getAttribute("value") ?? this.getAttribute("min") ?? 0);
  }

  get min(): number {
    return Number(this.getAttribute("min") ?? 0);
  }
  get max(): number {
    return Number(this.getAttribute("max") ?? 100);
  }
  get step(): number {
    return Number(this.getAttribute("step") ?? 1);
  }

  override _buildElements(): HTMLElement[] {
    this._value = Number(this.getAttribute("value") ?? this.min);
    this.#range.type = "range";
    this.#number.type = "number";
    for (const input of [this.#range, this.#number]) {
      input.min = String(this.min);
      input.max = String(this.max);
      input.step = String(this.step);
    }
    return [this.#range, this.#number];
  }

  override _setValue(value: number): void {
    this._value = Math.min(this.max, Math.max(this.min, value));
  }

  override _activateListeners(): void {
    this.#range.addEventListener("input", (event) => {
      event.stopPropagation();
      this.#number.value = this.#range.value;
    });
    for (const input of [this.#range, this.#number]) {
      input.addEventListener("change", (event) => {
        event.stopPropagation();
        this.value = Number(input.value);
      });
    }
  }

  override _refresh(): void {
    this.#range.value = String(this._value);
    this.#number.value = String(this._value);
  }
}
