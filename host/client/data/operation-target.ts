import type { DatabaseOperation } from "../../common/abstract/backend.ts";
import { Document } from "../../common/abstract/document.ts";
import type { DocumentName } from "../../common/hierarchy.ts";
import type { JsonObject } from "../../common/json.ts";
import { collectionOf } from "../client.ts";
import { fromUuidSync } from "../utils/from-uuid.ts";

/** Where an operation takes place, as the wire names it. */
export interface WireTarget {
  readonly documentName: DocumentName;
  readonly parentUuid: string | null;
}

export const parentOf = (operation: DatabaseOperation): Document | null =>
  operation.parent instanceof Document ? operation.parent : null;

/** An unlinked token's actor is no document of its own: what is done to it is done to the token's delta. */
export const isSynthetic = (document: Document | null): document is Document & { readonly parent: Document } =>
  document?.documentName === "Actor" && document.parent?.documentName === "Token";

export function wireTarget(documentName: string, parent: Document | null): WireTarget {
  const name = documentName === "Actor" && parent?.documentName === "Token" ? "ActorDelta" : documentName;
  return { documentName: name as DocumentName, parentUuid: parent?.uuid ?? null };
}

/** Custom keys of an operation go to everyone; what only this client can know stays. */
export function wireOptions(operation: DatabaseOperation): JsonObject {
  const { parent: _parent, pack: _pack, temporary: _temporary, ...rest } = operation;
  return JSON.parse(JSON.stringify(rest)) as JsonObject;
}

export function siblingsOf(documentName: string, parent: Document | null) {
  return parent ? parent.getEmbeddedCollection(documentName) : collectionOf(documentName);
}

export function findDocument(documentName: string, id: string, parent: Document | null): Document {
  if (documentName === "Actor" && parent?.documentName === "Token") {
    const actor = Reflect.get(parent, "actor") as Document | null;
    if (actor) return actor;
  }
  const found = siblingsOf(documentName, parent)?.get(id);
  if (!found)
    throw new Error(
      `${documentName} id [${id}] does not exist in the ${parent ? `${parent.documentName} ${parent.id}` : "world"}.`,
    );
  return found;
}

export function parentByUuid(parentUuid: string | null): Document | null | undefined {
  return parentUuid === null ? null : (fromUuidSync(parentUuid) ?? undefined);
}
