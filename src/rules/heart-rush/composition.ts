import type { Bonus, PoolDie } from "../core/pool.ts";
import { armourValue, shieldValue } from "./armour.ts";
import type { AskedRoll } from "./condition-table.ts";
import { reasonsFor, ROLL } from "./conditions.ts";
import { helpReason } from "./help.ts";
import { modifiersOf, modifierDice, modifierFlat, modifierReasons } from "./modifiers.ts";
import type { Options } from "./options.ts";
import { counting, netOf } from "./participant.ts";
import type { Participant, Reason } from "./participant.ts";
import { rangeReasons } from "./range.ts";
import type { Circumstances } from "./range.ts";
import type { Ability, Modifier } from "./sheet.ts";
import { bulk } from "./size.ts";
import type { AttackingStance, Relation } from "./stance.ts";
import { WATERS } from "./surroundings.ts";
import { damageTypeOf, damageTypeStance, isMissile, mightBonusOf, rolledDie } from "./weapon.ts";
import type { MightBonus } from "./weapon.ts";

/** What a roll is made of, before it is thrown. */
export interface Composition {
  readonly dice: readonly PoolDie[];
  readonly reasons: readonly Reason[];
  readonly net: number;
  readonly flat: readonly Bonus[];
}

/** An attack as the attacker's stance sees it; `relation` is that of the attacker's stance to the target's. */
export interface Strike {
  readonly situation: "engagement" | "contest" | "opportunity";
  readonly stance: AttackingStance;
  readonly relation: Relation;
}

/** HR-COMP-6: fighting under water hampers every attack and defence. */
const water = ({ underwater }: Circumstances): Reason => ({ from: "water", net: underwater ? WATERS.under.net : 0 });

const composed = (dice: readonly PoolDie[], reasons: readonly Reason[], flat: readonly Bonus[]): Composition => {
  const counted = counting(reasons);
  return { dice, reasons: counted, net: netOf(counted), flat: flat.filter(({ value }) => value !== 0) };
};

const heartAnd = (roller: Participant, ability: Ability): readonly PoolDie[] => [
  { role: "heart", faces: roller.sheet.heart.now },
  { role: "ability", faces: roller.sheet.abilities[ability] },
];

/** HR-COMP-4: the might bonus fires only for might that directly beats cunning, in the engagement itself. */
export const firingBonus = (attacker: Participant, stance: AttackingStance, relation: Relation): MightBonus | null =>
  stance === "might" && relation === "beats" ? mightBonusOf(attacker.sheet.weapon) : null;

const RIDER_LEVELS = 2;

/** HR-COMP-5: cunning that directly beats agility may lay two levels of weakness on its target, talents more. */
export function riderLevels(attacker: Participant, stance: AttackingStance, relation: Relation): number {
  if (stance !== "cunning" || relation !== "beats") return 0;
  return RIDER_LEVELS + modifierFlat(modifiersOf(attacker.sheet, "riders", stance, relation, "attacker"));
}

/** HR-COMP-2, HR-COMP-4: the weapon's die, one more in the stance of its kind of damage, one more for a whip's bonus. */
function weaponDice(attacker: Participant, { stance }: Strike, bonus: MightBonus | null): readonly PoolDie[] {
  const { weapon } = attacker.sheet;
  const faces = rolledDie(weapon);
  if (faces === null) return [];
  const dice: PoolDie[] = [{ role: "weapon", faces }];
  if (damageTypeStance(weapon) === stance) dice.push({ role: "damage-type", faces });
  if (bonus === "weapon-die") dice.push({ role: "might-bonus", faces });
  return dice;
}

const bonusOf = (attacker: Participant, { situation, stance, relation }: Strike): MightBonus | null =>
  situation === "engagement" ? firingBonus(attacker, stance, relation) : null;

const reasonsOf = (
  roller: Participant,
  other: Participant,
  roll: Pick<AskedRoll, "kind" | "ability" | "ranged">,
  circumstances: Circumstances,
  modifiers: readonly Modifier[],
  options: Options,
): readonly Reason[] => [
  ...reasonsFor(roller, { ...ROLL, ...roll, against: other.id, facing: other.sheet }, options),
  helpReason(circumstances.helped, options),
  water(circumstances),
  ...modifierReasons(modifiers),
];

/** HR-COMP-1, HR-COMP-2: heart, the stance's ability, the weapon's dice, and what talents add. */
export function composeAttack(
  attacker: Participant,
  target: Participant,
  how: Strike,
  circumstances: Circumstances,
  options: Options,
): Composition {
  const { weapon } = attacker.sheet;
  const modifiers = modifiersOf(attacker.sheet, "attack", how.stance, how.relation, "attacker");
  const dice = [
    ...heartAnd(attacker, how.stance),
    ...weaponDice(attacker, how, bonusOf(attacker, how)),
    ...modifierDice(modifiers),
  ];
  const roll = { kind: "attack", ability: how.stance, ranged: false } as const;
  const reasons = [
    ...rangeReasons(weapon, circumstances, options),
    ...reasonsOf(attacker, target, roll, circumstances, modifiers, options),
  ];
  const weaponFlat = weapon.kind === "built" ? weapon.flat : 0;
  const flat = [{ from: "weapon", value: weaponFlat }, ...modifiers.map(({ from, flat: value }) => ({ from, value }))];
  return composed(dice, reasons, flat);
}

/** HR-COMP-3: heart and the ability of the attacker's stance, with armour and shield. */
export function composeDefence(
  defender: Participant,
  attacker: Participant,
  how: Strike,
  circumstances: Circumstances,
  options: Options,
): Composition {
  const { weapon } = attacker.sheet;
  const modifiers = modifiersOf(defender.sheet, "defence", how.stance, how.relation, "target");
  const pierced = bonusOf(attacker, how) === "ignore-armour";
  const shielded = !pierced || !options.rangedBonusIgnoresShield;
  const roll = { kind: "defence", ability: how.stance, ranged: isMissile(weapon) } as const;
  return composed(
    [...heartAnd(defender, how.stance), ...modifierDice(modifiers)],
    reasonsOf(defender, attacker, roll, circumstances, modifiers, options),
    [
      { from: "armour", value: pierced ? 0 : armourValue(defender.sheet, damageTypeOf(weapon)) },
      { from: "shield", value: shielded ? shieldValue(defender.sheet) : 0 },
      ...modifiers.map(({ from, flat: value }) => ({ from, value })),
    ],
  );
}

/** A contested check that stands in for an attack: who asks, who answers, and whether bulk tells. */
export interface Tussle {
  readonly ability: Ability;
  readonly as: "attack" | "defence";
  readonly bulkTells: boolean;
}

/**
 * HR-COMP-7: heart and ability alone, with every level that an attack or defence of that ability would have, and
 * every level that a check with one's body would.
 */
export function composeCheck(
  roller: Participant,
  other: Participant,
  how: Tussle,
  circumstances: Circumstances,
  options: Options,
): Composition {
  const strife = modifiersOf(roller.sheet, how.as, how.ability, "none", how.as === "attack" ? "attacker" : "target");
  const checks = modifiersOf(roller.sheet, "check", how.ability, "none", "attacker");
  const asStrife = { kind: how.as, ability: how.ability, ranged: false } as const;
  const reasons = [...reasonsOf(roller, other, asStrife, circumstances, [...strife, ...checks], options)];
  const asCheck = { ...ROLL, kind: "check", ability: how.ability, motion: true } as const;
  for (const reason of reasonsFor(roller, { ...asCheck, against: other.id, facing: other.sheet }, options)) {
    if (!reasons.some(({ from }) => from === reason.from)) reasons.push(reason);
  }
  if (how.bulkTells) reasons.push(...bulk(roller.sheet.size, other.sheet.size));
  return composed(
    [...heartAnd(roller, how.ability), ...modifierDice(checks)],
    reasons,
    checks.map(({ from, flat: value }) => ({ from, value })),
  );
}
