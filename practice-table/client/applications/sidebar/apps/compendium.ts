import { page, words, type Loose, type PackPort } from "../../../page.ts";
import type {
  ClosingOptions,
  Configuration,
  PartialConfiguration,
  RenderOptions,
} from "../../api/application-shapes.ts";
import { ApplicationV2 } from "../../api/application-v2.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import { DialogV2 } from "../../api/dialog-v2.ts";
import { droppedClass, readDrop } from "../../sheets/dropped-documents.ts";
import type { ContextMenuEntry } from "../../ux/context-menu.ts";
import { DragDrop } from "../../ux/drag-drop.ts";
import { SearchFilter } from "../../ux/search-filter.ts";
import { menuEntry } from "../menu-entry.ts";

/** What one pack holds, to read and to drag into the world. */
export class Compendium extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "compendium-{id}",
    classes: ["compendium", "directory"],
    window: { icon: "fa-solid fa-book-atlas", resizable: true },
    position: { width: 340, height: 520 },
    actions: {
      activateEntry: Compendium.#onOpen,
      importEntry: Compendium.#onImport,
      deleteEntry: Compendium.#onDelete,
    },
  };

  static override PARTS = {
    directory: { template: "templates/sidebar/apps/compendium.hbs", scrollable: [".directory-list"] },
  };

  #search = new SearchFilter({
    inputSelector: "search input",
    contentSelector: ".directory-list",
    callback: (_event, query, rgx, content) => {
      for (const row of content?.querySelectorAll<HTMLElement>(".directory-item") ?? []) {
        row.hidden = Boolean(query) && !rgx.test(SearchFilter.cleanQuery(row.textContent ?? ""));
      }
    },
  });

  get collection(): PackPort {
    return this.options["collection"] as PackPort;
  }

  override get title(): string {
    return this.collection.title;
  }

  override _initializeApplicationOptions(options: PartialConfiguration): Configuration {
    const merged = super._initializeApplicationOptions(options);
    merged["collection"] = options["collection"];
    merged.uniqueId = (options["collection"] as PackPort).collection.replaceAll(".", "-");
    return merged;
  }

  override async _prepareContext(options: RenderOptions): Promise<Loose> {
    const context = await super._prepareContext(options);
    const entries = [...this.collection.index.contents].sort((a, b) => a.name.localeCompare(b.name));
    return Object.assign(context, {
      entries,
      canImport: page.game.user.isGM,
      canChange: this.#canChange,
      isAdventure: this.collection.documentName === "Adventure",
    });
  }

  get #canChange(): boolean {
    return page.game.user.isGM && !this.collection.locked;
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenus();
    this.collection.apps.push(this);
  }

  _createContextMenus(): void {
    this._createContextMenu(() => this._getEntryContextOptions(), "[data-entry-id]", {
      hookName: `get${this.collection.documentName}ContextOptions`,
      parentClassHooks: false,
      fixed: true,
    });
  }

  _getEntryContextOptions(): ContextMenuEntry[] {
    const gm = (): boolean => page.game.user.isGM;
    return [
      menuEntry("SHEETS.Import", "fa-solid fa-download", (entry) => this.#import(entry), gm),
      menuEntry(
        "COMMON.Delete",
        "fa-solid fa-trash",
        (entry) => this.#delete(entry),
        () => this.#canChange,
      ),
    ];
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    const { apps } = this.collection;
    if (apps.includes(this)) apps.splice(apps.indexOf(this), 1);
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#search.bind(this.element);
    new DragDrop.implementation({
      dragSelector: ".directory-item",
      callbacks: {
        dragstart: (event) => this._onDragStart(event),
        drop: (event) => this._onDrop(event),
      },
      permissions: {
        dragstart: (selector) => this._canDragStart(selector),
        drop: (selector) => this._canDragDrop(selector),
      },
    }).bind(this.element);
  }

  _canDragStart(_selector?: string | null): boolean {
    return true;
  }

  _canDragDrop(_selector?: string | null): boolean {
    return this.#canChange;
  }

  _onDragStart(event: DragEvent): void {
    const data = this._getEntryDragData((event.currentTarget as HTMLElement).dataset["entryId"] ?? "");
    event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  }

  _getEntryDragData(id: string): Loose {
    return { type: this.collection.documentName, uuid: this.collection.index.get(id)?.["uuid"] };
  }

  /** What is dropped here from elsewhere is copied in. */
  async _onDrop(event: DragEvent): Promise<void> {
    const data = readDrop(event);
    if (data["type"] !== this.collection.documentName) return;
    const dropped = await droppedClass(data)?.implementation.fromDropData(data);
    if (!dropped || dropped.pack === this.collection.collection) return;
    await this.collection.importDocument(dropped);
  }

  static #onDelete(this: Compendium, _event: PointerEvent, target: HTMLElement): Promise<void> {
    return this.#delete(target);
  }

  async #delete(target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "";
    const name = this.collection.index.get(id)?.name ?? "";
    const content = document.createElement("div");
    content.textContent = words("PACK.DeleteEntrySure", { name });
    if (!(await DialogV2.confirm({ window: { title: "COMMON.Delete" }, content }))) return;
    await (await this.collection.getDocument(id))?.delete();
  }

  static async #onOpen(this: Compendium, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "";
    const found = await this.collection.getDocument(id);
    await found?.sheet?.render({ force: true });
  }

  static #onImport(this: Compendium, _event: PointerEvent, target: HTMLElement): Promise<void> {
    return this.#import(target);
  }

  async #import(target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"] ?? "";
    if (this.collection.documentName === "Adventure") {
      const adventure = (await this.collection.getDocument(id)) as {
        import?(options?: Loose): Promise<unknown>;
      } | null;
      await adventure?.import?.({});
      return;
    }
    const world = page.game.collections.get(this.collection.documentName);
    await world?.importFromCompendium?.(this.collection, id);
  }
}
