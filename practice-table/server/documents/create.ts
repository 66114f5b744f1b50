import { comesAlone, type DocumentName } from "../../common/hierarchy.ts";
import { textOf, isJsonObject, type JsonObject } from "../../common/json.ts";
import { isGM, mayCreate, type Subject } from "../../common/permissions.ts";
import type { CreateOperation, DocumentResult, OperationOptions } from "../../common/protocol.ts";
import { expanded } from "./expanded.ts";
import { isValidId } from "../../common/utils/random-id.ts";
import { type Bench, describe, refusePermission } from "./bench.ts";
import { dress } from "./dress.ts";
import { findPlace, type Place } from "./place.ts";
import { Refusal } from "../refusal.ts";
import { subjectOf } from "./subject.ts";
import { growBranch, isTombstone, wholeSource } from "./tree.ts";
import { updateDocuments } from "./update.ts";

export function createDocuments(bench: Bench, operation: CreateOperation): readonly DocumentResult[] {
  const place = findPlace(bench, operation.documentName, operation.parentUuid);
  const shared = { documentName: place.name, parentUuid: operation.parentUuid, options: operation.options };
  const created: JsonObject[] = [];
  const others: DocumentResult[] = [];
  for (const data of operation.data) {
    const twin = place.name === "Setting" ? sameSetting(place, data) : undefined;
    if (twin) {
      const updates = [{ _id: twin, value: data["value"] ?? null }];
      others.push(...updateDocuments(bench, { ...shared, action: "update", updates }));
    } else created.push(createOne(bench, place, data, operation.options));
  }
  const result: DocumentResult = { ...shared, action: "create", result: created };
  return created.length > 0 ? [result, ...others] : others;
}

/** Two clients may set the same setting for the first time at once; the second is then an update. */
function sameSetting(place: Place, data: JsonObject): string | undefined {
  const user = data["user"] ?? null;
  for (const { id, source } of place.siblings.values()) {
    if (source["key"] === data["key"] && (source["user"] ?? null) === user) return id;
  }
  return undefined;
}

function createOne(bench: Bench, place: Place, data: JsonObject, options: OperationOptions): JsonObject {
  const { name, parent, siblings } = place;
  const nested = expanded(data);
  const id = options.keepId === true && isValidId(nested["_id"]) ? nested["_id"] : bench.newId();
  const present = siblings.get(id);
  if (present && !isTombstone(present)) {
    throw new Refusal("exists", `${describe(name, id, parent)} already exists.`);
  }
  if (comesAlone(name) && siblings.size > 0) throw new Refusal("exists", `There is already a ${name} here.`);
  const authored = withAuthor(bench, name, nested);
  const subject: Subject = { name, source: { ...authored, _id: id }, parent: parent && subjectOf(parent) };
  if (!mayCreate(bench.permissions, bench.user, subject)) throw refusePermission(bench, "create", name, id, parent);
  const whole = dress(bench, name, withOwner(bench, place, authored), id, options);
  const branch = growBranch(name, whole, parent);
  bench.transaction.insert(siblings, branch);
  return wholeSource(branch);
}

function withAuthor(bench: Bench, name: DocumentName, data: JsonObject): JsonObject {
  if (name !== "ChatMessage" && name !== "Macro") return data;
  const author = data["author"] ?? bench.user["_id"] ?? null;
  return name === "Macro" ? { ...data, author } : { ...data, author, timestamp: data["timestamp"] ?? bench.now };
}

/** Whoever makes a document of the world owns it, unless its data says otherwise. */
function withOwner(bench: Bench, place: Place, data: JsonObject): JsonObject {
  const { _id: maker } = bench.user;
  if (place.parent || maker == null || !bench.models.hasField(place.name, "ownership")) return data;
  const stated = isJsonObject(data["ownership"]) && isGM(bench.user) ? data["ownership"] : {};
  return { ...data, ownership: { default: 0, [textOf(maker)]: 3, ...stated } };
}
