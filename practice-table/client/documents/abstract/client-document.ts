import { Document } from "../../../common/abstract/document.ts";
import { TypeDataModel } from "../../../common/abstract/type-data.ts";
import type { ModelContext } from "../../../common/data/model-shape.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { callPage, client, collectionOf, currentUser, game } from "../../client.ts";
import { asRecord, documentConfig } from "../../config.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { fromUuid } from "../../utils/from-uuid.ts";
import { documentAnchor } from "./document-anchor.ts";

interface Rendered {
  rendered?: boolean;
  render(options?: unknown, more?: unknown): unknown;
}
type SheetClass = new (options: PlainObject) => Rendered;

// TypeScript asks for `any[]` in the constructor of a mixin's base.
// oxlint-disable-next-line typescript/no-explicit-any
type DocumentConstructor = (new (...args: any[]) => Document) & Pick<typeof Document, keyof typeof Document>;

/** Whoever is preparing embedded documents of its own prepares them in its own order. */
const settingUp = new WeakSet<Document>();

/** What every document has in a client: preparation, sheets, windows, drag data, and who may see it. */
export function ClientDocumentMixin<Base extends DocumentConstructor>(BaseDocument: Base) {
  class ClientDocument extends BaseDocument {
    declare readonly apps: Record<string, Rendered>;
    declare _sheet: Rendered | null;

    override _configure(options: ModelContext = {}): void {
      super._configure(options);
      Object.defineProperty(this, "apps", { value: {}, configurable: true });
      Object.defineProperty(this, "_sheet", { value: null, writable: true, configurable: true });
    }

    override _initialize(options: ModelContext = {}): void {
      settingUp.add(this);
      try {
        super._initialize(options);
      } finally {
        settingUp.delete(this);
      }
      if (!client.documentsReady || (this.parent && settingUp.has(this.parent))) return;
      this._safePrepareData();
    }

    // ── Preparation ──────────────────────────────────────────────────────────────────────────────────────────────

    _safePrepareData(): void {
      try {
        this.prepareData();
      } catch (error) {
        const failure = error instanceof Error ? error : new Error(String(error));
        Hooks.onError("ClientDocument#_safePrepareData", failure, { msg: `Failed data preparation for ${this.uuid}` });
      }
    }

    prepareData(): void {
      const { system } = this;
      const model = system instanceof TypeDataModel ? system : null;
      model?.prepareBaseData();
      this.prepareBaseData();
      this.prepareEmbeddedDocuments();
      model?.prepareDerivedData();
      this.prepareDerivedData();
    }

    prepareBaseData(): void {}

    prepareEmbeddedDocuments(): void {
      for (const collection of Object.values(this.collections)) {
        for (const embedded of collection) if (embedded instanceof Document) safelyPrepare(embedded);
      }
    }

    prepareDerivedData(): void {}

    getRollData(): PlainObject {
      return asRecord(this.system);
    }

    /** The document of that id in the world, or what the index of a compendium says of one; null where there is none. */
    static get(id: string | null | undefined, { pack }: { pack?: string } = {}): unknown {
      if (!id) return null;
      const index: unknown = pack && Reflect.get(client.game?.packs.get(pack) ?? {}, "index");
      const among = pack ? index : collectionOf(this.documentName);
      return among instanceof Map ? (among.get(id) ?? null) : null;
    }

    // ── Place and people ─────────────────────────────────────────────────────────────────────────────────────────

    get collection(): unknown {
      if (this.parent) return this.parentCollection ? this.parent.collections[this.parentCollection] : null;
      return this.pack ? (client.game?.packs.get(this.pack) ?? null) : (collectionOf(this.documentName) ?? null);
    }

    get compendium(): unknown {
      return this.pack ? (client.game?.packs.get(this.pack) ?? null) : null;
    }

    get isOwner(): boolean {
      const user = client.game?.user;
      return user ? this.testUserPermission(user, "OWNER") : false;
    }

    get hasPlayerOwner(): boolean {
      return Array.from(game().users).some(
        (user) => !Reflect.get(user, "isGM") && this.testUserPermission(user as never, "OWNER"),
      );
    }

    get limited(): boolean {
      return this.testUserPermission(currentUser(), "LIMITED", { exact: true });
    }

    get visible(): boolean {
      return this.testUserPermission(currentUser(), "LIMITED");
    }

    get permission(): number {
      const user = client.game?.user;
      return user ? (user.isGM ? 3 : this.getUserLevel(user)) : 0;
    }

    get link(): string {
      return `@UUID[${this.uuid}]{${this.name}}`;
    }

    // ── Sheets ───────────────────────────────────────────────────────────────────────────────────────────────────

    get sheet(): Rendered | null {
      if (this._sheet) return this._sheet;
      const SheetClass = this._getSheetClass();
      if (SheetClass) this._sheet = new SheetClass({ document: this });
      return this._sheet;
    }

    /** The sheet the document asks for, else the world's choice, else the type's default. */
    _getSheetClass(): SheetClass | null {
      const type = typeof this.type === "string" ? this.type : "base";
      const sheets = documentConfig(this.documentName)?.sheetClasses;
      const choices = asRecord(sheets?.[type] ?? sheets?.["base"]);
      const wanted = [this.flags?.["core"]?.["sheetClass"], worldChoice(this.documentName, type)];
      const id = wanted.find((choice): choice is string => typeof choice === "string" && choice in choices);
      const entries = Object.values(choices).map(asRecord);
      const entry = id ? asRecord(choices[id]) : (entries.find((choice) => choice["default"] === true) ?? entries[0]);
      return (entry?.["cls"] as SheetClass | undefined) ?? null;
    }

    render(force = false, options: PlainObject = {}): void {
      for (const app of Object.values(this.apps)) app.render(force, { ...options });
    }

    // ── Words and drags ──────────────────────────────────────────────────────────────────────────────────────────

    static defaultName(context: { type?: string; parent?: Document | null; pack?: string | null } = {}): string {
      const label = game().i18n.localize(this.metadata.label);
      const siblings = context.parent
        ? context.parent.getEmbeddedCollection(this.documentName)
        : collectionOf(this.documentName);
      const taken = new Set(Array.from(siblings ?? [], (document) => document.name));
      const base = game().i18n.has("DOCUMENT.New")
        ? game().i18n.format("DOCUMENT.New", { type: label })
        : `New ${label}`;
      let name = base;
      for (let number = 2; taken.has(name); number++) name = `${base} (${number})`;
      return name;
    }

    toDragData(): PlainObject {
      const data: PlainObject = { type: this.documentName };
      if (this.id) data["uuid"] = this.uuid;
      else data["data"] = this.toObject();
      return data;
    }

    static async fromDropData(data: PlainObject): Promise<Document | null> {
      if (typeof data["uuid"] === "string") {
        const document = await fromUuid(data["uuid"]);
        if (!document) throw new Error(`Failed to resolve Document from provided DragData: ${data["uuid"]}`);
        if (document.documentName !== this.documentName)
          throw new Error(
            `Invalid Document type '${document.documentName}' provided to ${this.documentName}.fromDropData.`,
          );
        return document;
      }
      return data["data"] ? new this.implementation(asRecord(data["data"])) : null;
    }

    /** The uuid as seen from another document: short for siblings and children. */
    getRelativeUUID(relative: Document): string {
      const own = String(this.uuid);
      const theirs = String(relative.uuid);
      if (own.startsWith(`${theirs}.`)) return own.slice(theirs.length);
      const above = relative.parent?.uuid;
      return above && this.parent?.uuid === above ? `.${this.documentName}.${this.id}` : own;
    }

    /** A link to it, for a page. */
    toAnchor(options: PlainObject = {}): unknown {
      return documentAnchor(this, options);
    }

    static createDialog(data: PlainObject = {}, operation: PlainObject = {}, options: PlainObject = {}): unknown {
      return callPage("foundry.applications.documentDialogs.create", this, data, operation, options);
    }

    deleteDialog(options: PlainObject = {}): unknown {
      return callPage("foundry.applications.documentDialogs.remove", this, options);
    }

    // ── Life ─────────────────────────────────────────────────────────────────────────────────────────────────────

    override async _preCreate(data: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
      if ((await super._preCreate(data, options, user)) === false) return false;
      return modelOf(this)?._preCreate(data, options, user);
    }

    override async _preUpdate(changes: PlainObject, options: PlainObject, user: object): Promise<boolean | void> {
      if ((await super._preUpdate(changes, options, user)) === false) return false;
      return modelOf(this)?._preUpdate(changes, options, user);
    }

    override async _preDelete(options: PlainObject, user: object): Promise<boolean | void> {
      if ((await super._preDelete(options, user)) === false) return false;
      return modelOf(this)?._preDelete(options, user);
    }

    override _onCreate(data: PlainObject, options: PlainObject, userId: string): void {
      super._onCreate(data, options, userId);
      modelOf(this)?._onCreate(data, options, userId);
    }

    override _onUpdate(changed: PlainObject, options: PlainObject, userId: string): void {
      super._onUpdate(changed, options, userId);
      modelOf(this)?._onUpdate(changed, options, userId);
      const type = changed["type"];
      const sheetClass = asRecord(asRecord(changed["flags"])["core"])["sheetClass"];
      if (type === undefined && sheetClass === undefined) return;
      this._sheet = null;
    }

    override _onDelete(options: PlainObject, userId: string): void {
      super._onDelete(options, userId);
      modelOf(this)?._onDelete(options, userId);
    }

    _onCreateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _documents: Document[],
      _data: PlainObject[],
      _options: PlainObject,
      _userId: string,
    ): void {}
    _onUpdateDescendantDocuments(
      _parent: Document,
      _collection: string,
      _documents: Document[],
      _changes: PlainObject[],
      _options: PlainObject,
      _userId: string,
    ): void {}
    _onDeleteDescendantDocuments(
      _parent: Document,
      _collection: string,
      _documents: Document[],
      _ids: string[],
      _options: PlainObject,
      _userId: string,
    ): void {}
  }
  return ClientDocument;
}

const modelOf = (document: Document): TypeDataModel | null =>
  document.system instanceof TypeDataModel ? document.system : null;

function safelyPrepare(document: Document): void {
  const prepare: unknown = Reflect.get(document, "_safePrepareData");
  if (typeof prepare === "function") Reflect.apply(prepare, document, []);
}

function worldChoice(documentName: string, type: string): unknown {
  try {
    return asRecord(asRecord(game().settings.get("core", "sheetClasses"))[documentName])[type];
  } catch {
    return undefined;
  }
}
