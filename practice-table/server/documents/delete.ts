import type { DocumentName, PrimaryName } from "../../common/hierarchy.ts";
import { textOf, type JsonObject } from "../../common/json.ts";
import { isGM, mayDelete } from "../../common/permissions.ts";
import type { DeleteOperation, DocumentResult } from "../../common/protocol.ts";
import { type Bench, describe, refusePermission } from "./bench.ts";
import { dress } from "./dress.ts";
import { forgetPassword } from "../web/credentials.ts";
import { findPlace, inherited, type Place } from "./place.ts";
import { Refusal } from "../refusal.ts";
import { subjectOf } from "./subject.ts";
import { type Branch, growBranch } from "./tree.ts";
import { updateDocuments } from "./update.ts";

export function deleteDocuments(bench: Bench, operation: DeleteOperation): readonly DocumentResult[] {
  const place = findPlace(bench, operation.documentName, operation.parentUuid);
  const ids = operation.options.deleteAll === true ? [...place.siblings.keys()] : [...new Set(operation.ids)];
  const others: DocumentResult[] = [];
  for (const id of ids) {
    const target = place.siblings.get(id);
    if (target?.name === "Folder") others.push(...emptyFolder(bench, target, operation));
    if (place.name === "ActorDelta" && target) restoreDelta(bench, place, target, operation);
    else if (place.siblings.has(id) || inherited(bench, place, id)) deleteOne(bench, place, id);
    else throw new Refusal("unknownDocument", `${describe(place.name, id, place.parent)} does not exist.`);
  }
  if (ids.length === 0) return [];
  const { documentName, parentUuid, options } = operation;
  return [...others, { documentName, parentUuid, options, action: "delete", result: ids }];
}

function deleteOne(bench: Bench, place: Place, id: string): void {
  const { name, parent, siblings } = place;
  const own = siblings.get(id);
  const subject = own ? subjectOf(own) : { name, source: { _id: id }, parent: parent && subjectOf(parent) };
  if (!mayDelete(bench.permissions, bench.user, subject)) throw refusePermission(bench, "delete", name, id, parent);
  if (name === "User") {
    refuseLastMaster(bench, id);
    forgetPassword(bench, id);
  }
  if (own) bench.transaction.remove(siblings, own);
  if (parent && inherited(bench, place, id)) {
    bench.transaction.insert(siblings, growBranch(name, { _id: id, _tombstone: true }, parent));
  }
}

/** There is always a delta: what is asked for is an empty one. */
function restoreDelta(bench: Bench, { siblings, parent }: Place, delta: Branch, { options }: DeleteOperation): void {
  if (options["restoreDelta"] !== true) throw new Refusal("invalid", "A token's delta cannot be deleted.");
  if (!mayDelete(bench.permissions, bench.user, subjectOf(delta)))
    throw refusePermission(bench, "delete", delta.name, delta.id, parent);
  bench.transaction.remove(siblings, delta);
  const empty = dress(bench, delta.name, {}, delta.id, options);
  bench.transaction.insert(siblings, growBranch(delta.name, empty, parent));
}

function refuseLastMaster(bench: Bench, id: string): void {
  const others = [...bench.tree.collection("User").values()].filter((user) => user.id !== id);
  if (!others.some((user) => isGM(user.source))) throw new Refusal("invalid", "A world needs a Game Master.");
}

/** What lies in a deleted folder goes with it if the request says so, and otherwise moves one folder up. */
function emptyFolder(bench: Bench, folder: Branch, operation: DeleteOperation): readonly DocumentResult[] {
  const members = (name: PrimaryName): readonly string[] =>
    [...bench.tree.collection(name).values()]
      .filter(({ source }) => source["folder"] === folder.id)
      .map(({ id }) => id);
  const clear = (name: DocumentName, ids: readonly string[], remove: boolean): readonly DocumentResult[] => {
    if (ids.length === 0) return [];
    const shared = { documentName: name, parentUuid: null, options: remove ? operation.options : {} };
    if (remove) return deleteDocuments(bench, { ...shared, action: "delete", ids });
    const updates = ids.map((id): JsonObject => ({ _id: id, folder: folder.source["folder"] ?? null }));
    return updateDocuments(bench, { ...shared, action: "update", updates });
  };
  const type = textOf(folder.source["type"]) as PrimaryName;
  const contents = type === "ChatMessage" || type === "Setting" || type === "User" ? [] : members(type);
  const { deleteContents, deleteSubfolders } = operation.options;
  return [
    ...clear("Folder", members("Folder"), deleteSubfolders === true),
    ...clear(type, contents, deleteContents === true),
  ];
}
