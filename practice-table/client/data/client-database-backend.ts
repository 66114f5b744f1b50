import type { Document } from "../../common/abstract/document.ts";
import type { JsonObject } from "../../common/json.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { client, collectionOf } from "../client.ts";
import { packCollection } from "./operation-target.ts";
import { type GetOperation, INDEXED, matches, type Reader } from "./query.ts";

type DocumentClass = typeof Document;

/** How documents are read. Modules put what is theirs around it: those that translate compendia do. */
export class ClientDatabaseBackend implements Reader {
  async get(documentClass: DocumentClass, operation: GetOperation = {}, user?: object): Promise<unknown[]> {
    return this._getDocuments(documentClass, { ...operation, ...{ action: "get", broadcast: false } }, user);
  }

  async _getDocuments(documentClass: DocumentClass, operation: GetOperation, _user?: object): Promise<unknown[]> {
    const { pack = null, query = {}, index = false, indexFields = [] } = operation;
    if (pack === null) {
      const world = Array.from(collectionOf(documentClass.documentName) ?? []);
      return world.filter((document) => matches(document._source, query));
    }
    if (!client.wire) throw new Error("This client is not connected to a world.");
    if (index) {
      const reply = await client.wire.request({ kind: "packIndex", pack, fields: [...INDEXED, ...indexFields] });
      return reply.kind === "packIndex" ? [...reply.index] : [];
    }
    const entries = packCollection(pack)?.index ?? [];
    const ids = [...entries].filter((entry) => matches(entry, query)).map(({ _id }) => _id);
    const reply = await client.wire.request({ kind: "packDocuments", pack, ids });
    const sources: readonly JsonObject[] = reply.kind === "packDocuments" ? reply.documents : [];
    return sources.map((source) => new documentClass(source as PlainObject, { pack, strict: false }));
  }
}
