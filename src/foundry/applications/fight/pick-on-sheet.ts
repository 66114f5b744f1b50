import { fighterOf } from "../../encounter/index.ts";
import { trackerTab } from "../../ports/application-base.ts";
import { look } from "./look.ts";
import { openWindow } from "./open.ts";
import { press } from "./press.ts";

/**
 * A stance card on a sheet is the card in the window: while its bearer is asked for a stance, pressing it picks it there, to
 * be sealed. What is sealed already stays so. Answers whether anything was asked.
 */
export async function pickOnSheet(actor: Actor.Implementation, choice: string): Promise<boolean> {
  const at = look(trackerTab()?.viewed ?? null);
  const bearer = [...(at?.combat.combatants ?? [])].find((combatant) => combatant.actor === actor);
  if (at === null || bearer === undefined) return false;
  const who = fighterOf(bearer);
  const act = at.show.window(at.table, at.seat, at.events)?.acts[`pick ${who} ${choice}`];
  if (act === undefined) return false;
  if (at.seat.picks[who]?.sealed !== true) await press(at, act);
  await openWindow(at.combat, true);
  return true;
}
