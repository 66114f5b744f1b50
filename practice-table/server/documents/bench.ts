import type { DocumentName } from "../../common/hierarchy.ts";
import { textOf, isJsonObject, type Json, type JsonObject } from "../../common/json.ts";
import type { PermissionWorld } from "../../common/permissions.ts";
import type { DocumentModels } from "./models.ts";
import { Refusal } from "../refusal.ts";
import type { Subtypes } from "./subtypes.ts";
import type { Transaction } from "../storage/transaction.ts";
import { type Branch, type Tree, wholeSource } from "./tree.ts";

/** All that judging one request may look at or use. */
export interface Bench {
  readonly tree: Tree;
  readonly transaction: Transaction;
  readonly models: DocumentModels;
  readonly subtypes: Subtypes;
  readonly permissions: PermissionWorld;
  /** The user who asks. */
  readonly user: JsonObject;
  /** The rows of those that this request sets, worked out before. */
  readonly passwords: ReadonlyMap<string, JsonObject>;
  readonly now: number;
  readonly newId: () => string;
  /** What `_stats` says about the software that wrote a document. */
  readonly stamp: JsonObject;
}

export function describe(name: DocumentName, id: string, parent: Branch | null): string {
  return parent ? `${name} [${id}] in parent ${parent.name} [${parent.id}]` : `${name} [${id}]`;
}

export function refusePermission(bench: Bench, action: string, name: DocumentName, id: string, parent: Branch | null) {
  const user = textOf(bench.user["name"]);
  return new Refusal("permission", `User ${user} lacks permission to ${action} ${describe(name, id, parent)}`);
}

/** The world as the permission rules see it. Scenes come whole, because a combatant's owner is found by its token. */
export function permissionWorld(tree: Tree, models: DocumentModels): PermissionWorld {
  return {
    regionsAreOwned: models.hasField("Region", "ownership"),
    find(name, id) {
      const branch = tree.find(name, id);
      if (!branch) return undefined;
      return name === "Scene" ? wholeSource(branch) : branch.source;
    },
    get rolePermissions() {
      for (const setting of tree.collection("Setting").values()) {
        if (setting.source["key"] !== "core.permissions" || setting.source["user"] != null) continue;
        return parsedRoles(setting.source["value"]);
      }
      return null;
    },
  };
}

/** A setting that cannot be read counts as not set: it must not lock everybody out. */
function parsedRoles(value: Json | undefined): JsonObject | null {
  try {
    const roles: unknown = JSON.parse(typeof value === "string" ? value : "null");
    return isJsonObject(roles) ? roles : null;
  } catch {
    return null;
  }
}

export function stamped(bench: Bench, name: DocumentName, source: JsonObject, created: boolean): JsonObject {
  if (!bench.models.hasField(name, "_stats")) return source;
  const before = isJsonObject(source["_stats"]) ? source["_stats"] : {};
  const by = bench.user["_id"] ?? null;
  const birth: JsonObject = created ? { createdTime: bench.now } : {};
  return { ...source, _stats: { ...before, ...bench.stamp, ...birth, modifiedTime: bench.now, lastModifiedBy: by } };
}
