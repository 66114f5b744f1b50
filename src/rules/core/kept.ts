import { same } from "./history.ts";
import type { Json } from "./json.ts";

type Members = Readonly<Record<string, Json>>;

/** A sheet as documents hold it: what stands on the actor, and on each of its items by id. */
export interface Kept {
  readonly actor: Members;
  readonly items: Readonly<Record<string, Members>>;
}

const isRecord = (value: Json | undefined): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** CORE-KEPT-1: the members that differ, as they are now; lists are written whole. */
function differing(before: Json | undefined, after: Members): Members {
  const was = isRecord(before) ? before : {};
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, now]): readonly (readonly [string, Json])[] => {
      const then = Object.hasOwn(was, name) ? was[name] : undefined;
      if (same(then, now)) return [];
      return [[name, isRecord(now) && isRecord(then) ? differing(then, now) : now]];
    }),
  );
}

/** What must be written so that documents that held `before` hold `after`; null where that is nothing. */
export function keptChanges(before: Kept, after: Kept): Kept | null {
  const actor = differing(before.actor, after.actor);
  const items = Object.fromEntries(
    Object.entries(after.items).flatMap(([id, now]) => {
      const then = Object.hasOwn(before.items, id) ? before.items[id] : undefined;
      const members = then === undefined ? {} : differing(then, now);
      return Object.keys(members).length === 0 ? [] : [[id, members]];
    }),
  );
  return Object.keys(actor).length + Object.keys(items).length === 0 ? null : { actor, items };
}
