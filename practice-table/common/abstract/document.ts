import { EmbeddedCollectionField } from "../data/fields/embedded-collection-field.ts";
import type { ModelContext } from "../data/model-shape.ts";
import { fieldOf } from "../hierarchy.ts";
import type { JsonObject } from "../json.ts";
import { LEVELS, levelOf, mayCreate, mayDelete, mayUpdate, type Subject } from "../permissions.ts";
import { permissionWorld, realm } from "../realm.ts";
import { buildUuid } from "../utils/build-uuid.ts";
import { logCompatibilityWarning } from "../utils/log-compatibility-warning.ts";
import { expandObject } from "../utils/objects/expand-object.ts";
import type { PlainObject } from "../utils/objects/plain-object.ts";
import { getProperty } from "../utils/objects/property.ts";
import type { DatabaseBackend, DatabaseOperation } from "./backend.ts";
import { deletionOf } from "../data/deletion.ts";
import { DataModel, type UpdateSourceOptions } from "./data-model.ts";
import { EmbeddedCollection } from "./embedded-collection.ts";
import { addShim, moveField, type ShimOptions } from "./data-shims.ts";
import { createCollection, migrateChanges, subject } from "./inner-names.ts";
import type { UserShape } from "./user-shape.ts";

export interface DocumentMetadata {
  readonly name: string;
  readonly collection: string;
  readonly label: string;
  readonly labelPlural: string;
  readonly coreTypes: readonly string[];
  /** Which documents it holds, by their names, and the fields that they are kept in. */
  readonly embedded: Readonly<Record<string, string>>;
  readonly hasTypeData?: boolean;
  readonly compendiumIndexFields?: readonly string[];
}

export type OwnershipLevel = number | keyof typeof LEVELS;

const hierarchies = new WeakMap<object, Readonly<Record<string, EmbeddedCollectionField>>>();

/** A data model that is stored, has an id, an owner and flags, and may hold other documents. */
export class Document extends DataModel {
  declare readonly parent: Document | null;
  declare readonly pack: string | null;
  declare readonly parentCollection: string | null;
  declare readonly collections: Readonly<Record<string, EmbeddedCollection<Document>>>;
  declare readonly _id: string | null;
  declare name: string;
  declare type: string;
  declare system: object;
  declare flags: Record<string, PlainObject>;
  declare ownership: Record<string, number>;
  declare sort: number;

  static metadata: DocumentMetadata = {
    name: "Document",
    collection: "documents",
    label: "DOCUMENT.Document",
    labelPlural: "DOCUMENT.Documents",
    coreTypes: [],
    embedded: {},
  };

  static get documentName(): string {
    return this.metadata.name;
  }

  static get collectionName(): string {
    return this.metadata.collection;
  }

  static get hasTypeData(): boolean {
    return this.metadata.hasTypeData ?? false;
  }

  static get TYPES(): readonly string[] {
    return realm.subtypes(this.documentName);
  }

  static get implementation(): typeof Document {
    return (realm.documentClass(this.documentName) ?? this) as typeof Document;
  }

  static get baseDocument(): typeof Document {
    const parent = Object.getPrototypeOf(this) as typeof Document;
    return parent === Document ? this : parent.baseDocument;
  }

  /** The embedded collections, as field name to field. */
  static get hierarchy(): Readonly<Record<string, EmbeddedCollectionField>> {
    const { schema } = this;
    const known = hierarchies.get(schema);
    if (known) return known;
    const fields = schema
      .entries()
      .flatMap(([name, field]) => (field instanceof EmbeddedCollectionField ? [[name, field] as const] : []));
    const hierarchy = Object.fromEntries(fields);
    hierarchies.set(schema, hierarchy);
    return hierarchy;
  }

  static getCollectionName(name: string): string | null {
    if (name in this.hierarchy) return name;
    const field = fieldOf(this.documentName, name);
    // Generation 14 has given up a kind of document that 13 has.
    return field !== undefined && field in this.schema.fields ? field : null;
  }

  // ── Fields that have been called otherwise ────────────────────────────────────────────────────────────────────

  static _addDataFieldShims(data: PlainObject, shims: Readonly<Record<string, string>>, options?: ShimOptions): void {
    for (const [oldKey, newKey] of Object.entries(shims)) this._addDataFieldShim(data, oldKey, newKey, options);
  }

  static _addDataFieldShim(data: PlainObject, oldKey: string, newKey: string, options: ShimOptions = {}): void {
    addShim(data, oldKey, newKey, options, () => this._logDataFieldMigration(oldKey, newKey, options));
  }

  static _addDataFieldMigration(
    data: PlainObject,
    oldKey: string,
    newKey: string,
    apply?: (data: PlainObject) => unknown,
  ): boolean {
    return moveField(data, oldKey, newKey, apply);
  }

  static _logDataFieldMigration(oldKey: string, newKey: string, options: ShimOptions = {}): void {
    logCompatibilityWarning(`${this.name}#${oldKey} is ${this.name}#${newKey} now.`, options);
  }

  override _configure(options: ModelContext = {}): void {
    const { pack = null, parentCollection = null } = options;
    const parentPack = this.parent?.pack ?? null;
    Object.defineProperty(this, "pack", { value: pack ?? parentPack, configurable: true });
    Object.defineProperty(this, "parentCollection", { value: parentCollection, configurable: true });
    const collections: Record<string, EmbeddedCollection<Document>> = {};
    for (const [name, field] of Object.entries((this.constructor as typeof Document).hierarchy)) {
      collections[name] = this[createCollection](name, field.element as typeof Document);
    }
    Object.defineProperty(this, "collections", { value: collections, configurable: true });
  }

  [createCollection](name: string, base: typeof Document): EmbeddedCollection<Document> {
    return new EmbeddedCollection(name, this, base);
  }

  override _initializeSource(data: PlainObject, options: ModelContext = {}): PlainObject {
    const source = super._initializeSource(data, options);
    for (const name of Object.keys((this.constructor as typeof Document).hierarchy)) source[name] ??= [];
    return source;
  }

  // ── Identity ───────────────────────────────────────────────────────────────────────────────────────────────────

  get documentName(): string {
    return (this.constructor as typeof Document).documentName;
  }

  get collectionName(): string {
    return (this.constructor as typeof Document).collectionName;
  }

  get id(): string | null {
    return this._id;
  }

  get isEmbedded(): boolean {
    return this.parent !== null;
  }

  get inCompendium(): boolean {
    return this.pack !== null;
  }

  get uuid(): string | null {
    const { documentName, id, pack } = this;
    return buildUuid({ documentName, id, pack, parentUuid: this.parent?.uuid ?? null });
  }

  get schemaVersion(): string | null {
    const version = getProperty(this._source, "_stats.coreVersion");
    return typeof version === "string" ? version : null;
  }

  // ── Who may ────────────────────────────────────────────────────────────────────────────────────────────────────

  get [subject](): Subject {
    const parent = this.parent && this.documentName !== "Actor" ? this.parent[subject] : null;
    return { name: this.documentName as Subject["name"], source: this._source as JsonObject, parent };
  }

  getUserLevel(user: UserShape): number {
    return levelOf(permissionWorld, user._source as JsonObject, this[subject]);
  }

  testUserPermission(user: UserShape, permission: OwnershipLevel, options: { readonly exact?: boolean } = {}): boolean {
    const wanted = typeof permission === "string" ? LEVELS[permission] : permission;
    if (options.exact !== true && user.isGM) return true;
    const level = this.getUserLevel(user);
    return options.exact ? level === wanted : level >= wanted;
  }

  static canUserCreate(user: UserShape): boolean {
    const subject: Subject = { name: this.documentName as Subject["name"], source: { author: user.id }, parent: null };
    return mayCreate(permissionWorld, user._source as JsonObject, subject);
  }

  canUserModify(user: UserShape, action: "create" | "update" | "delete", data: PlainObject = {}): boolean {
    const source = user._source as JsonObject;
    if (action === "create") return mayCreate(permissionWorld, source, this[subject]);
    if (action === "delete") return mayDelete(permissionWorld, source, this[subject]);
    return mayUpdate(permissionWorld, source, this[subject], expandObject(data) as JsonObject);
  }

  // ── Embedded documents ─────────────────────────────────────────────────────────────────────────────────────────

  getEmbeddedCollection(embeddedName: string): EmbeddedCollection<Document> {
    const name = (this.constructor as typeof Document).getCollectionName(embeddedName);
    const collection = name ? this.collections[name] : undefined;
    if (!collection)
      throw new Error(`${embeddedName} is not a valid embedded Document within the ${this.documentName} Document`);
    return collection;
  }

  getEmbeddedDocument(
    embeddedName: string,
    id: string,
    options: { readonly strict?: boolean; readonly invalid?: boolean } = {},
  ): Document | undefined {
    return this.getEmbeddedCollection(embeddedName).get(id, options);
  }

  createEmbeddedDocuments(
    embeddedName: string,
    data: PlainObject[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    return embeddedClass(this, embeddedName).createDocuments(data, { ...operation, parent: this, pack: this.pack });
  }

  updateEmbeddedDocuments(
    embeddedName: string,
    updates: PlainObject[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    return embeddedClass(this, embeddedName).updateDocuments(updates, { ...operation, parent: this, pack: this.pack });
  }

  deleteEmbeddedDocuments(
    embeddedName: string,
    ids: string[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    return embeddedClass(this, embeddedName).deleteDocuments(ids, { ...operation, parent: this, pack: this.pack });
  }

  // ── Database operations ────────────────────────────────────────────────────────────────────────────────────────

  static get database(): DatabaseBackend {
    if (!realm.database) throw new Error("There is no world here to write to.");
    return realm.database;
  }

  static async createDocuments(
    data: (PlainObject | Document)[] = [],
    operation: DatabaseOperation = {},
  ): Promise<Document[]> {
    const plain = data.map((entry) => (entry instanceof Document ? entry.toObject() : entry));
    return (await this.database.create(this.implementation, plain, operation)) as Document[];
  }

  static async updateDocuments(updates: PlainObject[] = [], operation: DatabaseOperation = {}): Promise<Document[]> {
    return (await this.database.update(this.implementation, updates, operation)) as Document[];
  }

  static async deleteDocuments(ids: string[] = [], operation: DatabaseOperation = {}): Promise<Document[]> {
    return (await this.database.delete(this.implementation, ids, operation)) as Document[];
  }

  static async create(
    data: PlainObject | PlainObject[],
    operation: DatabaseOperation = {},
  ): Promise<Document | Document[] | undefined> {
    const created = await this.createDocuments(Array.isArray(data) ? data : [data], operation);
    return Array.isArray(data) ? created : created[0];
  }

  async update(changes: PlainObject = {}, operation: DatabaseOperation = {}): Promise<this | undefined> {
    const context = { ...operation, parent: this.parent, pack: this.pack };
    const updated = await (this.constructor as typeof Document).updateDocuments(
      [{ ...changes, _id: this.id }],
      context,
    );
    return updated[0] as this | undefined;
  }

  async delete(operation: DatabaseOperation = {}): Promise<this | undefined> {
    const context = { ...operation, parent: this.parent, pack: this.pack };
    const deleted = await (this.constructor as typeof Document).deleteDocuments([String(this.id)], context);
    return deleted[0] as this | undefined;
  }

  /** A copy that nobody knows of yet, or with `save` one more document; with `addSource` it says whose copy it is. */
  override clone(data: PlainObject, context: ModelContext & { save: true }): Promise<this | undefined>;
  override clone(data?: PlainObject, context?: ModelContext): this;
  override clone(
    data: PlainObject = {},
    { save, keepId, addSource, ...context }: ModelContext = {},
  ): this | Promise<this | undefined> {
    const source = this.toObject();
    if (!keepId) delete source["_id"];
    const document = this.constructor as typeof Document;
    const copy = new document(source, { parent: this.parent, pack: this.pack, ...context }) as this;
    copy.updateSource(data);
    if (addSource) copy.updateSource({ "_stats.duplicateSource": this.uuid });
    if (!save) return copy;
    const operation = { parent: this.parent, pack: this.pack, keepId: Boolean(keepId) };
    return document.create(copy.toObject(), operation) as Promise<this | undefined>;
  }

  override updateSource(changes: PlainObject = {}, options: UpdateSourceOptions = {}): PlainObject {
    if (!("_id" in changes) || changes["_id"] !== this._id) return super.updateSource(changes, options);
    const { _id, ...rest } = changes;
    return super.updateSource(rest, options);
  }

  /** Which model's migration a part of `system` gets depends on a type that most changes do not mention. */
  override [migrateChanges](changes: PlainObject): PlainObject {
    const { type } = this._source;
    if (typeof type !== "string" || "type" in changes) return super[migrateChanges](changes);
    const { type: _type, ...migrated } = super[migrateChanges]({ type, ...changes });
    return migrated;
  }

  // ── Taking part in operations ──────────────────────────────────────────────────────────────────────────────────

  async _preCreate(_data: PlainObject, _options: PlainObject, _user: object): Promise<boolean | void> {}
  async _preUpdate(_changes: PlainObject, _options: PlainObject, _user: object): Promise<boolean | void> {}
  async _preDelete(_options: PlainObject, _user: object): Promise<boolean | void> {}
  _onCreate(_data: PlainObject, _options: PlainObject, _userId: string): void {}
  _onUpdate(_changed: PlainObject, _options: PlainObject, _userId: string): void {}
  _onDelete(_options: PlainObject, _userId: string): void {}

  static async _preCreateOperation(
    _documents: Document[],
    _operation: PlainObject,
    _user: object,
  ): Promise<boolean | void> {}
  static async _preUpdateOperation(
    _documents: Document[],
    _operation: PlainObject,
    _user: object,
  ): Promise<boolean | void> {}
  static async _preDeleteOperation(
    _documents: Document[],
    _operation: PlainObject,
    _user: object,
  ): Promise<boolean | void> {}
  static async _onCreateOperation(_documents: Document[], _operation: PlainObject, _user: object): Promise<void> {}
  static async _onUpdateOperation(_documents: Document[], _operation: PlainObject, _user: object): Promise<void> {}
  static async _onDeleteOperation(_documents: Document[], _operation: PlainObject, _user: object): Promise<void> {}

  // ── Flags ──────────────────────────────────────────────────────────────────────────────────────────────────────

  getFlag(scope: string, key: string): unknown {
    checkScope(scope);
    return getProperty(this.flags[scope], key);
  }

  async setFlag(scope: string, key: string, value: unknown): Promise<this | undefined> {
    checkScope(scope);
    return this.update({ flags: { [scope]: { [key]: value } } });
  }

  async unsetFlag(scope: string, key: string): Promise<this | undefined> {
    checkScope(scope);
    return this.update(deletionOf(`flags.${scope}.${key}`));
  }
}

// What a document does for itself are functions: a private method is not there yet while it is being made.

function embeddedClass(document: Document, embeddedName: string): typeof Document {
  return document.getEmbeddedCollection(embeddedName).documentClass as typeof Document;
}

function checkScope(scope: string): void {
  const scopes = realm.flagScopes();
  if (scopes && !scopes.includes(scope)) throw new Error(`Flag scope "${scope}" is not valid or not currently active`);
}
