import { isDeepStrictEqual } from "node:util";
import { childrenOf, comesAlone, type EmbeddedName } from "../../common/hierarchy.ts";
import { textOf, isJsonObject, type Json, type JsonObject } from "../../common/json.ts";
import { isGM, mayCreate, mayUpdate, type Subject } from "../../common/permissions.ts";
import type { DocumentResult, OperationOptions, UpdateOperation } from "../../common/protocol.ts";
import { expanded } from "./expanded.ts";
import { getProperty } from "../../common/utils/objects/property.ts";
import { isValidId } from "../../common/utils/random-id.ts";
import { type Bench, describe, refusePermission, stamped } from "./bench.ts";
import { takePassword } from "../web/credentials.ts";
import { dress, htmlPaths } from "./dress.ts";
import { findPlace, findTarget, inherited, type Place, placeBelow } from "./place.ts";
import { Refusal } from "../refusal.ts";
import { sanitisePaths } from "./sanitise.ts";
import { subjectOf } from "./subject.ts";
import { type Branch, growBranch, wholeSource } from "./tree.ts";

export function updateDocuments(bench: Bench, operation: UpdateOperation): readonly DocumentResult[] {
  const place = findPlace(bench, operation.documentName, operation.parentUuid);
  const shared = { documentName: place.name, parentUuid: operation.parentUuid, options: operation.options };
  const others: DocumentResult[] = [];
  const result: JsonObject[] = [];
  for (const update of operation.updates) {
    const changes = expanded(update);
    const difference = updateOne(bench, place, changes, operation.options);
    if (!difference) continue;
    result.push(difference);
    if (place.name === "Scene" && difference["active"] === true) others.push(...standDown(bench, place, difference));
  }
  return result.length > 0 ? [{ ...shared, action: "update", result }, ...others] : others;
}

/** One scene is active at a time. */
function standDown(bench: Bench, place: Place, active: JsonObject): readonly DocumentResult[] {
  const others = [...place.siblings.values()].filter(
    ({ id, source }) => id !== active["_id"] && source["active"] === true,
  );
  const updates = others.map(({ id }) => ({ _id: id, active: false }));
  return updateDocuments(bench, { action: "update", documentName: "Scene", parentUuid: null, options: {}, updates });
}

function updateOne(bench: Bench, place: Place, changes: JsonObject, options: OperationOptions): JsonObject | null {
  const id = idIn(changes);
  const target = findTarget(bench, place, id);
  if (!target) throw new Refusal("unknownDocument", `${describe(place.name, id, place.parent)} does not exist.`);
  const { own, lists } = splitChildren(target, changes);
  const difference = updateOwn(bench, target, own, options, Object.keys(lists));
  for (const [field, { name, entries }] of Object.entries(lists)) {
    const below = placeBelow(target, name);
    const results = entries.map((entry) => updateChild(bench, below, entry, options)).filter((entry) => entry !== null);
    if (results.length > 0) difference[field] = comesAlone(name) ? (results[0] ?? null) : results;
  }
  if (Object.keys(difference).length === 0) return null;
  return { _id: target.id, ...difference };
}

/** The changes of the document itself, and those of the embedded documents that travel with them. */
function splitChildren(target: Branch, changes: JsonObject) {
  const { _id: _, ...own } = changes;
  const lists: Record<string, { readonly name: EmbeddedName; readonly entries: readonly JsonObject[] }> = {};
  for (const [name, field] of childrenOf(target.name)) {
    if (`-=${field}` in own || `==${field}` in own) throw new Refusal("malformed", `${field} cannot be replaced.`);
    const carried = own[field];
    if (carried === undefined) continue;
    delete own[field];
    const entries = (Array.isArray(carried) ? (carried as readonly Json[]) : [carried]).filter(isJsonObject);
    lists[field] = { name, entries };
  }
  return { own, lists };
}

function updateChild(bench: Bench, place: Place, entry: JsonObject, options: OperationOptions): JsonObject | null {
  const id = idIn(entry);
  if (inherited(bench, place, id)) {
    // A delta that has not had it yet is sent the whole of it.
    updateOne(bench, place, entry, options);
    const own = findTarget(bench, place, id);
    return own ? wholeSource(own) : null;
  }
  if (comesAlone(place.name) || findTarget(bench, place, id)) return updateOne(bench, place, entry, options);
  const newId = isValidId(id) ? id : bench.newId();
  const subject: Subject = { name: place.name, source: entry, parent: place.parent && subjectOf(place.parent) };
  if (!mayCreate(bench.permissions, bench.user, subject)) {
    throw refusePermission(bench, "create", place.name, newId, place.parent);
  }
  const dressed = dress(bench, place.name, entry, newId, options);
  const branch = growBranch(place.name, dressed, place.parent);
  bench.transaction.insert(place.siblings, branch);
  return wholeSource(branch);
}

function updateOwn(
  bench: Bench,
  target: Branch,
  own: JsonObject,
  options: OperationOptions,
  listsTouched: readonly string[],
): JsonObject {
  const { name, parent } = target;
  const plain = name === "User" ? takePassword(bench, target.id, own) : own;
  const html = sanitisePaths(plain, htmlPaths(bench, name, { ...target.source, ...plain }));
  const manner = { recursive: options.recursive !== false, diff: options.diff !== false };
  const { source, difference } = bench.models.update(name, target.source, html, manner);
  const changed = changedValues(target.source, source);
  const password: JsonObject = plain === own ? {} : { password: "" };
  const claimed = { ...changed, ...password, ...Object.fromEntries(listsTouched.map((field) => [field, []])) };
  const touches = Object.keys(claimed).length > 0;
  if (!mayUpdate(bench.permissions, bench.user, subjectOf(target), claimed)) {
    throw refusePermission(bench, "update", name, target.id, parent);
  }
  refuseGuarded(bench, target, source);
  if (
    changed["type"] !== undefined &&
    bench.subtypes.has(name) &&
    !bench.subtypes.accepts(name, textOf(source["type"]))
  ) {
    throw new Refusal("unknownType", `${textOf(source["type"])} is not a type of ${name} that this system declares.`);
  }
  if (Object.keys(difference).length === 0 && !touches) return {};
  const written = stamped(bench, name, source, false);
  bench.transaction.replaceSource(target, written);
  const stats = changedValues(asObject(source["_stats"]), asObject(written["_stats"]));
  return Object.keys(stats).length > 0 ? { ...difference, _stats: stats } : { ...difference };
}

const asObject = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : {});

/** The keys whose values differ, with the values they have afterwards; null where a key is gone. */
function changedValues(before: JsonObject, after: JsonObject): JsonObject {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...keys].filter((key) => !isDeepStrictEqual(before[key], after[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key] ?? null]));
}

function refuseGuarded(bench: Bench, target: Branch, after: JsonObject): void {
  if (isGM(bench.user)) return;
  const type = typeof after["type"] === "string" ? after["type"] : "base";
  const below = bench.subtypes.gmOnlyFields(target.name, type).map((path) => `system.${path}`);
  for (const path of [...bench.models.gmOnlyPaths(target.name), ...below]) {
    if (isDeepStrictEqual(getProperty(target.source, path), getProperty(after, path))) continue;
    throw refusePermission(bench, `update ${path} of`, target.name, target.id, target.parent);
  }
}

const idIn = (change: JsonObject): string => (typeof change["_id"] === "string" ? change["_id"] : "");
