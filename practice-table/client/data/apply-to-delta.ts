import { asText } from "../../common/utils/as-text.ts";
import type { Document } from "../../common/abstract/document.ts";
import { refreshSynthetic } from "../../common/abstract/inner-names.ts";
import { reconcile } from "../../common/data/reconcile.ts";
import { toHookForm } from "../../common/data/wire-form.ts";
import type { DocumentResult } from "../../common/protocol.ts";
import { deepClone } from "../../common/utils/objects/deep-clone.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";

/** A token whose actor is made from another's and a delta. */
interface UnlinkedToken extends Document {
  readonly actor: Document | null;
  readonly delta: Document | null;
  /** The actor of the world that the token was made from. */
  readonly baseActor: Document | null;
  [refreshSynthetic](): void;
}

interface Applied {
  /** What was done to the actor, where it is something else than what was done to the delta. */
  readonly action?: "update";
  readonly documentName: string;
  readonly documents: Document[];
  readonly details: PlainObject[];
}

/** Writes into the delta what the server wrote there, and shows it as what it means for the token's actor. */
export function applyToDelta(result: DocumentResult, parent: Document | null): Applied {
  const ofActor = result.documentName === "ActorDelta";
  const token = (ofActor ? parent : parent?.parent) as UnlinkedToken | null;
  if (!token?.delta) return { documentName: result.documentName, documents: [], details: [] };
  return ofActor ? changeActor(token, token.delta, result) : changeInside(token, token.delta, result);
}

function changeActor(token: UnlinkedToken, delta: Document, result: DocumentResult): Applied {
  if (result.action === "delete") return restore(token, delta);
  if (result.action === "create") return { documentName: "Actor", documents: [], details: [] };
  const details = result.result.map((changes) => {
    delta.updateSource(deepClone(changes));
    return toHookForm({ ...(deepClone(changes) as PlainObject), _id: token.actor?.id });
  });
  if (!result.result.some(isMixed)) token[refreshSynthetic]();
  return { documentName: "Actor", documents: token.actor ? [token.actor] : [], details };
}

/** The delta is emptied, and stays; the actor that it made a difference to has changed. */
function restore(token: UnlinkedToken, delta: Document): Applied {
  const DeltaClass = delta.constructor as typeof Document;
  reconcile(delta._source, DeltaClass.cleanData({ _id: delta.id }));
  delta.reset();
  token[refreshSynthetic]();
  const { actor } = token;
  return { action: "update", documentName: "Actor", documents: actor ? [actor] : [], details: [{ _id: actor?.id }] };
}

/**
 * What changes of the actor and of things in it in one update is stored, and does not show on the actor before something else
 * has it made anew: core issue 9384, open since generation 11.
 */
const isMixed = (changes: object): boolean => {
  const lists = Object.values(changes).filter((value) => Array.isArray(value) && value.length > 0);
  return lists.length > 0 && Object.keys(changes).length > lists.length + 1;
};

function changeInside(token: UnlinkedToken, delta: Document, result: DocumentResult): Applied {
  const { documentName } = result;
  const collection = token.actor?.getEmbeddedCollection(documentName);
  const name = collection?.name ?? "";
  const entries = delta._source[name] as PlainObject[];
  const gone = result.action === "delete" ? result.result.flatMap((id) => collection?.get(id) ?? []) : [];
  if (result.action === "create") for (const source of result.result) put(entries, deepClone(source));
  if (result.action === "update") {
    for (const changes of result.result) {
      const embedded = collection?.get(asText(changes["_id"]));
      if (!embedded) continue;
      embedded.updateSource(deepClone(changes));
      put(entries, embedded.toObject());
    }
  }
  if (result.action === "delete") {
    const base = token.baseActor?.getEmbeddedCollection(documentName);
    for (const id of result.result) {
      if (base?.has(id)) put(entries, { _id: id, _tombstone: true });
      else entries.splice(0, entries.length, ...entries.filter((entry) => entry["_id"] !== id));
    }
  }
  token[refreshSynthetic]();
  if (result.action === "delete") return { documentName, documents: gone, details: gone.map(() => ({})) };
  const documents = result.result.flatMap((entry) => collection?.get(asText(entry["_id"])) ?? []);
  return {
    documentName,
    documents,
    details: result.result.map((entry) => toHookForm(deepClone(entry) as PlainObject)),
  };
}

/** Something that an unlinked token's actor holds was changed inside: the delta keeps it whole from then on. */
export function keepInDelta(held: Document): void {
  const token = held.parent?.parent as UnlinkedToken | null | undefined;
  const name = held.parent?.getEmbeddedCollection(held.documentName).name ?? "";
  const entries = token?.delta?._source[name];
  if (Array.isArray(entries)) put(entries as PlainObject[], held.toObject());
}

function put(entries: PlainObject[], entry: PlainObject): void {
  const index = entries.findIndex((present) => present["_id"] === entry["_id"]);
  if (index < 0) entries.push(entry);
  else entries[index] = entry;
}
