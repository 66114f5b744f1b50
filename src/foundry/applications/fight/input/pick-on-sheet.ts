import type { FighterId } from "../../../../rules/index.ts";
import { dockOn } from "../../../../view/index.ts";
import { fighterOf } from "../../../encounter/index.ts";
import { trackerTab } from "../../../ports/application-base.ts";
import { look, type Look } from "../look.ts";
import { openWindow } from "../windows/open.ts";
import { press } from "./press.ts";

/** Whether the head of a sheet offers to seal what has been picked. */
const sealsOnSheet = (at: Look | null, who: FighterId): boolean =>
  at !== null &&
  dockOn(at.show, at.table, at.seat, [who])?.context.ask?.choices.some(({ id }) => id === `seal ${who}`) === true;

/**
 * A stance card on a sheet is the card in the window: while its bearer is asked for a stance, pressing it picks it, to be
 * sealed at the head of the sheet, or in the window where the sheet asks something else first. What is sealed already stays so
 * until it is turned up again, there or in the window. Answers whether anything was asked.
 */
export async function pickOnSheet(actor: Actor.Implementation, choice: string): Promise<boolean> {
  const at = look(trackerTab()?.viewed ?? null);
  const bearer = [...(at?.combat.combatants ?? [])].find((combatant) => combatant.actor === actor);
  if (at === null || bearer === undefined) return false;
  const who = fighterOf(bearer);
  const act = at.show.window(at.table, at.seat, at.events)?.acts[`pick ${who} ${choice}`];
  if (act === undefined) return false;
  if (at.seat.picks[who]?.sealed !== true) await press(at, act);
  if (!sealsOnSheet(look(at.combat), who)) await openWindow(at.combat, true);
  return true;
}

/** Marks the card that has been picked and lies open still. A sealed one is told to nobody who looks over a shoulder. */
export function showPicked(sheet: HTMLElement, at: Look | null, who: readonly FighterId[]): void {
  const picked = who.map((id) => at?.seat.picks[id]).find((pick) => pick?.sealed === false)?.choice;
  for (const card of sheet.querySelectorAll<HTMLElement>(".stance-row [data-stance]")) {
    const chosen = card.dataset["stance"] === picked;
    card.classList.toggle("chosen", chosen);
    card.setAttribute("aria-pressed", String(chosen));
  }
}
