import { words } from "../../page.ts";
import { AbstractFormInputElement, iconButton } from "./form-element.ts";

const COMMANDS = [
  ["bold", "fa-solid fa-bold", "EDITOR.Bold"],
  ["italic", "fa-solid fa-italic", "EDITOR.Italic"],
  ["insertUnorderedList", "fa-solid fa-list", "EDITOR.List"],
  ["insertOrderedList", "fa-solid fa-list-ol", "EDITOR.Numbered"],
  ["formatBlock", "fa-solid fa-heading", "EDITOR.Heading"],
  ["removeFormat", "fa-solid fa-eraser", "EDITOR.Plain"],
] as const;

/**
 * Rich text under Foundry's element name, edited in place by the browser. With `toggled` it shows the enriched text
 * until somebody presses edit.
 */
export class HTMLProseMirrorElement extends AbstractFormInputElement<string> {
  static override tagName = "prose-mirror";
  #enriched = "";
  #content = document.createElement("div");
  #open = false;
  #menu: HTMLElement | null = null;

  static create(config: {
    name?: string;
    value?: string;
    enriched?: string;
    toggled?: boolean;
  }): HTMLProseMirrorElement {
    const element = document.createElement(this.tagName) as HTMLProseMirrorElement;
    if (config.name) element.name = config.name;
    element.setAttribute("value", config.value ?? "");
    if (config.toggled) element.toggleAttribute("toggled", true);
    if (config.enriched) element.innerHTML = config.enriched;
    return element;
  }

  get open(): boolean {
    return this.#open;
  }
  set open(open: boolean) {
    if (open === this.#open) return;
    if (open) this.#edit();
    else this.#save();
  }

  override _buildElements(): HTMLElement[] {
    this._value = this.getAttribute("value") ?? this.innerHTML;
    this.#enriched = this.innerHTML || this._value;
    this.removeAttribute("value");
    this.#content.className = "editor-content";
    this.#content.innerHTML = this.#enriched;
    if (!this.hasAttribute("toggled")) {
      queueMicrotask(() => this.editable && this.#edit());
      return [this.#content];
    }
    const edit = iconButton("toggle fa-solid fa-edit", words("EDITOR.Edit"));
    edit.addEventListener("click", () => this.#edit());
    return [edit, this.#content];
  }

  override _getValue(): string {
    return this.#open ? this.#content.innerHTML : (this._value ?? this.getAttribute("value") ?? "");
  }

  #edit(): void {
    if (this.#open || !this.editable) return;
    this.#open = true;
    this.classList.add("active");
    this.#content.innerHTML = this._value;
    this.#content.contentEditable = "true";
    this.#content.setAttribute("role", "textbox");
    this.#content.setAttribute("aria-multiline", "true");
    this.#menu = this.#buildMenu();
    this.prepend(this.#menu);
    this.dispatchEvent(new Event("open"));
    if (this.hasAttribute("toggled")) this.#content.focus();
  }

  #save(): void {
    const value = this.#content.innerHTML;
    const changed = value !== this._value;
    this._value = value;
    if (this.hasAttribute("toggled")) {
      this.#open = false;
      this.classList.remove("active");
      this.#content.contentEditable = "false";
      this.#menu?.remove();
    }
    this.dispatchEvent(new Event("save", { bubbles: true }));
    if (changed) this._changed();
    if (this.hasAttribute("toggled")) this.dispatchEvent(new Event("close"));
  }

  #buildMenu(): HTMLElement {
    const menu = document.createElement("menu");
    menu.className = "editor-menu";
    for (const [command, icon, label] of COMMANDS) {
      const button = iconButton(icon, words(label));
      button.addEventListener("mousedown", (event) => event.preventDefault());
      button.addEventListener("click", () =>
        document.execCommand(command, false, command === "formatBlock" ? "h3" : ""),
      );
      menu.append(button);
    }
    const save = iconButton("fa-solid fa-floppy-disk", words("EDITOR.Save"));
    save.addEventListener("click", () => this.#save());
    menu.append(save);
    return menu;
  }

  override _activateListeners(): void {
    this.#content.addEventListener("input", (event) => event.stopPropagation());
    this.#content.addEventListener("blur", () => {
      if (this.#open && !this.hasAttribute("toggled")) this.#save();
    });
    this.#content.addEventListener("keydown", (event) => {
      if (event.key === "s" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        this.#save();
      }
    });
  }
}
