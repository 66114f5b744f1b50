import { HeartRush } from "../../rules/index.ts";
import type { ActorChange } from "../encounter/at-table.ts";
import { deletionOf } from "../ports/deletion.ts";
import { bodyOf } from "./kept-actor.ts";

/**
 * What must be written so that the actor's sheet reads `after` instead of `before`: only what differs, so that whatever
 * else changes on the actor meanwhile stays. Null when there is nothing to write, or no such sheet can be.
 */
export function actorUpdate(
  before: HeartRush.Sheet,
  after: HeartRush.Sheet,
  actor: Actor.Implementation,
): ActorChange | null {
  const body = bodyOf(actor);
  if (body === null) return null;
  const changes = HeartRush.changesToKeep(body, before, after);
  if (!changes.ok || changes.value.length === 0) return null;
  const entries = changes.value.map(({ path, value }) =>
    value === undefined ? deletionOf(`system.${path}`) : ([`system.${path}`, value] as const),
  );
  return { data: Object.fromEntries(entries) };
}
