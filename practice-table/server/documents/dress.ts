import { childrenOf, comesAlone, type DocumentName } from "../../common/hierarchy.ts";
import { textOf, isJsonObject, type JsonObject } from "../../common/json.ts";
import type { OperationOptions } from "../../common/protocol.ts";
import { isValidId } from "../../common/utils/random-id.ts";
import { type Bench, stamped } from "./bench.ts";
import { takePassword } from "../web/credentials.ts";
import { Refusal } from "../refusal.ts";
import { sanitisePaths } from "./sanitise.ts";

/** A complete source: cleaned by its schema and sanitised, with ids for all that is inside. */
export function dress(
  bench: Bench,
  name: DocumentName,
  data: JsonObject,
  id: string,
  options: OperationOptions,
): JsonObject {
  const own: JsonObject = { ...data, _id: id };
  for (const [, field] of childrenOf(name)) delete own[field];
  const typed = withType(bench, name, own);
  const plain = name === "User" ? takePassword(bench, id, typed) : typed;
  const html = sanitisePaths(plain, htmlPaths(bench, name, plain));
  const whole = stamped(bench, name, bench.models.create(name, html), true);
  for (const [child, field] of childrenOf(name)) {
    const carried = data[field];
    const entries = (Array.isArray(carried) ? carried : [carried]).filter(isJsonObject);
    if (child === "ActorDelta" && entries.length === 0) entries.push({});
    const dressed = entries.map((entry) => {
      if (entry["_tombstone"] === true) return entry;
      const keep = options.keepEmbeddedIds !== false && isValidId(entry["_id"]);
      const childId = keep ? textOf(entry["_id"]) : child === "ActorDelta" ? id : bench.newId();
      return dress(bench, child, entry, childId, options);
    });
    whole[field] = comesAlone(child) ? (dressed[0] ?? null) : dressed;
  }
  return whole;
}

function withType(bench: Bench, name: DocumentName, data: JsonObject): JsonObject {
  if (!bench.subtypes.has(name)) return data;
  const mustSay = name === "Actor" || name === "Item";
  const type = data["type"] ?? (mustSay ? null : name === "JournalEntryPage" ? "text" : "base");
  if (typeof type !== "string" || !bench.subtypes.accepts(name, type)) {
    throw new Refusal("unknownType", `${JSON.stringify(type)} is not a type of ${name} that this system declares.`);
  }
  return { ...data, type };
}

/** The HTML below `system` that only the manifest knows of; the schemas see to all other HTML. */
export function htmlPaths(bench: Bench, name: DocumentName, source: JsonObject): readonly string[] {
  const type = typeof source["type"] === "string" ? source["type"] : "base";
  return bench.subtypes.htmlFields(name, type).map((path) => `system.${path}`);
}
