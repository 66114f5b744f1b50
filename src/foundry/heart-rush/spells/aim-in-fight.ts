import type { HeartRush } from "../../../rules/index.ts";
import { actorOf } from "../../encounter/store/cast.ts";
import { calledInFight } from "../kept-actor.ts";
import { showItem } from "../show-item.ts";
import { aim, isAimed } from "./aim.ts";
import { usedOn } from "./used-on.ts";

/**
 * Whoever casts in a fight aims before anything is spent. What is to be done once it is cast, or null where they think better
 * of it.
 */
export async function aimInFight(
  combat: Combat.Implementation,
  command: HeartRush.Command,
): Promise<(() => Promise<void>) | null> {
  const nothing = (): Promise<void> => Promise.resolve();
  if (command.do !== "cast") return nothing;
  const actor = actorOf(combat, command.who);
  const spell = actor && calledInFight(actor, command.spell);
  if (actor === null || spell === null || !isAimed(spell)) return nothing;
  const aimed = await aim(actor, spell);
  return aimed && (async () => showItem(spell, await usedOn(spell, aimed)));
}
