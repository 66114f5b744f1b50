import type { FighterId } from "../../../rules/index.ts";
import type { Look } from "./look.ts";
import { setPicks } from "./input/private-picks.ts";
import { redraw } from "./redraw.ts";

/** Draws a choice for each of these from the mix that nobody can exploit. Chance is Foundry's; the mix is the rules'. */
export function mixPicks({ combat, clash, table, show }: Look, who: readonly FighterId[]): void {
  if (clash === null) return;
  for (const fighter of who) {
    const choice = drawn(show.mix(table, fighter), CONFIG.Dice.randomUniform());
    if (choice !== null) setPicks(combat, clash, [fighter], choice);
  }
  redraw();
}

/** The choice at this point between nothing and one, when each takes up as much room as its share. */
function drawn(mix: Readonly<Record<string, number>>, point: number): string | null {
  let left = point;
  for (const [choice, share] of Object.entries(mix)) {
    left -= share;
    if (left < 0) return choice;
  }
  return Object.keys(mix).at(-1) ?? null;
}
