import { page, words } from "../../page.ts";
import { AbstractFormInputElement, iconButton } from "./form-element.ts";

/** A path to a file, typed in or picked. */
export class HTMLFilePickerElement extends AbstractFormInputElement<string> {
  static override tagName = "file-picker";
  #input = document.createElement("input");

  constructor() {
    super();
    this._value = this.getAttribute("value") ?? "";
  }

  override _buildElements(): HTMLElement[] {
    this._value = this.getAttribute("value") ?? "";
    this.#input.type = "text";
    this.#input.className = "image";
    this.#input.placeholder = this.getAttribute("placeholder") ?? "path/to/file.ext";
    const browse = iconButton("fa-solid fa-file-import", words("FILES.Browse"));
    browse.addEventListener("click", () => this.#browse());
    return [this.#input, browse];
  }

  #browse(): void {
    const { FilePicker } = page.foundry.applications.apps;
    const picker = new FilePicker.implementation({
      type: this.getAttribute("type") ?? "any",
      current: this._value,
      callback: (path: string) => {
        this.value = path;
      },
    });
    void picker.browse();
  }

  override _activateListeners(): void {
    this.#input.addEventListener("change", (event) => {
      event.stopPropagation();
      this.value = this.#input.value;
    });
  }

  override _refresh(): void {
    this.#input.value = this._value;
  }
}
