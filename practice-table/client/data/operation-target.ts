import type { DatabaseOperation } from "../../common/abstract/backend.ts";
import { Document } from "../../common/abstract/document.ts";
import type { DocumentName } from "../../common/hierarchy.ts";
import type { JsonObject } from "../../common/json.ts";
import { client, collectionOf } from "../client.ts";
import { withoutDefaults } from "./operation-defaults.ts";
import type { CompendiumCollection } from "../documents/collections/compendium-collection.ts";
import { descend, fromUuidSync } from "../utils/from-uuid.ts";

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
  const parentUuid = parent?.uuid?.replace(/^Compendium\.[^.]+\.[^.]+\./, "") ?? null;
  return { documentName: name as DocumentName, parentUuid };
}

/** Custom keys of an operation go to everyone; what only this client can know stays. */
export function wireOptions(action: "create" | "update" | "delete", operation: DatabaseOperation): JsonObject {
  const { parent: _parent, pack: _pack, temporary: _temporary, ...rest } = withoutDefaults(action, operation);
  return JSON.parse(JSON.stringify(rest)) as JsonObject;
}

/** The compendium an operation is meant for. */
export const packOf = (operation: DatabaseOperation): string | null =>
  typeof operation.pack === "string" ? operation.pack : (parentOf(operation)?.pack ?? null);

export function packCollection(pack: string): CompendiumCollection | undefined {
  const found: unknown = client.game?.packs.get(pack);
  return found as CompendiumCollection | undefined;
}

export function siblingsOf(documentName: string, parent: Document | null, pack: string | null = null) {
  if (parent) return parent.getEmbeddedCollection(documentName);
  if (pack === null) return collectionOf(documentName);
  const collection = packCollection(pack);
  return documentName === "Folder" ? collection?.folders : collection;
}

export function findDocument(
  documentName: string,
  id: string,
  parent: Document | null,
  pack: string | null = null,
): Document {
  if (documentName === "Actor" && parent?.documentName === "Token") {
    const actor = Reflect.get(parent, "actor") as Document | null;
    if (actor) return actor;
  }
  if (documentName === "ActorDelta" && parent) {
    const delta = Reflect.get(parent, "delta") as Document | null;
    if (delta) return delta;
  }
  const found = siblingsOf(documentName, parent, pack)?.get(id);
  if (!found)
    throw new Error(
      `${documentName} id [${id}] does not exist in the ${parent ? `${parent.documentName} ${parent.id}` : "world"}.`,
    );
  return found;
}

/** Undefined for a parent that is not here: in a compendium, one that nobody at this client has looked at. */
export function parentByUuid(parentUuid: string | null, pack: string | null = null): Document | null | undefined {
  if (parentUuid === null) return null;
  if (pack === null) return fromUuidSync(parentUuid) ?? undefined;
  const [, id = "", ...embedded] = parentUuid.split(".");
  const primary = packCollection(pack)?.get(id);
  return primary ? (descend(primary, embedded) ?? undefined) : undefined;
}
