/** Plain JSON: all that crosses the wire or reaches the disk. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export function isJsonObject(value: unknown): value is JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** For values that ought to be text, such as ids and names: the text, or none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
