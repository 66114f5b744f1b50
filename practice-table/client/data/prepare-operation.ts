import type { DatabaseOperation } from "../../common/abstract/backend.ts";
import { type Document } from "../../common/abstract/document.ts";
import { cleanChanges } from "../../common/abstract/inner-names.ts";
import { toHookForm, toWireForm } from "../../common/data/wire-form.ts";
import type { JsonObject } from "../../common/json.ts";
import { realm } from "../../common/realm.ts";
import { isForcedKey } from "../../common/utils/objects/deletion-keys.ts";
import { expandObject } from "../../common/utils/objects/expand-object.ts";
import { flattenObject } from "../../common/utils/objects/flatten-object.ts";
import { logCompatibilityWarning } from "../../common/utils/log-compatibility-warning.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";
import { currentUser } from "../client.ts";
import { Hooks } from "../helpers/hooks.ts";
import { findDocument, packOf, parentOf, siblingsOf } from "./operation-target.ts";

type DocumentClass = typeof Document;

function refuse(action: string, document: Document): Error {
  const where = document.parent ? ` in parent ${document.parent.documentName} [${document.parent.id}]` : "";
  return new Error(
    `User ${currentUser().name} lacks permission to ${action} ${document.documentName} [${document.id}]${where}`,
  );
}

function announce(operation: DatabaseOperation, hook: string, ...args: unknown[]): boolean {
  return operation.noHook === true || Hooks.call(hook, ...args);
}

/** What a client does before it asks: build, check, let the document, its model and the hooks have their say. */
export async function prepareCreate(
  documentClass: DocumentClass,
  data: PlainObject[],
  operation: DatabaseOperation,
): Promise<Document[]> {
  const user = currentUser();
  const documents: Document[] = [];
  for (const entry of data) {
    const source = expandObject(entry);
    // Who makes a message or a macro is its author, unless they say who else is.
    if ("author" in documentClass.schema.fields) source["author"] ??= user.id;
    const document = new documentClass(source, { parent: parentOf(operation), pack: operation.pack ?? null });
    if (!document.canUserModify(user, "create", source)) throw refuse("create", document);
    if ((await document._preCreate(source, operation, user)) === false) continue;
    if (!announce(operation, `preCreate${document.documentName}`, document, source, operation, user.id)) continue;
    documents.push(document);
  }
  return (await documentClass._preCreateOperation(documents, operation, user)) === false ? [] : documents;
}

/** Generation 14 still reads the keys of generation 13, and says that it will not for long. */
function warnOfOldKeys(changes: PlainObject): void {
  if (realm.generation < 14) return;
  const old = Object.keys(flattenObject(changes)).find((path) => path.split(".").some(isForcedKey));
  if (!old) return;
  const message = `The key "${old}" of an update is written in generation 13's way; write _del or _replace(value) as its value.`;
  logCompatibilityWarning(message, { since: 14, until: 16, once: true });
}

export async function prepareUpdate(
  documentClass: DocumentClass,
  updates: PlainObject[],
  operation: DatabaseOperation,
): Promise<JsonObject[]> {
  const user = currentUser();
  const documents: Document[] = [];
  const changed: JsonObject[] = [];
  for (const update of updates) {
    const { _id, ...rest } = expandObject(update);
    warnOfOldKeys(rest);
    const document = findDocument(documentClass.documentName, String(_id), parentOf(operation), packOf(operation));
    const { recursive, diff } = operation;
    const changes = toHookForm(document[cleanChanges](rest, { recursive }));
    if (!document.canUserModify(user, "update", toWireForm(changes))) throw refuse("update", document);
    if ((await document._preUpdate(changes, operation, user)) === false) continue;
    if (!announce(operation, `preUpdate${document.documentName}`, document, changes, operation, user.id)) continue;
    const difference = document.updateSource({ ...changes }, { dryRun: true, recursive });
    const whole = diff === false ? document[cleanChanges]({ ...changes }, { recursive }) : difference;
    if (!Object.keys(whole).length) continue;
    documents.push(document);
    changed.push({ ...whole, _id: document.id });
  }
  return (await documentClass._preUpdateOperation(documents, operation, user)) === false ? [] : changed;
}

export async function prepareDelete(
  documentClass: DocumentClass,
  ids: string[],
  operation: DatabaseOperation,
): Promise<string[]> {
  const user = currentUser();
  const parent = parentOf(operation);
  const all = operation.deleteAll
    ? [...(siblingsOf(documentClass.documentName, parent, packOf(operation))?.keys() ?? [])]
    : ids;
  const documents: Document[] = [];
  for (const id of all) {
    const document = findDocument(documentClass.documentName, id, parent, packOf(operation));
    if (!document.canUserModify(user, "delete")) throw refuse("delete", document);
    if ((await document._preDelete(operation, user)) === false) continue;
    if (!announce(operation, `preDelete${document.documentName}`, document, operation, user.id)) continue;
    documents.push(document);
  }
  const vetoed = (await documentClass._preDeleteOperation(documents, operation, user)) === false;
  return vetoed ? [] : documents.map((document) => String(document.id));
}
