import { page, words, type Loose } from "../../page.ts";
import type { PartialConfiguration, RenderOptions } from "../api/application-shapes.ts";
import type { HandlebarsTemplatePart } from "../api/handlebars-shapes.ts";
import { HandlebarsApplicationMixin } from "../api/handlebars-application.ts";
import type { CollectionShape, DocumentClassShape, DocumentShape } from "../document-shape.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import { SearchFilter } from "../ux/search-filter.ts";
import { DIRECTORY_ACTIONS, directoryEntries, folderEntries } from "./directory-actions.ts";
import { dropOnDirectory } from "./directory-drop.ts";
import { directoryTree } from "./directory-tree.ts";
import { AbstractSidebarTab } from "./sidebar-tab.ts";

/** The world's documents of one kind, in their folders. */
export class DocumentDirectory extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static documentName = "";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["directory", "documents-sidebar"],
    actions: DIRECTORY_ACTIONS,
    // A change of anything else is not to be seen here.
    renderUpdateKeys: ["name", "img", "ownership", "sort", "folder"],
  };

  static override PARTS = {
    header: { template: "templates/sidebar/directory/header.hbs" },
    directory: { template: "templates/sidebar/directory/directory.hbs", scrollable: [""] },
    footer: { template: "templates/sidebar/directory/footer.hbs" },
  };

  static _entryPartial = "templates/sidebar/directory/entry.hbs";
  static _folderPartial = "templates/sidebar/directory/folder.hbs";

  readonly openFolders = new Set<string>();
  #search = new SearchFilter({
    inputSelector: "search input",
    contentSelector: ".directory-list",
    callback: (_event, query, rgx, content) => this.#filter(query, rgx, content),
  });

  get documentName(): string {
    return (this.constructor as typeof DocumentDirectory).documentName;
  }
  get collection(): CollectionShape & { documentClass: DocumentClassShape } {
    const known = page.game.collections.get(this.documentName);
    if (!known) throw new Error(`There is no collection of ${this.documentName} documents.`);
    return known;
  }
  get documentClass(): DocumentClassShape {
    return this.collection.documentClass;
  }

  override _canRender(options: RenderOptions): false | void {
    const { renderContext, renderData } = options;
    if (renderContext === `update${this.documentName}` && Array.isArray(renderData)) {
      const keys = this.options["renderUpdateKeys"] as readonly string[];
      if (!renderData.some((changes: Loose) => keys.some((key) => key in changes))) return false;
    }
    return super._canRender(options);
  }

  override _configureRenderParts(options: RenderOptions): Record<string, HandlebarsTemplatePart> {
    const parts = super._configureRenderParts(options);
    const directory = parts["directory"];
    const own = this.constructor as typeof DocumentDirectory;
    if (directory) directory.templates = [...(directory.templates ?? []), own._entryPartial, own._folderPartial];
    return parts;
  }

  override async _preparePartContext(partId: string, context: Loose, options: RenderOptions): Promise<Loose> {
    const own = await super._preparePartContext(partId, context, options);
    const canCreate = page.game.user.isGM || this.documentName === "Macro";
    if (partId === "header") {
      const label = words(`DOCUMENT.${this.documentName}`);
      return Object.assign(own, { canCreate, isGM: page.game.user.isGM, documentName: this.documentName, label });
    }
    const { _entryPartial, _folderPartial } = this.constructor as typeof DocumentDirectory;
    const tree = directoryTree(this.collection.contents, this.documentName, this.openFolders);
    return Object.assign(own, {
      tree,
      entryPartial: _entryPartial,
      folderPartial: _folderPartial,
      documentName: this.documentName,
    });
  }

  override async _onFirstRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenus();
  }

  _createContextMenus(): void {
    this._createContextMenu(() => this._getEntryContextOptions(), ".directory-item.entry[data-entry-id]", {
      hookName: `get${this.documentName}ContextOptions`,
      parentClassHooks: false,
      fixed: true,
    });
    this._createContextMenu(() => this._getFolderContextOptions(), ".folder .folder-header", {
      hookName: "getFolderContextOptions",
      parentClassHooks: false,
      fixed: true,
    });
  }

  override async _onRender(context: Loose, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.#search.bind(this.element);
    new DragDrop.implementation({
      dragSelector: ".directory-item",
      dropSelector: ".directory-list",
      permissions: {
        dragstart: (selector) => this._canDragStart(selector),
        drop: (selector) => this._canDragDrop(selector),
      },
      callbacks: { dragstart: (event) => this._onDragStart(event), drop: (event) => this._onDrop(event) },
    }).bind(this.element);
  }

  _getEntryContextOptions(): ReturnType<typeof directoryEntries> {
    return directoryEntries(this);
  }
  _getFolderContextOptions(): ReturnType<typeof folderEntries> {
    return folderEntries(this.documentName);
  }

  entryOf(element: Element): DocumentShape | undefined {
    const id = element.closest<HTMLElement>("[data-entry-id]")?.dataset["entryId"];
    return this.collection.get(id ?? "");
  }

  async _onClickEntry(_event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.entryOf(target)?.sheet?.render({ force: true });
  }

  _canDragStart(_selector?: string | null): boolean {
    return true;
  }

  _canDragDrop(_selector?: string | null): boolean {
    return page.game.user.isGM;
  }

  _onDragStart(event: DragEvent): void {
    const row = event.currentTarget as HTMLElement;
    const { folderId } = row.dataset;
    const folders = page.game.collections.get("Folder");
    const dragged = row.dataset["entryId"] ? this.entryOf(row) : folders?.get(folderId ?? "");
    if (dragged) event.dataTransfer?.setData("text/plain", JSON.stringify(dragged.toDragData()));
  }

  async _onDrop(event: DragEvent): Promise<unknown> {
    return dropOnDirectory(this, event);
  }

  #filter(query: string, rgx: RegExp, content: HTMLElement | null): void {
    for (const row of content?.querySelectorAll<HTMLElement>(".directory-item.entry") ?? []) {
      row.hidden = Boolean(query) && !rgx.test(SearchFilter.cleanQuery(row.textContent ?? ""));
    }
    for (const folder of content?.querySelectorAll<HTMLElement>(".folder") ?? []) {
      const any = folder.querySelector(".directory-item.entry:not([hidden])") !== null;
      folder.hidden = Boolean(query) && !any;
      folder.classList.toggle("searching", Boolean(query) && any);
    }
  }
}
