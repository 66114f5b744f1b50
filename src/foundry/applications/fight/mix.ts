import type { FighterId } from "../../../rules/index.ts";
import type { Look } from "./look.ts";
import { setPicks } from "./input/private-picks.ts";
import { redraw } from "./redraw.ts";

/**
 * Draws a choice for each of these from the mix that nobody can exploit. Chance is the browser's own: the dice of the table
 * may tell whoever watches them what comes next.
 */
export function mixPicks({ combat, clash, table, ruleset }: Look, who: readonly FighterId[]): void {
  if (clash === null) return;
  for (const fighter of who) {
    const choice = drawn(ruleset.facts.mix(table, fighter), uniform());
    if (choice !== null) setPicks(combat, clash, [fighter], choice);
  }
  redraw();
}

/** A number from nothing to below one that nothing seen before gives away. */
const uniform = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The choice at this point between nothing and one, when each takes up as much room as its share. */
function drawn(mix: Readonly<Record<string, number>>, point: number): string | null {
  let left = point;
  for (const [choice, share] of Object.entries(mix)) {
    left -= share;
    if (left < 0) return choice;
  }
  return Object.keys(mix).at(-1) ?? null;
}
