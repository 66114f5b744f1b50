import { isPlainObject, type PlainObject } from "../utils/objects/plain-object.ts";

/**
 * Makes `current` say what `next` says and keeps the identity of every object that stays, because an embedded
 * document's source is a part of its parent's.
 */
export function reconcile(current: PlainObject, next: PlainObject): void {
  for (const key of Object.keys(current)) if (!(key in next)) delete current[key];
  for (const [key, value] of Object.entries(next)) current[key] = reconciled(current[key], value);
}

function reconciled(current: unknown, next: unknown): unknown {
  if (current === next) return current;
  if (isPlainObject(current) && isPlainObject(next)) {
    reconcile(current, next);
    return current;
  }
  if (Array.isArray(current) && Array.isArray(next)) return reconcileList(current, next);
  return next;
}

function reconcileList(current: unknown[], next: unknown[]): unknown[] {
  const present = new Map<unknown, PlainObject>();
  for (const entry of current)
    if (isPlainObject(entry) && typeof entry["_id"] === "string") present.set(entry["_id"], entry);
  const entries = next.map((entry) => {
    const ours = isPlainObject(entry) ? present.get(entry["_id"]) : undefined;
    return ours ? reconciled(ours, entry) : entry;
  });
  current.splice(0, current.length, ...entries);
  return current;
}
