import { Document } from "../../../common/abstract/document.ts";
import { deepClone } from "../../../common/utils/objects/deep-clone.ts";
import { Collection, type CollectionGetOptions } from "../../../common/utils/collection.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { callPage, client, ui } from "../../client.ts";
import { documentConfig } from "../../config.ts";
import { Hooks } from "../../helpers/hooks.ts";

interface Renderable {
  render(force?: unknown, options?: PlainObject): unknown;
}

interface PackShape {
  readonly documentName: string;
  getDocument(id: string): Promise<Document | undefined>;
}

/** All documents of one kind that a place holds: the world, or a compendium. */
export class DocumentCollection<Kept extends Document = Document> extends Collection<Kept> {
  static documentName = "Document";

  /** Windows that show the collection. */
  readonly apps: Renderable[] = [];
  readonly invalidDocumentIds = new Set<string>();

  get documentName(): string {
    return (this.constructor as typeof DocumentCollection).documentName;
  }

  get documentClass(): typeof Document {
    const documentClass = documentConfig(this.documentName)?.documentClass;
    if (!documentClass) throw new Error(`There is no document called ${this.documentName}.`);
    return documentClass;
  }

  get name(): string {
    return this.constructor.name;
  }

  override get(id: string, options: CollectionGetOptions & { readonly invalid?: boolean } = {}): Kept | undefined {
    const found = super.get(id) ?? (options.invalid ? this.getInvalid(id) : undefined);
    return found ?? (options.strict ? super.get(id, { strict: true }) : undefined);
  }

  /** A document that could not be built, built with as much as can be saved. */
  getInvalid(_id: string): Kept | undefined {
    return undefined;
  }

  render(_force = false, options: PlainObject = {}): void {
    for (const app of this.apps) app.render(false, options);
  }

  /** Documents by words of their names, by filters that each has to pass, and without those that are named. */
  search(
    options: { query?: string; filters?: readonly object[]; exclude?: readonly string[] | ReadonlySet<string> } = {},
  ): Kept[] {
    const { filters = [], exclude = [] } = options;
    const query = (options.query ?? "").trim().toLowerCase();
    const left = new Set(exclude);
    const passes = (document: Kept): boolean =>
      filters.every(
        (filter) => callPage("foundry.applications.ux.SearchFilter.evaluateFilter", document, filter) === true,
      );
    return this.filter(
      (document) =>
        !left.has(String(document.id)) &&
        (!query || document.name.toLowerCase().includes(query)) &&
        (!filters.length || passes(document)),
    );
  }

  async updateAll(
    change: PlainObject | ((document: Kept) => PlainObject),
    condition: ((document: Kept) => boolean) | null = null,
    operation: PlainObject = {},
  ): Promise<Document[]> {
    const chosen = condition ? this.filter(condition) : this.contents;
    const updates = chosen.map((document) => ({
      ...(typeof change === "function" ? change(document) : change),
      _id: document.id,
    }));
    return this.documentClass.updateDocuments(updates, operation);
  }
}

/** The documents of the world of one kind, with the sheets for them. */
export class WorldCollection<Kept extends Document = Document> extends DocumentCollection<Kept> {
  static get instance(): WorldCollection | undefined {
    return client.game?.collections.get(this.documentName) as WorldCollection | undefined;
  }

  static get registeredSheets(): unknown[] {
    const classes = documentConfig(this.documentName)?.sheetClasses ?? {};
    return Object.values(classes).flatMap((sheets) =>
      Object.values(sheets).map((sheet) => Reflect.get(sheet as object, "cls") as unknown),
    );
  }

  static registerSheet(scope: string, sheetClass: unknown, options: PlainObject = {}): void {
    callPage(
      "foundry.applications.apps.DocumentSheetConfig.registerSheet",
      documentConfig(this.documentName)?.documentClass,
      scope,
      sheetClass,
      options,
    );
  }

  static unregisterSheet(scope: string, sheetClass: unknown, options: PlainObject = {}): void {
    callPage(
      "foundry.applications.apps.DocumentSheetConfig.unregisterSheet",
      documentConfig(this.documentName)?.documentClass,
      scope,
      sheetClass,
      options,
    );
  }

  readonly #invalid = new Map<string, PlainObject>();

  /** Builds the documents of a snapshot. One that cannot be built is kept aside by its id. */
  fill(sources: readonly PlainObject[]): void {
    for (const source of sources) {
      const id = String(source["_id"]);
      try {
        this.set(id, new this.documentClass(source, { strict: false, dropInvalidEmbedded: true }) as Kept);
      } catch (error) {
        this.invalidDocumentIds.add(id);
        this.#invalid.set(id, source);
        Hooks.onError(`${this.name}#initialize`, error instanceof Error ? error : new Error(String(error)), {
          msg: `Failed to initialize ${this.documentName} [${id}]`,
        });
      }
    }
  }

  override getInvalid(id: string): Kept | undefined {
    const source = this.#invalid.get(id);
    return source && (new this.documentClass(deepClone(source), { strict: false, salvage: true }) as Kept);
  }

  get folders(): Document[] {
    return (client.game?.collections.get("Folder") ?? new Collection<Document>()).filter(
      (folder) => folder.type === this.documentName,
    );
  }

  get directory(): unknown {
    return ui[this.documentClass.collectionName];
  }

  override render(force = false, options: PlainObject = {}): void {
    super.render(force, options);
    const { directory } = this;
    const render: unknown =
      typeof directory === "object" && directory !== null ? Reflect.get(directory, "render") : undefined;
    if (typeof render === "function" && !this.apps.includes(directory as Renderable)) {
      Reflect.apply(render, directory, [{ force: false, ...options }]);
    }
  }

  /** The source of a document as it would be in this world. */
  fromCompendium(
    document: Document | PlainObject,
    options: { keepId?: boolean; clearSort?: boolean; clearFolder?: boolean } = {},
  ): PlainObject {
    const source = document instanceof Document ? document.toObject() : { ...document };
    const uuid = document instanceof Document ? document.uuid : null;
    if (!options.keepId) delete source["_id"];
    if (options.clearSort !== false) delete source["sort"];
    if (options.clearFolder) delete source["folder"];
    delete source["ownership"];
    if (uuid) source["_stats"] = { ...(source["_stats"] as PlainObject | undefined), compendiumSource: uuid };
    return source;
  }

  async importFromCompendium(
    pack: PackShape,
    id: string,
    changes: PlainObject = {},
    operation: PlainObject = {},
  ): Promise<Document | undefined> {
    if (pack.documentName !== this.documentName)
      throw new Error(`The compendium holds ${pack.documentName} documents, not ${this.documentName}.`);
    const document = await pack.getDocument(id);
    if (!document) throw new Error(`The compendium has no document [${id}].`);
    const source = { ...this.fromCompendium(document), ...changes };
    return (await this.documentClass.create(source, { fromCompendium: true, ...operation })) as Document | undefined;
  }
}
