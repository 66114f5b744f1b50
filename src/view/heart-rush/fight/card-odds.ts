import { HeartRush } from "../../../rules/index.ts";
import type { FighterId } from "../../../rules/index.ts";
import type { Seat } from "../../fight/seat.ts";

type Corner = Parameters<typeof HeartRush.sheets.contest>[0];

/** What one's cards are worth against a foe who mixes its stances as best it can. */
export interface CardOdds {
  readonly foe: FighterId;
  of(stance: HeartRush.Stance): { readonly hit: number; readonly expected: number } | null;
}

function against(
  ours: Corner,
  theirs: Corner,
  stance: HeartRush.fights.AttackingStance,
  answer: HeartRush.Stance,
  { options }: HeartRush.Fight,
): { readonly hit: number; readonly expected: number } {
  const relation = HeartRush.fights.relation(stance, answer);
  if (relation === "none") return { hit: 0, expected: 0 };
  if (stance === answer) return HeartRush.sheets.contest(ours, theirs, stance, options).dealt;
  const how = { situation: "engagement", stance, relation } as const;
  return HeartRush.sheets.duel(ours.fighter, theirs.fighter, how, ours.circumstances, options);
}

/** Only for those who may know the foe's numbers, and only against somebody within reach. */
export function cardOdds(table: HeartRush.HeartTable, id: FighterId, seat: Seat): CardOdds | null {
  const who = HeartRush.sheets.combatantOf(table, id);
  if (who === null || !(seat.who.gm || seat.openNumbers)) return null;
  const foe = HeartRush.fights.rivals(table, who)[0];
  if (foe === undefined || !HeartRush.sheets.withinStrike(table, who, foe).ok) return null;
  const ours = { fighter: who, circumstances: HeartRush.sheets.circumstances(table, who, foe) };
  const theirs = { fighter: foe, circumstances: HeartRush.sheets.circumstances(table, foe, who) };
  const { columns } = HeartRush.sheets.stanceEquilibrium(
    HeartRush.sheets.stanceMatrix(ours, theirs, table.fight.options),
  );
  return {
    foe: foe.id,
    of: (stance) => {
      if (stance === "defensive") return null;
      let [hit, expected] = [0, 0];
      for (const [place, answer] of HeartRush.STANCES.entries()) {
        const share = columns[place] ?? 0;
        if (share === 0) continue;
        const odds = against(ours, theirs, stance, answer, table.fight);
        hit += share * odds.hit;
        expected += share * odds.expected;
      }
      return { hit, expected };
    },
  };
}
