import type { Document } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { collectionOf, currentUser } from "../client.ts";
import { asRecord } from "../config.ts";
import { Hooks } from "../helpers/hooks.ts";
import { isSynthetic } from "./operation-target.ts";

/** One thing that was done, to one kind of document in one place. */
export interface Happening {
  readonly action: "create" | "update" | "delete";
  readonly documentName: string;
  readonly parent: Document | null;
  readonly documents: Document[];
  /** What came with each document: its source, or the change in the form that hooks are shown. */
  readonly details: PlainObject[];
  readonly options: PlainObject;
  readonly userId: string;
  /** The compendium this happened in. */
  readonly pack: string | null;
}

export function dispatch(happening: Happening): void {
  const { action, documents, details, options, userId } = happening;
  documents.forEach((document, index) => {
    const detail = details[index] ?? {};
    try {
      if (action === "create") document._onCreate(detail, options, userId);
      else if (action === "update") document._onUpdate(detail, options, userId);
      else document._onDelete(options, userId);
    } catch (error) {
      Hooks.onError(
        `${document.documentName}#_on ${action}`,
        error instanceof Error ? error : new Error(String(error)),
      );
    }
    const hook = `${action}${document.documentName}`;
    if (options["noHook"] === true) return;
    if (action === "update") Hooks.callAll(hook, document, detail, options, userId);
    else Hooks.callAll(hook, document, options, userId);
  });
  tellAncestors(happening);
}

const DESCENDANT_EVENTS = {
  create: "_onCreateDescendantDocuments",
  update: "_onUpdateDescendantDocuments",
  delete: "_onDeleteDescendantDocuments",
} as const;

function tellAncestors({ action, documentName, parent, documents, details, options, userId }: Happening): void {
  const collection = parent ? (parent.constructor as typeof Document).getCollectionName(documentName) : null;
  const third = action === "delete" ? documents.map(({ id }) => id) : details;
  for (let above = parent; above; above = above.parent) {
    const listener: unknown = Reflect.get(above, DESCENDANT_EVENTS[action]);
    if (typeof listener !== "function") continue;
    Reflect.apply(listener, above, [parent, collection, documents, third, options, userId]);
  }
}

/** Open windows of what changed, and of all that holds it, show it afresh; so do the directories. */
export function renderAfter(happening: Happening): void {
  const { action, documentName, parent, documents, details, options, pack, userId } = happening;
  if (options["render"] === false) return;
  documents.forEach((document, index) => {
    const renderData = details[index] ?? {};
    const context = { renderContext: `${action}${documentName}`, renderData };
    if (action === "delete") closeApps(document);
    else renderApps(document, context);
    for (let above = parent; above; above = above.parent) renderApps(above, context);
  });
  const [first] = documents;
  if (!parent && pack === null)
    collectionOf(documentName)?.render(false, {
      renderContext: `${action}${documentName}`,
      renderData: details,
      documents,
      action,
    });
  if (action === "create" && options["renderSheet"] === true && first && userId === currentUser().id) {
    void Promise.resolve(callMember(Reflect.get(first, "sheet"), "render", true));
  }
}

function renderApps(document: Document, context: PlainObject): void {
  callMember(document, "render", false, context);
}

/** Also of all that is in it (core issue 11934), and of an unlinked token's actor (core issue 13275). */
function closeApps(document: Document): void {
  for (const app of Object.values(asRecord(Reflect.get(document, "apps")))) callMember(app, "close", { submit: false });
  for (const collection of Object.values(document.collections)) for (const inner of collection) closeApps(inner);
  const actor = document.documentName === "Token" ? (Reflect.get(document, "actor") as Document | null) : null;
  if (isSynthetic(actor)) closeApps(actor);
}

function callMember(owner: unknown, name: string, ...args: unknown[]): unknown {
  if (typeof owner !== "object" || owner === null) return undefined;
  const member: unknown = Reflect.get(owner, name);
  return typeof member === "function" ? (Reflect.apply(member, owner, args) as unknown) : undefined;
}
