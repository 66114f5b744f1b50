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

interface Asked {
  readonly operation: DocumentOperation;
  readonly pack: string | null;
}

/** What is to be asked of the server, or what is done without it. */
type Prepared = Asked | { readonly ready: Document[] };

export interface BatchOperation extends DatabaseOperation {
  readonly documentClass: typeof Document;
  readonly action: "create" | "update" | "delete";
  readonly data?: PlainObject[];
  readonly updates?: PlainObject[];
  readonly ids?: string[];
}

/** What documents do here is asked of the server and done only when it says so to everybody. */
export class ClientDatabase implements DatabaseBackend {
  /** What our own batches touched, until the asker collects it. */
  readonly #touched = new Map<number, Touched[]>();

  async create(documentClass: ModelClass, data: PlainObject[], asked: DatabaseOperation): Promise<Document[]> {
    const prepared = await this.#prepareCreate(documentClass as typeof Document, data, asked);
    return "ready" in prepared ? prepared.ready : this.#ask([prepared]).then(([made]) => made ?? []);
  }

  async update(documentClass: ModelClass, updates: PlainObject[], asked: DatabaseOperation): Promise<Document[]> {
    const prepared = await this.#prepareUpdate(documentClass as typeof Document, updates, asked);
    return "ready" in prepared ? prepared.ready : this.#ask([prepared]).then(([changed]) => changed ?? []);
  }

  async delete(documentClass: ModelClass, ids: string[], asked: DatabaseOperation): Promise<Document[]> {
    const prepared = await this.#prepareDelete(documentClass as typeof Document, ids, asked);
    return "ready" in prepared ? prepared.ready : this.#ask([prepared]).then(([gone]) => gone ?? []);
  }

  /** Several operations, each prepared as it would be by itself, which all happen or none; answers what each touched. */
  async batch(operations: readonly BatchOperation[]): Promise<Document[][]> {
    const all: Prepared[] = [];
    for (const { documentClass, action, data = [], updates = [], ids = [], ...asked } of operations) {
      if (action === "create") all.push(await this.#prepareCreate(documentClass, data, asked));
      else if (action === "update") all.push(await this.#prepareUpdate(documentClass, updates, asked));
      else all.push(await this.#prepareDelete(documentClass, ids, asked));
    }
    const asking = all.filter((each): each is Asked => !("ready" in each));
    const answers = asking.length ? await this.#ask(asking) : [];
    return all.map((each) => ("ready" in each ? each.ready : (answers[asking.indexOf(each)] ?? [])));
  }

  async #prepareCreate(
    documentClass: typeof Document,
    data: PlainObject[],
    asked: DatabaseOperation,
  ): Promise<Prepared> {
    const operation = withDefaults("create", asked);
    if (!operation.temporary) await openPack(operation);
    const made = await prepareCreate(documentClass, data, operation);
    if (operation.temporary || !made.length) return { ready: made };
    const sources = made.map((document) => {
      const { _id, ...source } = document.toObject();
      return (operation.keepId && _id ? { ...source, _id } : source) as JsonObject;
    });
    const target = wireTarget(documentClass.documentName, parentOf(operation));
    const options = wireOptions("create", operation);
    return { operation: { action: "create", ...target, options, data: sources }, pack: packOf(operation) };
  }

  async #prepareUpdate(
    documentClass: typeof Document,
    updates: PlainObject[],
    asked: DatabaseOperation,
  ): Promise<Prepared> {
    const operation = withDefaults("update", asked);
    await openPack(
      operation,
      updates.map(({ _id }) => String(_id)),
    );
    const changed = await prepareUpdate(documentClass, updates, operation);
    if (!changed.length) return { ready: [] };
    const parent = parentOf(operation);
    const target = wireTarget(documentClass.documentName, parent);
    const delta = target.documentName === "ActorDelta" ? (Reflect.get(parent ?? {}, "delta") as Document | null) : null;
    const written = delta ? changed.map((entry) => ({ ...entry, _id: delta.id })) : changed;
    // The difference already says which keys are replaced, so that the server need not be told to replace all.
    const { recursive: _recursive, ...options } = wireOptions("update", operation);
    return { operation: { action: "update", ...target, options, updates: written }, pack: packOf(operation) };
  }

  async #prepareDelete(documentClass: typeof Document, ids: string[], asked: DatabaseOperation): Promise<Prepared> {
    const operation = withDefaults("delete", asked);
    await openPack(operation, operation.deleteAll ? [] : ids);
    const doomed = await prepareDelete(documentClass, ids, operation);
    const parent = parentOf(operation);
    if (!doomed.length || (isSynthetic(parent) && documentClass.documentName === "Actor")) return { ready: [] };
    const target = wireTarget(documentClass.documentName, parent);
    const options = wireOptions("delete", operation);
    return { operation: { action: "delete", ...target, options, ids: doomed }, pack: packOf(operation) };
  }

  async #ask(asking: readonly Asked[]): Promise<Document[][]> {
    if (!client.wire) throw new Error("This client is not connected to a world.");
    const [pack = null, ...others] = new Set(asking.map((each) => each.pack));
    if (others.length) throw new Error("What is changed together must be in one place.");
    const operations = asking.map(({ operation }) => operation);
    const where = pack === null ? {} : { pack };
    const reply = await client.wire.request({ kind: "modifyDocument", operations, ...where });
    if (reply.kind !== "modified") throw new Error(`The server answered ${reply.kind} to a change of documents.`);
    const touched = this.#touched.get(reply.revision) ?? [];
    this.#touched.delete(reply.revision);
    return operations.map(
      ({ documentName }, index) =>
        (touched.length === operations.length
          ? touched[index]
          : touched.find((each) => each.documentName === documentName)
        )?.documents ?? [],
    );
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
