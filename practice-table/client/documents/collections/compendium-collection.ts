import { asText } from "../../../common/utils/as-text.ts";
import { type Document } from "../../../common/abstract/document.ts";
import type { JsonObject } from "../../../common/json.ts";
import type { DocumentResult, PackFacts, PackManagement } from "../../../common/protocol.ts";
import { Collection } from "../../../common/utils/collection.ts";
import type { PlainObject } from "../../../common/utils/objects/plain-object.ts";
import { client, currentUser, game, makeOnPage, pageMember } from "../../client.ts";
import { CONFIG, documentConfig } from "../../config.ts";
import { INDEXED, matches, type Reader } from "../../data/query.ts";
import { LEVELS, ROLES } from "../../../common/permissions.ts";
import { DocumentCollection } from "../abstract/world-collection.ts";

export interface IndexEntry extends PlainObject {
  _id: string;
  uuid: string;
  name: string;
}

/** A pack: its index is here from the start, its documents when they are asked for. */
export class CompendiumCollection extends DocumentCollection<Document> {
  metadata: PackFacts & PlainObject;
  readonly index = new Collection<IndexEntry>();
  readonly folders: Collection<Document>;
  /** The window that shows it, which a package may put another in place of. */
  applicationClass: unknown = pageMember("foundry.applications.sidebar.apps.Compendium");

  constructor(facts: PackFacts) {
    super();
    this.metadata = metadataOf(facts);
    for (const entry of facts.index) this.#enter(entry);
    const FolderClass = documentConfig("Folder")?.documentClass;
    const folders = FolderClass
      ? facts.folders.map((source) => new FolderClass(source as PlainObject, { pack: facts.id, strict: false }))
      : [];
    this.folders = new Collection(folders.map((folder) => [String(folder.id), folder]));
  }

  #enter(entry: JsonObject): IndexEntry {
    const id = asText(entry["_id"]);
    const known = this.index.get(id) ?? { _id: id, uuid: this.getUuid(id), name: "" };
    const merged = Object.assign(known, entry) as IndexEntry;
    this.index.set(id, merged);
    return merged;
  }

  /** What is shown is drawn anew; where nothing is, `force` opens a window. */
  override render(force = false, options: PlainObject = {}): void {
    const [shown] = this.apps;
    if (shown || !force) return super.render(force, options);
    const app = makeOnPage(this.applicationClass, { collection: this }) as
      | { render(options: object): unknown }
      | undefined;
    app?.render({ ...options, force });
  }

  /** The tree of folders is made anew each time it is drawn. */
  initializeTree(): void {}

  get collection(): string {
    return this.metadata.id;
  }

  override get documentName(): string {
    return this.metadata.type;
  }

  get title(): string {
    return game().i18n.localize(this.metadata.label);
  }

  get locked(): boolean {
    return this.metadata.locked;
  }

  // ── Keeping it ─────────────────────────────────────────────────────────────────────────────────────────────────

  /** Makes a compendium of the world. Its name is made from its label unless it is given. */
  static async createCompendium(facts: { label: string; type: string; name?: string }): Promise<CompendiumCollection> {
    const name = facts.name ?? slugOf(facts.label);
    await manage({ action: "create", name, label: facts.label, type: facts.type });
    const made: unknown = client.game?.packs.get(`world.${name}`);
    return made as CompendiumCollection;
  }

  /** Unlocking a compendium of the system makes a copy in the world, which is used from then on; its folder stays as it is. */
  async configure({ locked }: { locked?: boolean } = {}): Promise<this> {
    if (locked !== undefined) await manage({ action: "configure", pack: this.collection, locked });
    return this;
  }

  async deleteCompendium(): Promise<this> {
    await manage({ action: "delete", pack: this.collection });
    return this;
  }

  /** Copies a document of the world, or of another compendium, into this one. */
  async importDocument(document: Document, operation: PlainObject = {}): Promise<Document | undefined> {
    if (document.documentName !== this.documentName)
      throw new Error(`The compendium holds ${this.documentName} documents, not ${document.documentName}.`);
    const { folder: _folder, sort: _sort, ownership: _ownership, ...source } = document.toObject();
    const [made] = await this.documentClass.createDocuments([source], { ...operation, pack: this.collection });
    return made;
  }

  /** The compendium was locked or unlocked: what it holds stays. */
  noteFacts(facts: PackFacts): void {
    this.metadata = metadataOf(facts);
    this.render();
  }

  /** What the server changed here shows in the index, whether or not the documents have been fetched. */
  noteChange(result: DocumentResult): void {
    if (result.documentName !== this.documentName) return;
    if (result.action === "delete") for (const id of result.result) this.index.delete(id);
    else {
      for (const source of result.result) {
        const shown = Object.entries(source).filter(([key]) => INDEXED.has(key));
        this.#enter(Object.fromEntries(shown));
      }
    }
    queueMicrotask(() => this.render());
  }

  get ownership(): PlainObject {
    return { ...this.metadata.ownership };
  }

  get visible(): boolean {
    const { role } = currentUser();
    const levels = Object.entries(this.ownership).filter(
      ([name]) => role >= (ROLES[name as keyof typeof ROLES] ?? Infinity),
    );
    const highest = Math.max(0, ...levels.map(([, level]) => LEVELS[level as keyof typeof LEVELS] ?? 0));
    return currentUser().isGM || highest >= LEVELS.OBSERVER;
  }

  getUuid(id: string): string {
    return `Compendium.${this.collection}.${this.documentName}.${id}`;
  }

  async getIndex(options: { fields?: Iterable<string> } = {}): Promise<Collection<IndexEntry>> {
    const wanted = documentConfig(this.documentName)?.["compendiumIndexFields"] as readonly string[] | undefined;
    const fields = [...new Set([...(options.fields ?? []), ...(wanted ?? [])])];
    if (!fields.length || !client.wire) return this.index;
    const operation = { pack: this.collection, index: true, indexFields: fields };
    for (const entry of await backend().get(this.documentClass, operation)) this.#enter(entry as JsonObject);
    return this.index;
  }

  async getDocument(id: string): Promise<Document | undefined> {
    const known = this.get(id);
    if (known) return known;
    const [document] = await this.#fetch([id]);
    return document;
  }

  /** All documents, or those that a query asks for: `{ type: "weapon" }`, `{ _id__in: [] }`, `{ name__ne: "Club" }`. */
  async getDocuments(query: PlainObject = {}): Promise<Document[]> {
    const ids = this.index.filter((entry) => matches(entry, query)).map(({ _id }) => _id);
    const missing = ids.filter((id) => !this.has(id));
    if (missing.length) await this.#fetch(missing);
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  async #fetch(ids: string[]): Promise<Document[]> {
    const operation = { pack: this.collection, query: { _id__in: ids } };
    const documents = (await backend().get(this.documentClass, operation)) as Document[];
    for (const document of documents) this.set(String(document.id), document);
    return documents;
  }

  testUserPermission(user: { readonly isGM: boolean }): boolean {
    return user.isGM || this.visible;
  }
}

const metadataOf = (facts: PackFacts): PackFacts & PlainObject => {
  const packageName = facts.id.split(".")[0] ?? "";
  return { ...facts, packageName, packageType: packageName === "world" ? "world" : "system" };
};

const slugOf = (label: string): string =>
  label
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "") || "compendium";

async function manage(management: PackManagement): Promise<void> {
  if (!client.wire) throw new Error("This client is not connected to a world.");
  await client.wire.request({ kind: "managePack", manage: management });
}

const backend = (): Reader => CONFIG["DatabaseBackend"] as Reader;
