import { isPlainObject, type PlainObject } from "./plain-object.ts";
import { setProperty } from "./property.ts";

/** Turns dotted keys into nested objects, at every depth. */
export function expandObject(object: unknown): PlainObject {
  const expanded = expand(object, 0);
  return isPlainObject(expanded) ? expanded : {};
}

function expand(value: unknown, depth: number): unknown {
  if (depth > 32) throw new Error("Maximum object expansion depth exceeded");
  if (Array.isArray(value)) return value.map((entry) => expand(entry, depth + 1));
  if (!isPlainObject(value)) return value;
  const nested: PlainObject = {};
  for (const [key, entry] of Object.entries(value)) {
    const inner = expand(entry, depth + 1);
    const present = Object.hasOwn(nested, key) ? nested[key] : undefined;
    if (isPlainObject(present) && isPlainObject(inner)) Object.assign(present, inner);
    else setProperty(nested, key, inner);
  }
  return nested;
}
