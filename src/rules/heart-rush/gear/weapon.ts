import type { Die } from "../../core/die.ts";
import { BLAST_REACH, cantripEffect, cantripRow } from "./cantrip.ts";
import type { DamageType, Weapon, WeaponSize, WeaponType } from "../state/sheet.ts";
import type { AttackingStance } from "../engagement/stance.ts";

/** HR-WEAP-1: the die a weapon's size rolls; what is picked up or grown counts as ultralight. */
const SIZE_DIE: Readonly<Record<WeaponSize, Die>> = { heavy: 12, light: 8, ultralight: 4, improvised: 4 };

/** The die of the weapon, or null for a cantrip that deals no damage. */
export function weaponDie(weapon: Weapon): Die | null {
  if (weapon.kind === "built") return weapon.die ?? SIZE_DIE[weapon.size];
  const { size } = cantripRow(weapon);
  return size === null ? null : SIZE_DIE[size];
}

/** Only some cantrips deal none. */
export const dealsDamage = (weapon: Weapon): boolean => weaponDie(weapon) !== null;

/** HR-WEAP-2: a creature's fixed attack number stands in place of the die, unless a die was written beside it. */
export const rolledDie = (weapon: Weapon): Die | null =>
  weapon.kind === "built" && weapon.flat !== 0 ? weapon.die : weaponDie(weapon);

const isNatural = (weapon: Weapon): boolean => weapon.kind === "built" && weapon.tags.includes("natural");

/** HR-WEAP-3: heavy and ranged weapons take two hands, blasts two empty ones, parts of the body none, the rest one. */
export function handsOf(weapon: Weapon): 0 | 1 | 2 {
  if (weapon.kind === "cantrip") return weapon.form === "blast" ? 2 : 1;
  if (isNatural(weapon)) return 0;
  return weapon.size === "heavy" || weapon.type === "ranged" ? 2 : 1;
}

/** HR-WEAP-4: ranged weapons, and bolts like them, ask for a fighter who has moved half its speed at most. */
export const isRanged = (weapon: Weapon): boolean =>
  weapon.kind === "built" ? weapon.type === "ranged" : weapon.form === "bolt";

/** HR-WEAP-5: what flies at its target: ranged weapons, bolts and throws. Cover and lying low help against these. */
export const isMissile = (weapon: Weapon): boolean =>
  isRanged(weapon) || (weapon.kind === "built" && weapon.type === "thrown");

/** HR-WEAP-6: feet a weapon reaches hand to hand: 5, 10 with reach or a paragon's blast, 0 when it cannot strike so. */
export function meleeReach(weapon: Weapon): number {
  if (weapon.kind === "cantrip") return weapon.form === "blast" ? BLAST_REACH[weapon.attunement] : 0;
  if (weapon.type !== "melee") return 0;
  return weapon.tags.includes("reach") ? 10 : 5;
}

/** HR-RANGE-1: the longer reach of a weapon, which a dash costs; that of a paragon's blast is no weapon's. */
export const hasReach = (weapon: Weapon): boolean =>
  weapon.kind === "built" && weapon.type === "melee" && weapon.tags.includes("reach");

/**
 * HR-WEAP-7: what an attack gains when might directly beats cunning. `push`: how far says `pushFeet`.
 * `stronger`: the cantrip's own effect grows, see `cantripEffect`.
 */
export type MightBonus = "push" | "ignore-armour" | "weapon-die" | "follow-up" | "stronger";

const TYPE_BONUS: Readonly<Record<WeaponType, MightBonus>> = {
  melee: "push",
  ranged: "ignore-armour",
  thrown: "follow-up",
  whip: "weapon-die",
};

export function mightBonusOf(weapon: Weapon): MightBonus | null {
  if (weapon.kind === "built") return TYPE_BONUS[weapon.type];
  const { boosted } = cantripRow(weapon);
  if (boosted === null) return weapon.form === "bolt" ? "ignore-armour" : "push";
  return boosted.push > 0 ? "push" : "stronger";
}

const MELEE_PUSH = 10;

/** Feet a strike pushes, before sizes are compared, with or without the bonus: a force cantrip always pushes. */
export function pushFeet(weapon: Weapon, bonus: MightBonus | null): number {
  const fires = bonus === "push";
  const own = weapon.kind === "cantrip" ? cantripEffect(weapon, fires).push : 0;
  if (own > 0) return own;
  return fires ? MELEE_PUSH : 0;
}

export const damageTypeOf = (weapon: Weapon): DamageType | null =>
  weapon.kind === "built" ? weapon.damage : cantripRow(weapon).damage;

const TYPE_STANCE: Readonly<Record<DamageType, AttackingStance>> = {
  bludgeoning: "might",
  slashing: "agility",
  piercing: "cunning",
};

/** HR-WEAP-8: the stance in which the kind of damage adds a weapon die; a bolt has none. */
export function damageTypeStance(weapon: Weapon): AttackingStance | null {
  if (weapon.kind === "cantrip" && weapon.form === "bolt") return null;
  const damage = damageTypeOf(weapon);
  return damage === null ? null : TYPE_STANCE[damage];
}
