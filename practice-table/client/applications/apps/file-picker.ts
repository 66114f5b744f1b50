import type { FileListing } from "../../../common/protocol.ts";
import { page, words, type Loose, text } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import { ApplicationV2 } from "../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import { isOfKind, isPicture, listFiles, makeFolder, sendFile } from "./file-shelf.ts";

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/");
const nameOf = (path: string): string => path.split("/").at(-1) ?? path;

/** Picks a file by path, or from the folders of the table, the system and the world; into the last it can put new ones. */
export class FilePicker extends HandlebarsApplicationMixin(ApplicationV2) {
  static LAST_BROWSED_DIRECTORY = "";

  static get implementation(): typeof FilePicker {
    const configured = page.CONFIG["ux"]?.["FilePicker"];
    return (configured as typeof FilePicker | undefined) ?? FilePicker;
  }

  /** There is one source of files here: the table's own. */
  static async browse(_source: string, target: string, options: Loose = {}): Promise<FileListing & Loose> {
    const listing = await listFiles(target);
    const extensions = Array.isArray(options["extensions"]) ? (options["extensions"] as string[]) : null;
    const files = listing.files.filter((file) => !extensions || extensions.some((ending) => file.endsWith(ending)));
    return { ...listing, files, private: false, privateDirs: [], extensions: extensions ?? [] };
  }

  static async createDirectory(_source: string, target: string): Promise<string> {
    await makeFolder(target);
    return target;
  }

  /** Answers `{ path }`, or false with a notice when the table refused. */
  static async upload(
    _source: string,
    path: string,
    file: File,
    _body: Loose = {},
    { notify = true }: { notify?: boolean } = {},
  ): Promise<{ path: string; message: string; status: "success" } | false> {
    try {
      const taken = await sendFile(path, file);
      const message = words("FILES.Uploaded", { path: taken });
      if (notify) page.ui.notifications?.info(message);
      return { path: taken, message, status: "success" };
    } catch (error) {
      page.ui.notifications?.error((error as Error).message);
      return false;
    }
  }

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["file-picker"],
    tag: "form",
    type: "any",
    current: "",
    position: { width: 520 },
    window: { title: "FILES.Title", icon: "fa-solid fa-file-import", contentClasses: ["standard-form"] },
    form: { handler: FilePicker.#onSubmit, closeOnSubmit: true },
    actions: { pick: FilePicker.#onPick, openFolder: FilePicker.#onOpen, makeFolder: FilePicker.#onMakeFolder },
  };

  static override PARTS = {
    path: { template: "templates/apps/file-picker-path.hbs" },
    files: { template: "templates/apps/file-picker.hbs", scrollable: [".files"] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  #listing: FileListing = { target: "", dirs: [], files: [] };
  #trouble = "";

  get target(): string {
    return this.#listing.target;
  }

  get type(): string {
    return text(this.options["type"]);
  }

  get canUpload(): boolean {
    return /^worlds\/[^/]+\/assets(\/|$)/.test(this.target) && page.game.user.can("FILES_UPLOAD");
  }

  /** Shows a folder; without one, that of the current file, or the last one looked into. */
  async browse(target?: string): Promise<this> {
    const { implementation } = FilePicker;
    const current = text(this.options["current"]);
    const wanted = [target ?? folderOf(current), implementation.LAST_BROWSED_DIRECTORY, "icons/svg", ""];
    for (const folder of target === undefined ? wanted : [target]) {
      if (folder === "" && target === undefined && folder !== wanted.at(-1)) continue;
      try {
        this.#listing = await implementation.browse("data", folder);
        implementation.LAST_BROWSED_DIRECTORY = this.target;
        this.#trouble = "";
        break;
      } catch (error) {
        this.#trouble = (error as Error).message;
      }
    }
    return this.render(this.rendered ? { parts: ["files"] } : { force: true });
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const steps = this.target ? this.target.split("/") : [];
    return Object.assign(context, {
      current: this.options["current"],
      trouble: this.#trouble,
      canUpload: this.canUpload,
      accept: this.type.startsWith("image") ? "image/*" : "",
      crumbs: ["", ...steps].map((name, index) => ({
        name: name || words("FILES.Root"),
        target: steps.slice(0, index).join("/"),
      })),
      dirs: this.#listing.dirs.map((path) => ({ path, name: nameOf(path) })),
      files: this.#listing.files
        .filter((path) => isOfKind(path, this.type))
        .map((path) => ({ path, name: nameOf(path).replace(/\.\w+$/, ""), isPicture: isPicture(path) })),
      buttons: [{ type: "submit", icon: "fa-solid fa-check", label: words("FILES.Choose") }],
    });
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    const input = this.element.querySelector<HTMLInputElement>("input[type=file]");
    input?.addEventListener("change", () => void this.#upload([...(input.files ?? [])]));
  }

  async #upload(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const taken = await FilePicker.implementation.upload("data", this.target, file);
      if (taken) this.#choose(taken.path);
    }
    await this.browse(this.target);
  }

  #choose(path: string): void {
    const input = this.form?.elements.namedItem("file");
    if (input instanceof HTMLInputElement) input.value = path;
  }

  static #onPick(this: FilePicker, _event: PointerEvent, target: HTMLElement): void {
    this.#choose(target.dataset["path"] ?? "");
    for (const button of this.element.querySelectorAll<HTMLElement>("[data-action=pick]"))
      button.ariaPressed = String(button === target);
  }

  static async #onOpen(this: FilePicker, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.browse(target.dataset["target"] ?? "");
  }

  static async #onMakeFolder(this: FilePicker): Promise<void> {
    const { DialogV2 } = page.foundry.applications.api;
    const label = words("FILES.FolderName");
    const content = `<label>${label} <input type="text" name="name" required pattern="[\\w \\-]+" autofocus /></label>`;
    const answer = await DialogV2.input({ window: { title: "FILES.NewFolder" }, content });
    const name = text(answer?.["name"]).trim();
    if (!name) return;
    try {
      await FilePicker.implementation.createDirectory("data", `${this.target}/${name}`);
      await this.browse(`${this.target}/${name}`);
    } catch (error) {
      page.ui.notifications?.error((error as Error).message);
    }
  }

  static #onSubmit(this: FilePicker, _event: Event, _form: HTMLFormElement, formData: { object: Loose }): void {
    const callback = this.options["callback"] as ((path: string, picker: FilePicker) => unknown) | undefined;
    callback?.(text(formData.object["file"]), this);
  }
}
