import { isPlainObject } from "./plain-object.ts";

/** Only `null`, `undefined` and containers can be empty; 0, "" and false are values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (value instanceof Map || value instanceof Set) return value.size === 0;
  return isPlainObject(value) && Object.keys(value).length === 0;
}
