export type PlainObject = Record<string, unknown>;

/** Objects of other realms count too, so the test asks for the shape of the prototype chain and not for its identity. */
export function isPlainObject(value: unknown): value is PlainObject {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
