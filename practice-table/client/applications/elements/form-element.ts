import { seenAs } from "../../page.ts";

/** A custom element that takes part in forms like an input does. Subclasses say how it is built and what its value is. */
export abstract class AbstractFormInputElement<T, Given = T> extends HTMLElement {
  static tagName: string;
  static formAssociated = true;
  static observedAttributes: string[] = ["disabled"];

  readonly _internals: ElementInternals;
  _value!: T;
  #built = false;

  constructor() {
    super();
    this._internals = this.attachInternals();
  }

  get form(): HTMLFormElement | null {
    return this._internals.form;
  }
  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(name: string) {
    this.setAttribute("name", name);
  }
  get value(): Given {
    return this._getValue();
  }
  set value(value: Given | T) {
    this._setValue(value);
    this._refresh();
    this._changed();
  }
  get disabled(): boolean {
    return this.matches(":disabled") || this.hasAttribute("disabled");
  }
  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
  }
  get editable(): boolean {
    return !this.disabled && !this.hasAttribute("readonly");
  }

  connectedCallback(): void {
    if (!this.#built) {
      this.#built = true;
      this.replaceChildren(...this._buildElements());
      this._activateListeners();
    }
    this._refresh();
    this._toggleDisabled(!this.editable);
    queueMicrotask(() => this.#nameInner());
  }

  /** A label outside belongs to the element as a whole; what is inside is called the same. */
  #nameInner(): void {
    const label = this._internals.labels[0]?.textContent?.trim() || this.ariaLabel || this.name;
    for (const inner of this.querySelectorAll("input, select, textarea")) {
      if (label && !inner.closest("label") && !inner.hasAttribute("aria-label"))
        inner.setAttribute("aria-label", label);
    }
  }

  attributeChangedCallback(name: string): void {
    if (name === "disabled" && this.#built) this._toggleDisabled(!this.editable);
  }

  formDisabledCallback(disabled: boolean): void {
    if (this.#built) this._toggleDisabled(disabled);
  }

  /** What it is asked for need not be what it keeps: a set is given as a list. */
  _getValue(): Given {
    return seenAs<Given>(this._value);
  }
  _setValue(value: Given | T): void {
    this._value = seenAs<T>(value);
  }
  _changed(): void {
    this.dispatchEvent(new Event("input", { bubbles: true, cancelable: true }));
    this.dispatchEvent(new Event("change", { bubbles: true, cancelable: true }));
  }
  _toggleDisabled(disabled: boolean): void {
    for (const inner of this.querySelectorAll("input, button, select, textarea")) Object.assign(inner, { disabled });
  }
  abstract _buildElements(): HTMLElement[];
  _refresh(): void {}
  _activateListeners(): void {}
}

/** A button with an icon, for use inside form elements. */
export function iconButton(icon: string, label: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `icon ${icon}`;
  button.setAttribute("aria-label", label);
  return button;
}
