import { isPlainObject } from "./plain-object.ts";

export function deepFreeze<T>(value: T): Readonly<T> {
  if (Array.isArray(value) || isPlainObject(value)) {
    for (const entry of Object.values(value)) deepFreeze(entry);
    Object.freeze(value);
  }
  return value;
}
