import { forcedTarget, isDeletionKey, isReplacementKey } from "./deletion-keys.ts";
import { isEmpty } from "./is-empty.ts";
import { objectsEqual } from "./objects-equal.ts";
import { isPlainObject, type PlainObject } from "./plain-object.ts";

export interface DiffObjectOptions {
  /** Only keys which both sides have. */
  readonly inner?: boolean;
  /** Report keys that `other` lacks as `-=key: null`. */
  readonly deletionKeys?: boolean;
}

/** The part of `other` that differs from `original`. */
export function diffObject(original: PlainObject, other: PlainObject, options: DiffObjectOptions = {}): PlainObject {
  const difference: PlainObject = {};
  for (const [key, value] of Object.entries(other)) {
    if (isDeletionKey(key)) {
      if (forcedTarget(key) in original) difference[key] = value;
      continue;
    }
    if (isReplacementKey(key)) {
      if (!objectsEqual(original[forcedTarget(key)], value)) difference[key] = value;
      continue;
    }
    if (!(key in original)) {
      if (!options.inner) difference[key] = value;
      continue;
    }
    const present = original[key];
    if (isPlainObject(present) && isPlainObject(value)) {
      const inner = diffObject(present, value, options);
      const cleared = isEmpty(value) && !isEmpty(present) && options.deletionKeys !== true;
      if (!isEmpty(inner) || cleared) difference[key] = inner;
    } else if (!objectsEqual(present, value)) difference[key] = value;
  }
  if (options.deletionKeys) {
    for (const key of Object.keys(original)) if (!(key in other)) difference[`-=${key}`] = null;
  }
  return difference;
}
