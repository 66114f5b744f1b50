import { page, words } from "../../page.ts";
import { TextEditor } from "../ux/text-editor.ts";
import { AbstractFormInputElement, iconButton } from "./form-element.ts";
import { buildTag } from "./tag.ts";

/** References to documents by uuid: dropped on it or typed in. With `single`, the value is one uuid or null. */
export class HTMLDocumentTagsElement extends AbstractFormInputElement<string[] | string | null> {
  static override tagName = "document-tags";
  #tags = document.createElement("div");
  #input = document.createElement("input");
  #uuids: string[] = [];

  constructor() {
    super();
    this.#uuids = this.#written();
  }

  #written(): string[] {
    return (this.getAttribute("value") ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
  }

  get type(): string | null {
    return this.getAttribute("type");
  }
  get single(): boolean {
    return this.hasAttribute("single");
  }

  override _getValue(): string[] | string | null {
    return this.single ? (this.#uuids[0] ?? null) : [...this.#uuids];
  }
  override _setValue(value: string[] | string | null): void {
    this.#uuids = [value ?? []].flat().slice(0, this.single ? 1 : undefined);
  }

  override _buildElements(): HTMLElement[] {
    this.#uuids = this.#written();
    this.#tags.className = "tags input-element-tags";
    this.#input.type = "text";
    this.#input.placeholder = this.getAttribute("placeholder") ?? words("ELEMENTS.DocumentTags");
    const add = iconButton("fa-solid fa-file-plus", words("ELEMENTS.Add"));
    add.addEventListener("click", () => this.#add(this.#input.value));
    return [this.#tags, this.#input, add];
  }

  override _activateListeners(): void {
    this.#input.addEventListener("change", (event) => event.stopPropagation());
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      event.preventDefault();
      event.stopPropagation();
      const { uuid } = TextEditor.getDragEventData(event) as { uuid?: string };
      if (uuid) this.#add(uuid);
    });
    this.#tags.addEventListener("click", (event) => {
      const tag = (event.target as Element).closest("button")?.closest<HTMLElement>(".tag");
      if (tag && this.editable) this.value = this.#uuids.filter((uuid) => uuid !== tag.dataset["key"]);
    });
  }

  #add(uuid: string): void {
    if (!uuid || !this.editable) return;
    const found = page.foundry.utils.fromUuidSync(uuid, { strict: false });
    const kind = found?.documentName;
    if (this.type && kind && kind !== this.type) {
      page.ui.notifications?.error(words("ELEMENTS.WrongDocument", { type: this.type }));
      return;
    }
    this.#input.value = "";
    this.value = this.single ? [uuid] : [...new Set([...this.#uuids, uuid])];
  }

  override _refresh(): void {
    const name = (uuid: string): string => page.foundry.utils.fromUuidSync(uuid, { strict: false })?.name ?? uuid;
    this.#tags.replaceChildren(...this.#uuids.map((uuid) => buildTag(uuid, name(uuid), this.editable)));
  }
}
