import type { Kept } from "../../rules/index.ts";
import type { ActorChange } from "../at-table.ts";

/** What the rules say has changed of an actor and its items, as one update of the actor. */
export function actorChange(changes: Kept | null): ActorChange | null {
  if (changes === null) return null;
  const items = Object.entries(changes.items).map(([_id, system]) => ({ _id, system }));
  const actor = Object.keys(changes.actor).length === 0 ? {} : { system: changes.actor };
  return { data: actor, ...(items.length === 0 ? {} : { items }) };
}
