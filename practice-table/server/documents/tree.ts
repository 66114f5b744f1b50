import {
  COLLECTIONS,
  childrenOf,
  comesAlone,
  type DocumentName,
  type EmbeddedName,
  PRIMARY_NAMES,
  type PrimaryName,
} from "../../common/hierarchy.ts";
import { textOf, isJsonObject, type Json, type JsonObject } from "../../common/json.ts";
import type { Subject } from "../../common/permissions.ts";

/** One document in memory. `source` is never changed in place and does not hold the embedded documents. */
export interface Branch extends Subject {
  readonly name: DocumentName;
  readonly id: string;
  readonly parent: Branch | null;
  source: JsonObject;
  readonly children: ReadonlyMap<string, Map<string, Branch>>;
}

/** Splits a whole source into a branch and, below it, one branch for each embedded document. */
export function growBranch(name: DocumentName, whole: JsonObject, parent: Branch | null): Branch {
  const source = { ...whole };
  const children = new Map<string, Map<string, Branch>>();
  const branch: Branch = { name, id: textOf(whole["_id"]), parent, source, children };
  for (const [child, field] of childrenOf(name)) {
    const carried = whole[field];
    delete source[field];
    const siblings = new Map<string, Branch>();
    for (const entry of Array.isArray(carried) ? carried : [carried]) {
      if (isJsonObject(entry)) siblings.set(textOf(entry["_id"]), growBranch(child, entry, branch));
    }
    children.set(field, siblings);
  }
  return branch;
}

/** Marks what a token's delta takes away from its base actor. */
export const isTombstone = (branch: Branch): boolean => branch.source["_tombstone"] === true;

/** The whole source of a branch, embedded documents inside. */
export function wholeSource(branch: Branch): JsonObject {
  const whole = { ...branch.source };
  if (isTombstone(branch)) return whole;
  for (const [child, field] of childrenOf(branch.name)) {
    const siblings = [...(branch.children.get(field)?.values() ?? [])].map(wholeSource);
    whole[field] = comesAlone(child) ? (siblings[0] ?? null) : siblings;
  }
  return whole;
}

export function childField(branch: Branch): string {
  const parent = branch.parent;
  if (!parent) return COLLECTIONS[branch.name as PrimaryName];
  return childrenOf(parent.name).find(([name]) => name === branch.name)?.[1] ?? "";
}

/** `!actors.items!A.I`, as the official pack format writes it. */
export function rowKey(branch: Branch): string {
  const fields: string[] = [];
  const ids: string[] = [];
  for (let at: Branch | null = branch; at; at = at.parent) {
    fields.unshift(childField(at));
    ids.unshift(at.id);
  }
  return `!${fields.join(".")}!${ids.join(".")}`;
}

/** A row holds ids where the whole source holds embedded documents. */
export function rowValue(branch: Branch): JsonObject {
  const row = { ...branch.source };
  if (isTombstone(branch)) return row;
  for (const [child, field] of childrenOf(branch.name)) {
    const ids = [...(branch.children.get(field)?.keys() ?? [])];
    row[field] = comesAlone(child) ? (ids[0] ?? null) : ids;
  }
  return row;
}

export function* branchAndBelow(branch: Branch): Generator<Branch> {
  yield branch;
  for (const siblings of branch.children.values()) for (const child of siblings.values()) yield* branchAndBelow(child);
}

export class BrokenRows extends Error {
  override name = "BrokenRows";
}

/** Puts the whole source behind a primary row together again; a row that is named but missing is damage. */
export function assemble(
  name: DocumentName,
  key: { readonly fields: string; readonly ids: string },
  row: JsonObject,
  rows: ReadonlyMap<string, JsonObject>,
): JsonObject {
  const whole = { ...row };
  for (const [child, field] of childrenOf(name)) {
    const carried = row[field];
    const ids = (Array.isArray(carried) ? carried : [carried]).filter((id) => typeof id === "string");
    const entries = ids.map((id): Json => {
      const below = { fields: `${key.fields}.${field}`, ids: `${key.ids}.${id}` };
      const found = rows.get(`!${below.fields}!${below.ids}`);
      if (!found) throw new BrokenRows(`The row !${below.fields}!${below.ids} is missing.`);
      return assemble(child, below, found, rows);
    });
    whole[field] = comesAlone(child) ? (entries[0] ?? null) : entries;
  }
  return whole;
}

const UUID_ALIASES: Readonly<Record<string, EmbeddedName>> = { Actor: "ActorDelta" };

/** The documents of a world, found by name and id or by uuid. */
export class Tree {
  readonly #roots = new Map<PrimaryName, Map<string, Branch>>(PRIMARY_NAMES.map((name) => [name, new Map()]));

  static fromRows(rows: ReadonlyMap<string, JsonObject>): Tree {
    const tree = new Tree();
    for (const name of PRIMARY_NAMES) {
      const prefix = `!${COLLECTIONS[name]}!`;
      for (const [key, row] of rows) {
        if (!key.startsWith(prefix)) continue;
        const whole = assemble(name, { fields: COLLECTIONS[name], ids: key.slice(prefix.length) }, row, rows);
        tree.collection(name).set(textOf(row["_id"]), growBranch(name, whole, null));
      }
    }
    return tree;
  }

  collection(name: PrimaryName): Map<string, Branch> {
    const collection = this.#roots.get(name);
    if (!collection) throw new Error(`There is no collection of ${name}.`);
    return collection;
  }

  find(name: PrimaryName, id: string): Branch | undefined {
    return this.collection(name).get(id);
  }

  /** Walks `Actor.a.Item.b`; below a token both `ActorDelta.d` and `Actor.a` mean its delta. */
  resolve(uuid: string): Branch | undefined {
    const parts = uuid.split(".");
    if (parts.length < 2 || parts.length % 2 !== 0) return undefined;
    const [name, id] = parts;
    let branch = PRIMARY_NAMES.find((primary) => primary === name) && this.find(name as PrimaryName, id ?? "");
    for (let index = 2; branch && index < parts.length; index += 2) {
      branch = childOf(branch, parts[index] ?? "", parts[index + 1] ?? "");
    }
    return branch || undefined;
  }
}

function childOf(branch: Branch, name: string, id: string): Branch | undefined {
  const wanted = branch.name === "Token" ? (UUID_ALIASES[name] ?? name) : name;
  const field = childrenOf(branch.name).find(([child]) => child === wanted)?.[1];
  const siblings = field ? branch.children.get(field) : undefined;
  if (comesAlone(wanted)) return siblings?.values().next().value;
  return siblings?.get(id);
}
