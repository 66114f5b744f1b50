import { setImmediate } from "node:timers/promises";
import type { Json, JsonObject } from "../../common/json.ts";
import { isGM } from "../../common/permissions.ts";
import type { DocumentOperation, DocumentResult } from "../../common/protocol.ts";
import { Refusal } from "../refusal.ts";
import { weightOf } from "../weight.ts";
import type { Bench } from "./bench.ts";
import { createDocuments } from "./create.ts";
import { deleteDocuments } from "./delete.ts";
import { updateDocuments } from "./update.ts";
import { worldTimeOf } from "./world-time.ts";

/** How many documents are judged, or how many characters of them, before others are listened to. */
const SLICE = { documents: 20, weight: 50_000 };
/** How much one document may bring in one request. A scene of a Game Master's has many walls. */
const PLAYERS_MOST = { things: 200, values: 8_000 };
const MASTERS_MOST = { things: 5_000, values: 100_000 };

/**
 * Carries out a list of operations on the tree. Throws at the first that is refused; the caller undoes the rest. No other
 * change comes in between, but whoever only asks is heard.
 */
export async function modifyDocuments(
  bench: Bench,
  operations: readonly DocumentOperation[],
): Promise<readonly DocumentResult[]> {
  const results: DocumentResult[] = [];
  let first = true;
  for (const operation of operations) {
    refuseCrowded(bench, operation);
    const done: DocumentResult[] = [];
    for (const slice of slices(operation)) {
      if (!first) await setImmediate();
      first = false;
      done.push(...modify(bench, slice));
    }
    if (operation.action === "update" && done.length > 0) results.push(...worldTimeOf(bench, operation));
    results.push(...joined(operation, done));
  }
  return results;
}

function modify(bench: Bench, operation: DocumentOperation): readonly DocumentResult[] {
  switch (operation.action) {
    case "create":
      return createDocuments(bench, operation);
    case "update":
      return updateDocuments(bench, operation);
    case "delete":
      return deleteDocuments(bench, operation);
  }
}

function slices(operation: DocumentOperation): readonly DocumentOperation[] {
  switch (operation.action) {
    case "create":
      return parts(operation.data).map((data) => ({ ...operation, data }));
    case "update":
      return parts(operation.updates).map((updates) => ({ ...operation, updates }));
    case "delete":
      if (operation.options.deleteAll === true) return [operation];
      return parts([...new Set(operation.ids)]).map((ids) => ({ ...operation, ids }));
  }
}

/** An operation without documents is judged too: what it names may not be there. */
function parts<T>(entries: readonly T[]): readonly (readonly T[])[] {
  const all: T[][] = [];
  let part: T[] = [];
  let weight = 0;
  for (const entry of entries) {
    part.push(entry);
    weight += weightOf(entry);
    if (part.length < SLICE.documents && weight < SLICE.weight) continue;
    all.push(part);
    part = [];
    weight = 0;
  }
  return part.length > 0 || all.length === 0 ? [...all, part] : all;
}

/** The slices of one operation are told as the one that was asked for. */
function joined(operation: DocumentOperation, done: readonly DocumentResult[]): readonly DocumentResult[] {
  const own = done.filter((one) => one.action === operation.action && one.options === operation.options);
  const same = own.filter(({ documentName }) => documentName === own.at(-1)?.documentName);
  const [first] = same;
  if (!first || same.length < 2) return done;
  const whole = { ...first, result: same.flatMap<JsonObject | string>(({ result }) => result) } as DocumentResult;
  const others = done.filter((one) => !same.includes(one));
  return operation.action === "delete" ? [...others, whole] : [whole, ...others];
}

function refuseCrowded(bench: Bench, operation: DocumentOperation): void {
  if (operation.action === "delete") return;
  const most = isGM(bench.user) ? MASTERS_MOST : PLAYERS_MOST;
  for (const entry of operation.action === "create" ? operation.data : operation.updates) {
    const { things, values } = sizeOf(entry);
    if (things > most.things) throw new Refusal("tooLarge", `More than ${most.things} things inside one document.`);
    if (values > most.values) throw new Refusal("tooLarge", `More than ${most.values} values inside one document.`);
  }
}

/** How many objects lie in its lists, at any depth, and how many values in all. */
function sizeOf(value: Json | undefined): { things: number; values: number } {
  if (typeof value !== "object" || value === null) return { things: 0, values: 1 };
  const entries = Object.values(value) as readonly Json[];
  const size = { things: 0, values: 1 };
  if (Array.isArray(value)) size.things = entries.filter((entry) => typeof entry === "object").length;
  for (const entry of entries) {
    const inner = sizeOf(entry);
    size.things += inner.things;
    size.values += inner.values;
  }
  return size;
}
