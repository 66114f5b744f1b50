import type { DatabaseBackend, DatabaseOperation } from "../../common/abstract/backend.ts";
import { type Document } from "../../common/abstract/document.ts";
import type { ModelClass } from "../../common/data/model-shape.ts";
import type { JsonObject } from "../../common/json.ts";
import type { DocumentOperation, ServerMessage } from "../../common/protocol.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { client } from "../client.ts";
import { applyResult } from "./apply-result.ts";
import { withDefaults } from "./operation-defaults.ts";
import { isSynthetic, packCollection, packOf, parentOf, wireOptions, wireTarget } from "./operation-target.ts";
import { prepareCreate, prepareDelete, prepareUpdate } from "./prepare-operation.ts";

/** A compendium must be unlocked to be changed, and what is to be changed in it must be here. */
async function openPack(operation: DatabaseOperation, ids: readonly string[] = []): Promise<void> {
  const pack = packOf(operation);
  if (pack === null) return;
  const collection = packCollection(pack);
  if (!collection || collection.locked) throw new Error(`You may not change the compendium ${pack}, which is locked.`);
  if (operation.parent == null) for (const id of ids) await collection.getDocument(id);
}

type Modified = Extract<ServerMessage, { kind: "documentsModified" }>;

interface Touched {
  readonly documentName: string;
  readonly documents: Document[];
}

/** What documents do here is asked of the server and done only when it says so to everybody. */
export class ClientDatabase implements DatabaseBackend {
  /** What our own batches touched, until the asker collects it. */
  readonly #touched = new Map<number, Touched[]>();

  async create(documentClass: ModelClass, data: PlainObject[], asked: DatabaseOperation): Promise<Document[]> {
    const operation = withDefaults("create", asked);
    if (!operation.temporary) await openPack(operation);
    const made = await prepareCreate(documentClass as typeof Document, data, operation);
    if (operation.temporary || !made.length) return made;
    const sources = made.map((document) => {
      const { _id, ...source } = document.toObject();
      return (operation.keepId && _id ? { ...source, _id } : source) as JsonObject;
    });
    const target = wireTarget((documentClass as typeof Document).documentName, parentOf(operation));
    return this.#ask(
      { action: "create", ...target, options: wireOptions("create", operation), data: sources },
      operation,
    );
  }

  async update(documentClass: ModelClass, updates: PlainObject[], asked: DatabaseOperation): Promise<Document[]> {
    const operation = withDefaults("update", asked);
    await openPack(
      operation,
      updates.map(({ _id }) => String(_id)),
    );
    const changed = await prepareUpdate(documentClass as typeof Document, updates, operation);
    if (!changed.length) return [];
    const parent = parentOf(operation);
    const target = wireTarget((documentClass as typeof Document).documentName, parent);
    const delta = target.documentName === "ActorDelta" ? (Reflect.get(parent ?? {}, "delta") as Document | null) : null;
    const written = delta ? changed.map((entry) => ({ ...entry, _id: delta.id })) : changed;
    // The difference already says which keys are replaced, so that the server need not be told to replace all.
    const { recursive: _recursive, ...options } = wireOptions("update", operation);
    return this.#ask({ action: "update", ...target, options, updates: written }, operation);
  }

  async delete(documentClass: ModelClass, ids: string[], asked: DatabaseOperation): Promise<Document[]> {
    const operation = withDefaults("delete", asked);
    await openPack(operation, operation.deleteAll ? [] : ids);
    const doomed = await prepareDelete(documentClass as typeof Document, ids, operation);
    if (!doomed.length) return [];
    const parent = parentOf(operation);
    if (isSynthetic(parent) && (documentClass as typeof Document).documentName === "Actor") return [];
    const target = wireTarget((documentClass as typeof Document).documentName, parent);
    return this.#ask(
      { action: "delete", ...target, options: wireOptions("delete", operation), ids: doomed },
      operation,
    );
  }

  async #ask(operation: DocumentOperation, context: DatabaseOperation): Promise<Document[]> {
    if (!client.wire) throw new Error("This client is not connected to a world.");
    const pack = packOf(context);
    const where = pack === null ? {} : { pack };
    const reply = await client.wire.request({ kind: "modifyDocument", operations: [operation], ...where });
    if (reply.kind !== "modified") throw new Error(`The server answered ${reply.kind} to a change of documents.`);
    const touched = this.#touched.get(reply.revision) ?? [];
    this.#touched.delete(reply.revision);
    return touched.find(({ documentName }) => documentName === operation.documentName)?.documents ?? [];
  }

  /** The only place where the world of this client changes. */
  handle(message: Modified): void {
    const touched = message.results.map((result) => ({
      documentName: result.documentName,
      documents: applyResult(result, message.by.user, message.pack ?? null),
    }));
    if (message.by.client !== client.snapshot?.client) return;
    this.#touched.set(message.revision, touched);
    // Requests that nobody here waits for, such as the import of an adventure, must not pile up.
    const [oldest] = this.#touched.keys();
    if (this.#touched.size > 100 && oldest !== undefined) this.#touched.delete(oldest);
  }
}
