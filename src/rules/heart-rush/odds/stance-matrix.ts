import { mayAct } from "../body/condition-limits.ts";
import type { Options } from "../state/options.ts";
import { rangeOf } from "../map/range.ts";
import { relation, STANCES } from "../engagement/stance.ts";
import type { AttackingStance, Stance } from "../engagement/stance.ts";
import { dealsDamage } from "../gear/weapon.ts";
import { contest, duel } from "./duel.ts";
import type { Corner } from "./duel.ts";
import { equilibrium } from "./equilibrium.ts";
import type { Equilibrium } from "./equilibrium.ts";

/** What a pair of stances brings on average: damage dealt, damage suffered, and the one less the other. */
export interface Outlook {
  readonly dealt: number;
  readonly suffered: number;
  readonly value: number;
}

const outlook = (dealt: number, suffered: number): Outlook => ({ dealt, suffered, value: dealt - suffered });

const canStrike = ({ fighter, circumstances }: Corner, options: Options): boolean =>
  mayAct(fighter.sheet).ok && rangeOf(fighter.sheet, circumstances, options).ok;

/** What one does to the other when only the first attacks, or can. */
function dealtBy(ours: Corner, theirs: Corner, stance: Stance, answer: Stance, options: Options): number {
  const between = relation(stance, answer);
  if (stance === "defensive" || between === "none") return 0;
  const how = { situation: "engagement", stance, relation: between } as const;
  return duel(ours.fighter, theirs.fighter, how, ours.circumstances, options).expected;
}

/** HR-ODDS-5: a cantrip without damage is never part of a contest: it lands, and the other attack goes its own way. */
const contests = (ours: Corner, theirs: Corner): boolean =>
  dealsDamage(ours.fighter.sheet.weapon) && dealsDamage(theirs.fighter.sheet.weapon);

function clash(ours: Corner, theirs: Corner, stance: AttackingStance, options: Options): Outlook {
  const { dealt, suffered } = contest(ours, theirs, stance, options);
  return outlook(dealt.expected, suffered.expected);
}

/**
 * HR-ODDS-6: every stance of ours against every stance of theirs, when each attacks the other if it may. Rows and
 * columns stand in the order of STANCES.
 */
export function stanceMatrix(ours: Corner, theirs: Corner, options: Options): readonly (readonly Outlook[])[] {
  const weCan = canStrike(ours, options);
  const theyCan = canStrike(theirs, options);
  const mutual = weCan && theyCan && contests(ours, theirs);
  return STANCES.map((stance) =>
    STANCES.map((answer) => {
      if (mutual && stance === answer && stance !== "defensive") return clash(ours, theirs, stance, options);
      return outlook(
        weCan ? dealtBy(ours, theirs, stance, answer, options) : 0,
        theyCan ? dealtBy(theirs, ours, answer, stance, options) : 0,
      );
    }),
  );
}

/** HR-ODDS-7: how two such fighters would mix their stances if damage on average were all. */
export const stanceEquilibrium = (matrix: readonly (readonly Outlook[])[]): Equilibrium =>
  equilibrium(matrix.map((row) => row.map(({ value }) => value)));
