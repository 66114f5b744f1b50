import { fighterId, sideId, combatId } from "../../src/rules/core/brand.ts";
import { losersOf, roshambo, type Hand } from "../../src/rules/roshambo/index.ts";
import type { Answers } from "./vector.ts";

interface GivenHand {
  readonly side: string;
  readonly hand: Hand;
}

/** One round, from hands to those who lose by them. */
function round({ hands }: { readonly hands: Readonly<Record<string, GivenHand>> }): object {
  const all = Object.entries(hands);
  const seats = all.map(([id, { side }]) => [fighterId(id), { side: sideId(side), npc: false }] as const);
  const sheets = Object.fromEntries(all.map(([id]) => [id, { lives: 1, most: 1 }]));
  const fight = roshambo.begin({
    combat: combatId("combat"),
    entrants: Object.fromEntries(seats),
    sheets,
    options: roshambo.defaults,
  });
  return { losersSet: losersOf(fight, Object.fromEntries(all.map(([id, { hand }]) => [id, hand]))) };
}

export const answers = { round } as Answers;
