import type { Die } from "../../core/die.ts";
import type { PoolDie } from "../../core/pool.ts";
import { addWeaponDice, bonusTimes, heartAnd, riderLevels } from "./composition.ts";
import { gainedOf, modifiersOf } from "../body/modifiers.ts";
import type { Participant } from "../state/participant.ts";
import { ATTACKING_STANCES, relation } from "./stance.ts";
import type { AttackingStance, Stance } from "./stance.ts";
import { damageTypeStance, mightBonusOf, pushFeet, rolledDie } from "../gear/weapon.ts";

/** What a stance gives whoever takes it with what they wield. `beating`: only on the direct beat. */
export type StanceGain =
  | { readonly is: "damage-die"; readonly faces: Die }
  | { readonly is: "sidestep" }
  | { readonly is: "halves-damage" }
  | { readonly is: "weaken"; readonly levels: number }
  | { readonly is: "push"; readonly feet: number }
  | { readonly is: "ignore-armour" | "weapon-die" | "follow-up" | "stronger" };

/** A stance as its card shows it, before anyone stands against it. */
export interface StanceOffer {
  readonly beats: AttackingStance | null;
  readonly fallsTo: readonly AttackingStance[];
  /** The dice of an attack; a defender throws none. */
  readonly dice: readonly PoolDie[];
  readonly flat: number;
  /** Levels of advantage that count whoever the target is. */
  readonly net: number;
  readonly gains: readonly StanceGain[];
}

function mightGain(who: Participant): readonly StanceGain[] {
  const { weapon } = who.sheet;
  const bonus = mightBonusOf(weapon);
  if (bonus === null) return [];
  const further = Math.max(0, gainedOf(who.sheet, "push"));
  return bonus === "push"
    ? [{ is: bonus, feet: pushFeet(weapon, bonus) * bonusTimes(who) + further }]
    : [{ is: bonus }];
}

/** HR-STANCE-3, HR-COMP-2, HR-COMP-4, HR-COMP-5: what the stance itself adds, and what its direct beat would. */
function gainsOf(who: Participant, stance: AttackingStance): readonly StanceGain[] {
  const { weapon } = who.sheet;
  const faces = damageTypeStance(weapon) === stance ? rolledDie(weapon) : null;
  const extra: readonly StanceGain[] = faces === null ? [] : [{ is: "damage-die", faces }];
  switch (stance) {
    case "cunning":
      return [...extra, { is: "weaken", levels: riderLevels(who, stance, "beats") }];
    case "agility":
      return [...extra, { is: "sidestep" }];
    case "might":
      return [...extra, ...mightGain(who)];
  }
}

/** HR-STANCE-2, HR-STANCE-3: which stance this one beats, and which may strike it without being struck. */
export function stanceOffer(who: Participant, stance: Stance): StanceOffer {
  const fallsTo = ATTACKING_STANCES.filter((theirs) => ["beats", "defensive"].includes(relation(theirs, stance)));
  if (stance === "defensive")
    return { beats: null, fallsTo, dice: [], flat: 0, net: 0, gains: [{ is: "halves-damage" }] };
  const beats = ATTACKING_STANCES.find((theirs) => relation(stance, theirs) === "beats") ?? null;
  const dice = heartAnd(who, stance);
  addWeaponDice(dice, who, stance, null);
  const modifiers = modifiersOf(who.sheet, "attack", stance, "none", "attacker");
  for (const faces of modifiers.flatMap((modifier) => modifier.dice)) dice.push({ role: "modifier", faces });
  const { weapon } = who.sheet;
  const flat = modifiers.reduce((sum, modifier) => sum + modifier.flat, weapon.kind === "built" ? weapon.flat : 0);
  const net = modifiers.reduce((sum, modifier) => sum + modifier.net, 0);
  return { beats, fallsTo, dice, flat, net, gains: gainsOf(who, stance) };
}
