import { words } from "../../page.ts";
import { AbstractFormInputElement } from "./form-element.ts";
import { buildTag } from "./tag.ts";

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly group: string;
  readonly disabled: boolean;
}

/** Options written as its children, as in a `<select>`; any number of them may be chosen. */
abstract class MultiChoiceElement extends AbstractFormInputElement<Set<string>, string[]> {
  readonly choices: Choice[] = [];

  constructor() {
    super();
    this._value = new Set();
  }

  /** The parser may connect the element before its children exist, so they are read when first built. */
  readChoices(): void {
    for (const option of this.querySelectorAll("option")) {
      const group = option.parentElement instanceof HTMLOptGroupElement ? option.parentElement.label : "";
      this.choices.push({ value: option.value, label: option.label, group, disabled: option.disabled });
      if (option.hasAttribute("selected")) this._value.add(option.value);
    }
  }

  override _getValue(): string[] {
    return [...this._value];
  }
  override _setValue(value: Iterable<string>): void {
    const known = new Set(this.choices.map((choice) => choice.value));
    const wanted = [...value];
    const stranger = wanted.find((entry) => known.size > 0 && !known.has(entry));
    if (stranger !== undefined) throw new Error(`"${stranger}" is not one of the options of <${this.localName}>.`);
    this._value = new Set(wanted);
  }
  select(value: string): void {
    this.value = new Set([...this._value, value]);
  }
  unselect(value: string): void {
    this.value = new Set([...this._value].filter((entry) => entry !== value));
  }
}

export class HTMLMultiSelectElement extends MultiChoiceElement {
  static override tagName = "multi-select";
  #tags = document.createElement("div");
  #select = document.createElement("select");

  override _buildElements(): HTMLElement[] {
    this.readChoices();
    this.#tags.className = "tags input-element-tags";
    this.#select.setAttribute("aria-label", words("ELEMENTS.Add"));
    return [this.#tags, this.#select];
  }

  override _activateListeners(): void {
    this.#select.addEventListener("change", (event) => {
      event.stopPropagation();
      if (this.#select.value) this.select(this.#select.value);
    });
    this.#tags.addEventListener("click", (event) => {
      const tag = (event.target as Element).closest("button")?.closest<HTMLElement>(".tag");
      if (tag?.dataset["key"] !== undefined && this.editable) this.unselect(tag.dataset["key"]);
    });
  }

  override _refresh(): void {
    const chosen = this.choices.filter((choice) => this._value.has(choice.value));
    this.#tags.replaceChildren(...chosen.map((choice) => buildTag(choice.value, choice.label, this.editable)));
    const blank = new Option("", "");
    this.#select.replaceChildren(blank);
    for (const choice of this.choices) {
      const option = new Option(choice.label, choice.value);
      option.disabled = choice.disabled || this._value.has(choice.value);
      this.#holder(choice.group).append(option);
    }
    this.#select.value = "";
  }

  #holder(group: string): HTMLElement {
    if (!group) return this.#select;
    const known = [...this.#select.querySelectorAll("optgroup")].find((entry) => entry.label === group);
    if (known) return known;
    const made = document.createElement("optgroup");
    made.label = group;
    this.#select.append(made);
    return made;
  }
}

export class HTMLMultiCheckboxElement extends MultiChoiceElement {
  static override tagName = "multi-checkbox";

  override _buildElements(): HTMLElement[] {
    this.readChoices();
    return this.choices.map((choice) => {
      const label = document.createElement("label");
      label.className = "checkbox";
      const box = document.createElement("input");
      box.type = "checkbox";
      box.value = choice.value;
      label.append(box, choice.label);
      return label;
    });
  }

  override _activateListeners(): void {
    this.addEventListener("change", (event) => {
      const box = event.target;
      if (!(box instanceof HTMLInputElement)) return;
      event.stopPropagation();
      if (box.checked) this.select(box.value);
      else this.unselect(box.value);
    });
  }

  override _refresh(): void {
    for (const box of this.querySelectorAll("input")) box.checked = this._value.has(box.value);
  }
}
