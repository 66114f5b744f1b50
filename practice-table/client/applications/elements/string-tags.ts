import { page, words } from "../../page.ts";
import { AbstractFormInputElement, iconButton } from "./form-element.ts";
import { buildTag } from "./tag.ts";

/** A set of words: typed in, shown as tags, removed with a click. */
export class HTMLStringTagsElement extends AbstractFormInputElement<Set<string>, string[]> {
  static override tagName = "string-tags";
  #tags = document.createElement("div");
  #input = document.createElement("input");

  constructor() {
    super();
    this._value = this.#written();
  }

  #written(): Set<string> {
    const written = this.getAttribute("value") ?? this.textContent ?? "";
    return new Set(
      written
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    );
  }

  static create(config: { name?: string; value?: Iterable<string> }): HTMLStringTagsElement {
    const element = document.createElement(this.tagName) as HTMLStringTagsElement;
    if (config.name) element.name = config.name;
    element.setAttribute("value", [...(config.value ?? [])].join(","));
    element._value = new Set(config.value ?? []);
    return element;
  }

  override _getValue(): string[] {
    return [...this._value];
  }
  override _setValue(value: Iterable<string>): void {
    this._value = new Set(value);
  }

  override _buildElements(): HTMLElement[] {
    if (this._value.size === 0) this._value = this.#written();
    this.#tags.className = "tags input-element-tags";
    this.#input.type = "text";
    this.#input.placeholder = this.getAttribute("placeholder") ?? "";
    const add = iconButton("fa-solid fa-file-plus", words("ELEMENTS.Add"));
    add.addEventListener("click", () => this.#add());
    return [this.#tags, this.#input, add];
  }

  override _activateListeners(): void {
    this.#input.addEventListener("change", (event) => event.stopPropagation());
    this.#input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      this.#add();
    });
    this.#tags.addEventListener("click", (event) => {
      const tag = (event.target as Element).closest("button")?.closest<HTMLElement>(".tag");
      if (!tag || !this.editable) return;
      this.value = new Set([...this._value].filter((value) => value !== tag.dataset["key"]));
    });
  }

  #add(): void {
    const value = this.#input.value.trim();
    if (!value) return;
    try {
      this._validateTag(value);
    } catch (error) {
      page.ui.notifications?.error((error as Error).message);
      return;
    }
    this.#input.value = "";
    this.value = new Set([...this._value, value]);
  }

  _validateTag(_tag: string): void {}

  override _refresh(): void {
    this.#tags.replaceChildren(...[...this._value].map((value) => buildTag(value, value, this.editable)));
  }
}
