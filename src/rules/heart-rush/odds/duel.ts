import { wearsMetal } from "../gear/armour.ts";
import { doublesAgainst } from "../gear/cantrip.ts";
import { composeAttack, composeDefence } from "../engagement/composition.ts";
import type { Composition, Strike } from "../engagement/composition.ts";
import { guardOf, toughnessOf } from "../body/damage.ts";
import type { Company } from "../body/modifiers.ts";
import type { Options } from "../state/options.ts";
import type { Participant } from "../state/participant.ts";
import type { Circumstances } from "../map/range.ts";
import type { AttackingStance } from "../engagement/stance.ts";
import { dealsDamage } from "../gear/weapon.ts";
import { excess, softened, UNSOFTENED } from "./damage-odds.ts";
import type { Toll } from "./damage-odds.ts";
import { certainly, chanceOf, doubled, mean } from "./distribution.ts";
import type { Distribution } from "./distribution.ts";
import { rollOdds } from "./roll-odds.ts";

/** The exact odds of one attack: whether it exceeds what stands against it, and what is then taken. */
export interface Duel {
  readonly hit: number;
  readonly expected: number;
  readonly damage: Distribution;
}

/** HR-ODDS-2, HR-ODDS-3: one roll against another. */
export function oddsBetween(attack: Distribution, against: Distribution, toll: Toll, options: Options): Duel {
  const raw = excess(attack, against);
  const damage = softened(raw, toll, options);
  return { hit: 1 - chanceOf(raw, 0), expected: mean(damage), damage };
}

/** HR-WEAP-11: an attack roll, twice where lightning meets metal. Whether the target is wet no sheet tells. */
function attackRoll(attacker: Participant, target: Participant, attack: Composition): Distribution {
  const { weapon } = attacker.sheet;
  const rolled = rollOdds(attack);
  if (weapon.kind === "built") return rolled;
  const twice = doublesAgainst(weapon, { metalArmour: wearsMetal(target.sheet), wet: false });
  return twice ? doubled(rolled) : rolled;
}

/** HR-ODDS-5: a cantrip without damage lands by itself, or by `harmlessCantrips` when its roll exceeds the defence. */
const harmlessly = (odds: Duel, options: Options): Duel => ({
  hit: options.harmlessCantrips === "land" ? 1 : odds.hit,
  expected: 0,
  damage: certainly(0),
});

/**
 * HR-ODDS-2, HR-ODDS-3: the odds of one fighter's attack on another, put together as the fight would. `shrugFrom` is
 * the least damage that the target would shrug off, null where it never does.
 */
export function duel(
  attacker: Participant,
  target: Participant,
  how: Strike,
  circumstances: Circumstances,
  options: Options,
  shrugFrom: number | null = null,
): Duel {
  const attack = composeAttack(attacker, target, how, circumstances, options);
  const defence = composeDefence(
    target,
    attacker,
    how,
    { ...circumstances, ...besetByOne(circumstances), helped: 0 },
    options,
  );
  const defending = how.situation === "engagement" && how.relation === "defensive";
  const rolled = attackRoll(attacker, target, attack);
  const odds = oddsBetween(
    rolled,
    rollOdds(defence),
    { defending, guard: guardOf(target.sheet), shrugFrom, toughness: toughnessOf(target.sheet) },
    options,
  );
  return dealsDamage(attacker.sheet.weapon) ? odds : harmlessly(odds, options);
}

/** Who stands about the other one is not known here, but for the attacker. */
const besetByOne = ({ distance }: Circumstances): Company => ({ besiegers: distance <= 5 ? 1 : 0, flanked: false });

/** A fighter and what surrounds its attack on the other. */
export interface Corner {
  readonly fighter: Participant;
  readonly circumstances: Circumstances;
}

/** The exact odds of a contest, seen from the first of the two. */
export interface Contest {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
  readonly dealt: Duel;
  readonly suffered: Duel;
}

/** HR-ODDS-4: two who attack each other in the same stance: the lower roll takes the difference. */
export function contest(ours: Corner, theirs: Corner, stance: AttackingStance, options: Options): Contest {
  const one = contestRoll(ours, theirs, stance, options);
  const other = contestRoll(theirs, ours, stance, options);
  const takenBy = ({ fighter }: Corner): Toll => ({ ...UNSOFTENED, toughness: toughnessOf(fighter.sheet) });
  const dealt = oddsBetween(one, other, takenBy(theirs), options);
  const suffered = oddsBetween(other, one, takenBy(ours), options);
  return { win: dealt.hit, tie: 1 - dealt.hit - suffered.hit, lose: suffered.hit, dealt, suffered };
}

function contestRoll(
  { fighter, circumstances }: Corner,
  other: Corner,
  stance: AttackingStance,
  options: Options,
): Distribution {
  const how: Strike = { situation: "contest", stance, relation: "same" };
  return attackRoll(fighter, other.fighter, composeAttack(fighter, other.fighter, how, circumstances, options));
}
