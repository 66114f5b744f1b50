import type { Document } from "../../common/abstract/document.ts";
import { uuidParts } from "../../common/utils/uuid-parts.ts";
import { client, collectionOf } from "../client.ts";
import { asRecord } from "../config.ts";

/** What a uuid says: of which document, and which one of the world or of a compendium that is in, if it is not that itself. */
export interface ResolvedUuid {
  readonly uuid: string;
  readonly type: string | undefined;
  readonly id: string;
  readonly primaryType?: string | undefined;
  readonly primaryId?: string | undefined;
  /** Where the primary document is kept. */
  readonly collection: unknown;
  readonly embedded: readonly string[];
  readonly documentType: string | undefined;
  readonly documentId: string;
}

export function parseUuid(
  uuid: string | null | undefined,
  options: { readonly relative?: Document | null } = {},
): ResolvedUuid | null {
  const parts = uuid ? uuidParts(uuid, options.relative?.uuid ?? undefined) : null;
  if (!parts?.primaryId) return null;
  const { packId, primaryId, embedded, id } = parts;
  const pack = packId === null ? undefined : client.game?.packs.get(packId);
  // Of an old uuid that names no type only its compendium knows it.
  const documentType = parts.primaryType ?? (asRecord(pack)["documentName"] as string | undefined);
  const collection = packId === null ? documentType && collectionOf(documentType) : pack;
  const primary = embedded.length ? { primaryType: documentType, primaryId } : {};
  const type = embedded.length ? parts.type : documentType;
  return { uuid: parts.uuid, type, id, ...primary, collection, embedded, documentType, documentId: primaryId };
}
