import { isEmpty } from "./is-empty.ts";
import { isPlainObject, type PlainObject } from "./plain-object.ts";

/** The inverse of `expandObject`; arrays and empty objects are leaves. */
export function flattenObject(object: PlainObject): PlainObject {
  const flat: PlainObject = {};
  for (const [key, value] of Object.entries(object)) {
    if (!isPlainObject(value) || isEmpty(value)) flat[key] = value;
    else for (const [path, leaf] of Object.entries(flattenObject(value))) flat[`${key}.${path}`] = leaf;
  }
  return flat;
}
