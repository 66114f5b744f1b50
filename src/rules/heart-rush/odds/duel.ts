import { composeAttack, composeDefence } from "../composition.ts";
import type { Composition, Strike } from "../composition.ts";
import type { Options } from "../options.ts";
import type { Participant } from "../participant.ts";
import type { Circumstances } from "../range.ts";
import type { AttackingStance } from "../stance.ts";
import { dealsDamage } from "../weapon.ts";
import { excess, softened, UNSOFTENED } from "./damage-odds.ts";
import type { Toll } from "./damage-odds.ts";
import { certainly, chanceOf, mean } from "./distribution.ts";
import type { Distribution } from "./distribution.ts";
import { rollOdds } from "./roll-odds.ts";

/** The exact odds of one attack: whether it exceeds the defence, and what the target then takes. */
export interface Duel {
  readonly hit: number;
  readonly expected: number;
  readonly damage: Distribution;
}

/** HR-ODDS-2: an attack roll against a defence roll. */
export function attackOdds(attack: Composition, defence: Composition, toll: Toll, options: Options): Duel {
  const raw = excess(rollOdds(attack), rollOdds(defence));
  const damage = softened(raw, toll, options);
  return { hit: 1 - chanceOf(raw, 0), expected: mean(damage), damage };
}

const NOTHING = certainly(0);

const strikeless = (odds: Duel): Duel => ({ ...odds, expected: 0, damage: NOTHING });

/** HR-ODDS-5: a cantrip without damage lands by itself, or by `harmlessCantrips` when its roll exceeds the defence. */
const withoutDamage = (odds: Duel, options: Options): Duel =>
  strikeless(options.harmlessCantrips === "land" ? { ...odds, hit: 1 } : odds);

/** HR-ODDS-2, HR-ODDS-3: the odds of one fighter's attack on another, put together as the fight would. */
export function duel(
  attacker: Participant,
  target: Participant,
  how: Strike,
  circumstances: Circumstances,
  options: Options,
  shrugFrom: number | null = null,
): Duel {
  const attack = composeAttack(attacker, target, how, circumstances, options);
  const defence = composeDefence(target, attacker, how, { ...circumstances, helped: 0 }, options);
  const defending = how.situation === "engagement" && how.relation === "defensive";
  const odds = attackOdds(attack, defence, { defending, shrugFrom }, options);
  return dealsDamage(attacker.sheet.weapon) ? odds : withoutDamage(odds, options);
}

/** The exact odds of a contest, seen from the first of the two. */
export interface Contest {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  readonly dealt: Duel;
  readonly suffered: Duel;
}

/** HR-ODDS-4: two attack rolls against each other, of which the lower takes the difference. */
export function contestOdds(ours: Composition, theirs: Composition, options: Options): Contest {
  const dealt = attackOdds(ours, theirs, UNSOFTENED, options);
  const suffered = attackOdds(theirs, ours, UNSOFTENED, options);
  return { win: dealt.hit, tie: 1 - dealt.hit - suffered.hit, lose: suffered.hit, dealt, suffered };
}

/** A fighter and what surrounds its attack on the other. */
export interface Corner {
  readonly fighter: Participant;
  readonly circumstances: Circumstances;
}

/** HR-ODDS-4, HR-ODDS-5: the odds of a contest between two who attack each other in the same stance. */
export function contest(ours: Corner, theirs: Corner, stance: AttackingStance, options: Options): Contest {
  const how: Strike = { situation: "contest", stance, relation: "same" };
  const odds = contestOdds(
    composeAttack(ours.fighter, theirs.fighter, how, ours.circumstances, options),
    composeAttack(theirs.fighter, ours.fighter, how, theirs.circumstances, options),
    options,
  );
  return {
    ...odds,
    dealt: dealsDamage(ours.fighter.sheet.weapon) ? odds.dealt : strikeless(odds.dealt),
    suffered: dealsDamage(theirs.fighter.sheet.weapon) ? odds.suffered : strikeless(odds.suffered),
  };
}
