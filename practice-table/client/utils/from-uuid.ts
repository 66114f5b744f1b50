import type { Document } from "../../common/abstract/document.ts";
import { uuidParts } from "../../common/utils/uuid-parts.ts";
import { asRecord, CONFIG } from "../config.ts";
import { client, collectionOf } from "../client.ts";

export interface FromUuidOptions {
  readonly relative?: Document | null;
  readonly strict?: boolean;
  readonly invalid?: boolean;
}

/** Where a package has sent what lies, or lay, in a compendium: one document, or all of them. */
function redirected(uuid: string): string {
  const redirects = asRecord(asRecord(CONFIG["compendium"])["uuidRedirects"]) as Record<string, string>;
  const from = Object.keys(redirects).find((each) => uuid === each || uuid.startsWith(`${each}.`));
  return from === undefined ? uuid : `${redirects[from] ?? from}${uuid.slice(from.length)}`;
}

/** The document, as far as it is in memory: for one in a compendium that has not been fetched, its index entry. */
export function fromUuidSync(uuid: string | null | undefined, options: FromUuidOptions = {}): Document | null {
  const parsed = uuid ? uuidParts(redirected(uuid), options.relative?.uuid ?? undefined) : null;
  if (!parsed?.primaryId) return null;
  if (parsed.packId) {
    const pack = client.game?.packs.get(parsed.packId);
    const fetched = pack?.get(parsed.primaryId) ?? null;
    if (fetched) return descend(fetched, parsed.embedded);
    if (parsed.embedded.length)
      throw new Error(
        `fromUuidSync was invoked on UUID '${uuid}' which references an Embedded Document and cannot be retrieved synchronously.`,
      );
    const index = asRecord(pack)["index"];
    return index instanceof Map ? ((index as Map<string, Document>).get(parsed.primaryId) ?? null) : null;
  }
  const primary = parsed.primaryType ? collectionOf(parsed.primaryType)?.get(parsed.primaryId) : undefined;
  const found = primary ? descend(primary, parsed.embedded) : null;
  if (!found && options.strict) throw new Error(`The document ${uuid} does not exist.`);
  return found;
}

export async function fromUuid(
  uuid: string | null | undefined,
  options: FromUuidOptions = {},
): Promise<Document | null> {
  const parsed = uuid ? uuidParts(redirected(uuid), options.relative?.uuid ?? undefined) : null;
  if (!parsed?.packId || !parsed.primaryId) return fromUuidSync(uuid, options);
  const pack = client.game?.packs.get(parsed.packId);
  const fetch: unknown = asRecord(pack)["getDocument"];
  if (typeof fetch !== "function") return null;
  const primary = (await Reflect.apply(fetch, pack, [parsed.primaryId])) as Document | null | undefined;
  return primary ? descend(primary, parsed.embedded) : null;
}

/** Down from a document by alternating names and ids. A token's actor is its own, whichever of its two names is used. */
export function descend(primary: Document, embedded: readonly string[]): Document | null {
  let found: Document | null = primary;
  for (let step = 0; found && step < embedded.length; step += 2) {
    const name = embedded[step] ?? "";
    const id = embedded[step + 1] ?? "";
    if (name === "Actor" || name === "ActorDelta") found = (Reflect.get(found, "actor") as Document | null) ?? null;
    else found = found.getEmbeddedDocument(name, id) ?? null;
  }
  return found;
}
