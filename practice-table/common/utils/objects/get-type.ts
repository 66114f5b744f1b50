import { isPlainObject } from "./plain-object.ts";

const CLASSES = [
  [Array, "Array"],
  [Set, "Set"],
  [Map, "Map"],
  [Promise, "Promise"],
  [Error, "Error"],
] as const;

export function getType(value: unknown): string {
  if (value === null) return "null";
  const primitive = typeof value;
  if (primitive === "function" || primitive !== "object") return primitive;
  if (isPlainObject(value)) return "Object";
  for (const [Class, name] of CLASSES) if (value instanceof Class) return name;
  return Object.prototype.toString.call(value).endsWith("Element]") ? "HTMLElement" : "Unknown";
}
