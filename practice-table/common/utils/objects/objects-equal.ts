import { isPlainObject } from "./plain-object.ts";

/** Deep equality of JSON-like data. Sets compare by members, objects by their own keys. */
export function objectsEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((entry, index) => objectsEqual(entry, b[index]));
  }
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((entry) => b.has(entry));
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && objectsEqual(a[key], b[key]));
}
