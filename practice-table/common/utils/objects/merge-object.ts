import { ForcedDeletion, ForcedReplacement } from "../../data/operators.ts";
import { deepClone } from "./deep-clone.ts";
import { forcedTarget, isDeletionKey, isReplacementKey } from "./deletion-keys.ts";
import { expandObject } from "./expand-object.ts";
import { getType } from "./get-type.ts";
import { isPlainObject, type PlainObject } from "./plain-object.ts";

export interface MergeObjectOptions {
  readonly insertKeys?: boolean;
  readonly insertValues?: boolean;
  readonly overwrite?: boolean;
  readonly recursive?: boolean;
  readonly inplace?: boolean;
  readonly enforceTypes?: boolean;
  /** Generation 13: obey `-=` and `==` keys. */
  readonly performDeletions?: boolean;
  /** Generation 14: obey operators and, for the old syntax's sake, the keys. */
  readonly applyOperators?: boolean;
}

export function mergeObject(original: unknown, other: unknown = {}, options: MergeObjectOptions = {}): PlainObject {
  if (!isMergeable(original) || !isMergeable(other)) {
    throw new Error("One of original or other are not Objects!");
  }
  let target = original;
  if (options.inplace === false) target = deepClone(original);
  if (Object.keys(target).some((key) => key.includes("."))) {
    const expanded = expandObject(target);
    for (const key of Object.keys(target)) delete target[key];
    Object.assign(target, expanded);
  }
  return mergeInto(target, expandObject(other), options, 1);
}

function isMergeable(value: unknown): value is PlainObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mergeInto(target: PlainObject, source: PlainObject, options: MergeObjectOptions, depth: number): PlainObject {
  for (const [key, value] of Object.entries(source)) {
    if (key === "__proto__") continue;
    if (applyForced(target, key, value, options)) continue;
    if (Object.hasOwn(target, key)) mergeKey(target, key, value, options, depth);
    else insertKey(target, key, value, options, depth);
  }
  return target;
}

function applyForced(target: PlainObject, key: string, value: unknown, options: MergeObjectOptions): boolean {
  if (!options.performDeletions && !options.applyOperators) return false;
  if (isDeletionKey(key)) delete target[forcedTarget(key)];
  else if (isReplacementKey(key)) target[forcedTarget(key)] = deepClone(value);
  else if (value instanceof ForcedDeletion) delete target[key];
  else if (value instanceof ForcedReplacement) target[key] = deepClone(value.value);
  else return false;
  return true;
}

function insertKey(target: PlainObject, key: string, value: unknown, options: MergeObjectOptions, depth: number): void {
  const allowed = depth === 1 ? (options.insertKeys ?? true) : (options.insertValues ?? true);
  if (!allowed) return;
  target[key] = isPlainObject(value) ? mergeInto({}, value, { ...options, insertValues: true }, depth + 1) : value;
}

function mergeKey(target: PlainObject, key: string, value: unknown, options: MergeObjectOptions, depth: number): void {
  const present = target[key];
  if (isPlainObject(value) && isPlainObject(present) && (options.recursive ?? true)) {
    mergeInto(present, value, options, depth + 1);
    return;
  }
  if (!(options.overwrite ?? true)) return;
  if (options.enforceTypes && present !== undefined && getType(present) !== getType(value)) {
    throw new Error("Mismatched data types encountered during object merge.");
  }
  target[key] = value;
}
