import { TAKEN } from "../../core/pool.ts";
import type { Bonus, PoolDie } from "../../core/pool.ts";
import { armourValue, shieldValue } from "../gear/armour.ts";
import type { AskedRoll, RollKind } from "../body/condition-table.ts";
import { reasonsFor, ROLL } from "../body/conditions.ts";
import { helpLevels } from "../checks/help.ts";
import { gainedOf, modifiersOf } from "../body/modifiers.ts";
import type { Options } from "../state/options.ts";
import { netOf } from "../state/participant.ts";
import type { Participant, Reason } from "../state/participant.ts";
import { rangeReasons } from "../map/range.ts";
import type { Circumstances } from "../map/range.ts";
import type { Ability, Modifier } from "../state/sheet.ts";
import { bulk } from "../map/size.ts";
import type { AttackingStance, Relation } from "./stance.ts";
import { WATERS } from "../map/surroundings.ts";
import { damageTypeOf, damageTypeStance, isMissile, mightBonusOf, rolledDie } from "../gear/weapon.ts";
import type { MightBonus } from "../gear/weapon.ts";

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

/** HR-COMP-4: the might bonus fires only for might that directly beats cunning, in the engagement itself. */
export const firingBonus = (attacker: Participant, stance: AttackingStance, relation: Relation): MightBonus | null =>
  stance === "might" && relation === "beats" ? mightBonusOf(attacker.sheet.weapon) : null;

const bonusOf = (attacker: Participant, { situation, stance, relation }: Strike): MightBonus | null =>
  situation === "engagement" ? firingBonus(attacker, stance, relation) : null;

const RIDER_LEVELS = 2;

/** HR-COMP-5: cunning that directly beats agility may lay two levels of weakness on its target, talents more. */
export function riderLevels(attacker: Participant, stance: AttackingStance, relation: Relation): number {
  if (stance !== "cunning" || relation !== "beats") return 0;
  const talents = modifiersOf(attacker.sheet, "riders", stance, relation, "attacker");
  return talents.reduce((levels, { flat }) => levels + flat, RIDER_LEVELS);
}

/** HR-COMP-1: what every roll begins with. */
export const heartAnd = ({ sheet }: Participant, ability: Ability): PoolDie[] => [
  { role: "heart", faces: sheet.heart.now },
  { role: "ability", faces: sheet.abilities[ability] },
];

/** HR-GAIN-10: how often what might adds happens. */
export const bonusTimes = ({ sheet }: Participant): number => 1 + Math.max(0, gainedOf(sheet, "bonus"));

/** HR-GAIN-11: whoever has learnt it adds the die of the weapon in the other hand. */
function addOffHand(dice: PoolDie[], { sheet }: Participant, stance: AttackingStance, relation: Relation): void {
  const faces = sheet.offHand === null ? null : rolledDie(sheet.offHand);
  if (faces === null || modifiersOf(sheet, "off-hand", stance, relation, "attacker").length === 0) return;
  dice.push({ role: "off-hand", faces });
}

/** HR-COMP-2, HR-COMP-4: the weapon's die, one more in the stance of its kind of damage, one more for a whip's bonus. */
export function addWeaponDice(
  dice: PoolDie[],
  attacker: Participant,
  stance: AttackingStance,
  bonus: MightBonus | null,
): void {
  const { weapon } = attacker.sheet;
  const faces = rolledDie(weapon);
  if (faces === null) return;
  dice.push({ role: "weapon", faces });
  if (damageTypeStance(weapon) === stance) dice.push({ role: "damage-type", faces });
  if (bonus === "weapon-die")
    for (let time = 0; time < bonusTimes(attacker); time++) dice.push({ role: "might-bonus", faces });
}

function addReason(reasons: Reason[], from: string, net: number): void {
  if (net !== 0) reasons.push({ from, net });
}

function addBonus(flat: Bonus[], from: string, value: number): void {
  if (value !== 0) flat.push({ from, value });
}

function addModifiers(modifiers: readonly Modifier[], dice: PoolDie[], reasons: Reason[], flat: Bonus[]): void {
  for (const modifier of modifiers) {
    for (const faces of modifier.dice) dice.push({ role: "modifier", faces });
    addReason(reasons, modifier.from, modifier.net);
    addBonus(flat, modifier.from, modifier.flat);
  }
}

/** HR-COMP-6: conditions, a waiting help, and water over one's head weigh on every attack and defence. */
function standingReasons(
  roller: Participant,
  other: Participant,
  roll: Pick<AskedRoll, "kind" | "ability" | "ranged" | "motion">,
  circumstances: Circumstances,
  options: Options,
): Reason[] {
  const { kind, ability, ranged, motion } = roll;
  const { sight, sourceInSight } = ROLL;
  const asked = { kind, ability, against: other.id, facing: other.sheet, ranged, motion, sight, sourceInSight };
  const reasons = reasonsFor(roller, asked, options);
  addReason(reasons, "help", helpLevels(circumstances.helped, options));
  if (circumstances.underwater) addReason(reasons, "water", WATERS.under.net);
  return reasons;
}

/** HR-COMP-1, HR-COMP-2: heart, the stance's ability, the weapon's dice, and what talents add. */
export function composeAttack(
  attacker: Participant,
  target: Participant,
  how: Strike,
  circumstances: Circumstances,
  options: Options,
): Composition {
  const { weapon } = attacker.sheet;
  const dice = heartAnd(attacker, how.stance);
  addWeaponDice(dice, attacker, how.stance, bonusOf(attacker, how));
  addOffHand(dice, attacker, how.stance, how.relation);
  const roll = { kind: "attack", ability: how.stance, ranged: false, motion: true } as const;
  const reasons = standingReasons(attacker, target, roll, circumstances, options);
  for (const reason of rangeReasons(weapon, circumstances, options)) reasons.push(reason);
  const flat: Bonus[] = [];
  if (weapon.kind === "built") addBonus(flat, "weapon", weapon.flat);
  addModifiers(
    modifiersOf(attacker.sheet, "attack", how.stance, how.relation, "attacker", circumstances),
    dice,
    reasons,
    flat,
  );
  return { dice, reasons, net: netOf(reasons), flat };
}

/** HR-COMP-3, HR-GAIN-13: heart and the ability of the attacker's stance, with armour and shield, less what is lost. */
export function composeDefence(
  defender: Participant,
  attacker: Participant,
  how: Strike,
  circumstances: Circumstances,
  options: Options,
): Composition {
  const { weapon } = attacker.sheet;
  const dice = heartAnd(defender, how.stance);
  const roll = { kind: "defence", ability: how.stance, ranged: isMissile(weapon), motion: true } as const;
  const reasons = standingReasons(defender, attacker, roll, circumstances, options);
  const flat: Bonus[] = [];
  const pierced = bonusOf(attacker, how) === "ignore-armour";
  if (!pierced) addBonus(flat, "armour", armourValue(defender.sheet, damageTypeOf(weapon)));
  if (!pierced || !options.rangedBonusIgnoresShield) addBonus(flat, "shield", shieldValue(defender.sheet));
  addModifiers(
    modifiersOf(defender.sheet, "defence", how.stance, how.relation, "target", circumstances),
    dice,
    reasons,
    flat,
  );
  const lost = modifiersOf(defender.sheet, "defence-loss", how.stance, how.relation, "target", circumstances);
  for (const faces of lost.flatMap((modifier) => modifier.dice)) dice.push({ role: TAKEN, faces });
  return { dice, reasons, net: netOf(reasons), flat };
}

/**
 * A contested check of bodies. `as`: what it stands in for, an attack or a defence against one; or a check or an escape
 * in its own right. `bulkTells`: whether the larger has the better of it.
 */
export interface Tussle {
  readonly ability: Ability;
  readonly as: Exclude<RollKind, "save">;
  readonly bulkTells: boolean;
}

/**
 * HR-COMP-7: heart and ability alone, with every level that a check with one's body would have, and, where it stands in
 * for an attack or defence, every level that those would.
 */
export function composeCheck(
  roller: Participant,
  other: Participant,
  how: Tussle,
  circumstances: Circumstances,
  options: Options,
): Composition {
  const { ability, as, bulkTells } = how;
  const dice = heartAnd(roller, ability);
  const reasons = standingReasons(
    roller,
    other,
    { kind: as, ability, ranged: false, motion: true },
    circumstances,
    options,
  );
  if (bulkTells) reasons.push(...bulk(roller.sheet.size, other.sheet.size));
  if (as === "attack" || as === "defence") {
    const asCheck = { ...ROLL, kind: "check", ability, motion: true, against: other.id, facing: other.sheet } as const;
    for (const reason of reasonsFor(roller, asCheck, options)) {
      if (!reasons.some(({ from }) => from === reason.from)) reasons.push(reason);
    }
    for (const { from, net } of modifiersOf(roller.sheet, as, ability, "none", "attacker"))
      addReason(reasons, from, net);
  }
  const flat: Bonus[] = [];
  addModifiers(modifiersOf(roller.sheet, "check", ability, "none", "attacker"), dice, reasons, flat);
  return { dice, reasons, net: netOf(reasons), flat };
}
