import { isJsonObject, type JsonObject } from "../../common/json.ts";
import { ROLES } from "../../common/permissions.ts";
import type { DocumentResult, UpdateOperation } from "../../common/protocol.ts";
import type { Bench } from "./bench.ts";
import { createDocuments } from "./create.ts";

/** Changes of these may take time, whoever is allowed to make them. */
const TAKES_TIME: ReadonlySet<string> = new Set(["Combat", "Token"]);

const KEY = "core.time";
const NOBODY: JsonObject = { _id: null, name: "the table", role: ROLES.GAMEMASTER };

/** The time that an update takes, written with it and told before it (core issues 10924 and 11619). */
export function worldTimeOf(bench: Bench, { documentName, options }: UpdateOperation): readonly DocumentResult[] {
  const given = options["worldTime"];
  const delta = isJsonObject(given) ? given["delta"] : undefined;
  if (!TAKES_TIME.has(documentName) || typeof delta !== "number" || !Number.isFinite(delta) || delta === 0) return [];
  const stored = [...bench.tree.collection("Setting").values()].find(({ source }) => source["key"] === KEY);
  const value = JSON.stringify(Number(stored?.source["value"] ?? 0) + delta);
  const data = [{ key: KEY, user: null, value }];
  const write = { action: "create", documentName: "Setting", parentUuid: null, options: {}, data } as const;
  return createDocuments({ ...bench, user: NOBODY }, write);
}
