import { isPlainObject } from "./plain-object.ts";

export interface CloneOptions {
  /** Throw on a value that cannot be cloned, instead of keeping the reference. */
  readonly strict?: boolean;
}

/** Copies plain objects, arrays and dates; anything else keeps its reference. */
export function deepClone<T>(original: T, options: CloneOptions = {}, depth = 0): T {
  return clone(original, options.strict ?? false, depth) as T;
}

function clone(value: unknown, strict: boolean, depth: number): unknown {
  if (depth > 100) throw new Error("Maximum depth exceeded: is the object cyclic?");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => clone(entry, strict, depth + 1));
  if (value instanceof Date) return new Date(value);
  if (isPlainObject(value)) {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) assign(copy, key, clone(value[key], strict, depth + 1));
    return copy;
  }
  if (strict) throw new Error("deepClone cannot clone advanced objects");
  return value;
}

/** A key named "__proto__" that arrived as JSON must stay a key and never become a prototype. */
function assign(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__") return;
  target[key] = value;
}
