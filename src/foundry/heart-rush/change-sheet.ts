import type { HeartRush } from "../../rules/index.ts";
import { actorUpdate } from "./actor-update.ts";
import { writeActor } from "../ports/write-actor.ts";
import { sheetOf } from "./kept-actor.ts";

/**
 * What the rules make of a sheet, written back in one go, with what else is to be written on the actor `beside` it. Answers
 * the sheets before and after; null if it cannot be read.
 */
export async function changeSheet(
  actor: Actor.Implementation,
  change: (sheet: HeartRush.Sheet) => HeartRush.Sheet,
  beside: Readonly<Record<string, unknown>> | null = null,
): Promise<{ readonly before: HeartRush.Sheet; readonly after: HeartRush.Sheet } | null> {
  const before = sheetOf(actor);
  if (!before.ok) return null;
  const after = change(before.value);
  const update = actorUpdate(before.value, after, actor);
  if (update !== null || beside !== null) await writeActor(actor, { ...update, data: { ...update?.data, ...beside } });
  return { before: before.value, after };
}
