import type { Json } from "../common/json.ts";

const known = new WeakMap<object, number>();

/** What an object takes where it is kept, however short it is on the wire. */
const OBJECT = 50;

/** About how many bytes a value takes, on the wire or kept; each object is looked through once. */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 8;
  const before = known.get(value);
  if (before !== undefined) return before;
  let weight = OBJECT;
  if (Array.isArray(value)) for (const entry of value as readonly Json[]) weight += weightOf(entry);
  else for (const key of Object.keys(value)) weight += key.length + 4 + weightOf((value as Record<string, Json>)[key]);
  return weight;
}

/** The weight of what is sent to many, remembered for the next of them. */
export function weightSent(message: object): number {
  const weight = weightOf(message);
  known.set(message, weight);
  return weight;
}
