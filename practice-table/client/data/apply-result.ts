import { asText } from "../../common/utils/as-text.ts";
import { type Document } from "../../common/abstract/document.ts";
import { refreshSynthetic } from "../../common/abstract/inner-names.ts";
import { toHookForm } from "../../common/data/wire-form.ts";
import type { DocumentResult } from "../../common/protocol.ts";
import { deepClone } from "../../common/utils/objects/deep-clone.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { collectionOf, game } from "../client.ts";
import { documentConfig } from "../config.ts";
import { Hooks } from "../helpers/hooks.ts";
import { withDefaults } from "./operation-defaults.ts";
import { applyToDelta, keepInDelta } from "./apply-to-delta.ts";
import { findDocument, isSynthetic, packCollection, parentByUuid, siblingsOf } from "./operation-target.ts";
import { dispatch, renderAfter, type Happening } from "./operation-events.ts";

/** Does here what the server has done, and tells everyone who wants to know. Answers the documents concerned. */
export function applyResult(result: DocumentResult, userId: string, pack: string | null = null): Document[] {
  const parent = parentByUuid(result.parentUuid, pack);
  if (parent === undefined) {
    if (pack !== null) return [];
    console.warn(`A change below ${result.parentUuid} found no such document here.`);
    return [];
  }
  try {
    if (pack !== null && !parent) packCollection(pack)?.noteChange(result);
    const happening = happen(result, parent, userId, pack);
    if (parent && isSynthetic(parent.parent)) keepInDelta(parent);
    if (happening.documents.length) finish(happening);
    return happening.documents;
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    Hooks.onError(`applying a change of ${result.documentName}`, failure);
    return [];
  }
}

function happen(result: DocumentResult, parent: Document | null, userId: string, pack: string | null): Happening {
  const { action, documentName } = result;
  const options = withDefaults(action, deepClone(result.options) as PlainObject);
  const facts = { action, documentName, parent, options, userId, pack };
  if (documentName === "ActorDelta" || isSynthetic(parent)) return { ...facts, ...applyToDelta(result, parent) };
  if (action === "create") {
    const documents = result.result.map((source) =>
      insert(documentName, parent, deepClone(source) as PlainObject, pack),
    );
    return { ...facts, documents, details: result.result.map((source) => deepClone(source) as PlainObject) };
  }
  if (action === "update") {
    // Of a compendium a client has only what it has looked at.
    const present = result.result.filter(
      ({ _id }) => pack === null || siblingsOf(documentName, parent, pack)?.has(asText(_id)),
    );
    const documents = present.map((changes) => findDocument(documentName, asText(changes["_id"]), parent, pack));
    present.forEach((changes, index) => documents[index]?.updateSource(deepClone(changes), { fallback: true }));
    return { ...facts, documents, details: present.map((changes) => toHookForm(deepClone(changes) as PlainObject)) };
  }
  const siblings = siblingsOf(documentName, parent, pack);
  const documents = result.result.flatMap((id) => siblings?.get(id) ?? []);
  for (const document of documents) siblings?.delete(String(document.id));
  return { ...facts, documents, details: documents.map(() => ({})) };
}

function insert(documentName: string, parent: Document | null, source: PlainObject, pack: string | null): Document {
  const documentClass = documentConfig(documentName)?.documentClass;
  if (!documentClass) throw new Error(`There is no document called ${documentName}.`);
  const siblings = siblingsOf(documentName, parent, pack);
  const parentCollection = parent ? (parent.constructor as typeof Document).getCollectionName(documentName) : null;
  const document = new documentClass(source, { parent, parentCollection, pack, strict: false });
  siblings?.set(String(document.id), document);
  return document;
}

function finish(happening: Happening): void {
  preparedAgain(happening.parent)?.reset();
  refreshDependents(happening);
  dispatch(happening);
  renderAfter(happening);
  const { action, documents, options, userId } = happening;
  const user = game().users.get(userId);
  const documentClass = documents[0]?.constructor as typeof Document | undefined;
  const name = `_on${action[0]?.toUpperCase()}${action.slice(1)}Operation` as "_onCreateOperation";
  if (user) void documentClass?.[name](documents, options, user);
}

/** Effects of what an actor holds are the actor's matter too, and it prepares what it holds. */
function preparedAgain(parent: Document | null): Document | null {
  return parent?.documentName === "Item" && parent.parent ? parent.parent : parent;
}

/** Tokens that are not linked show their actor through a delta, so a change of that actor is a change of theirs. */
function refreshDependents({ documents, parent, documentName, pack }: Happening): void {
  if (pack !== null) return;
  const above = preparedAgain(parent);
  const actors = documentName === "Actor" ? documents : above?.documentName === "Actor" ? [above] : [];
  for (const actor of actors) {
    if (actor.parent) continue;
    for (const scene of collectionOf("Scene") ?? []) {
      for (const token of scene.getEmbeddedCollection("Token")) {
        const refresh: unknown = Reflect.get(token, refreshSynthetic);
        if (Reflect.get(token, "actorId") === actor.id && typeof refresh === "function")
          Reflect.apply(refresh, token, []);
      }
    }
  }
}
