import { stepDown, stepUp } from "../core/die.ts";
import type { Die } from "../core/die.ts";
import { ok, refuse } from "../core/result.ts";
import type { Result } from "../core/result.ts";
import { LOWEST_HEART } from "./damage.ts";
import type { Refusal } from "./refusals.ts";

/** HR-ADV-1: the heart grows with the experience of a lifetime and cannot be bought. */
const HEART_BY_XP: readonly { readonly from: number; readonly die: Die }[] = [
  { from: 1000, die: 20 },
  { from: 500, die: 12 },
  { from: 200, die: 10 },
];
const FIRST_HEART: Die = 8;

export const heartMax = (lifetimeXp: number): Die =>
  HEART_BY_XP.find(({ from }) => lifetimeXp >= from)?.die ?? FIRST_HEART;

/** HR-DMG-4: what a shrug-off leaves of the heart die. */
export function heartAfterShrug(die: Die): Result<Die, Refusal> {
  const left = stepDown(die, LOWEST_HEART);
  return left === null ? refuse("heart-at-lowest") : ok(left);
}

/** What experience buys; the last is whatever the Game Master agrees to. */
export const ADVANCES = [
  "ability",
  "hitPoints",
  "newAspect",
  "aspectRank",
  "combatTalent",
  "otherTalent",
  "destiny",
  "spell",
  "other",
] as const;
export type Advance = (typeof ADVANCES)[number];

const BEST_BOUGHT: Die = 12;

export interface Purchase {
  readonly die: Die;
  readonly cost: number;
}

/** HR-ADV-2: a step of an ability costs the faces of the new die, and none is sold beyond d12. */
export function abilityPurchase(die: Die): Result<Purchase, Refusal> {
  const next = stepUp(die, BEST_BOUGHT);
  return next === null ? refuse("at-cap") : ok({ die: next, cost: next });
}

export const MOST_ASPECT_RANKS = 5;

/** HR-ADV-3: a new aspect costs one point, a further rank one more than the rank so far; its wording is free. */
export const aspectCost = (rank: number): Result<number, Refusal> =>
  rank >= MOST_ASPECT_RANKS ? refuse("at-cap") : ok(rank + 1);

/** HR-ADV-4: ten more hit points cost a tenth of those one has, and one. */
export const hitPointsCost = (max: number): number => Math.floor(max / 10) + 1;

/** HR-ADV-5: combat talents and the others are counted apart. */
export const talentCost = (ownedOfItsList: number): number => ownedOfItsList + 3;

export const destinyCost = (destinyLevels: number): number => destinyLevels + 5;

/** HR-ADV-6: a spell, dearer with each one known; whoever is touched by an element pays for those alone. */
export const spellCost = (known: number, spelltouched: boolean): number => (spelltouched ? known : 6 + 2 * known);

const STARTING_XP = [5, 15, 30, 50, 80, 120] as const;
const XP_BEYOND = 40;

/** HR-ADV-7: what a character of this combat rank begins with. */
export function startingXp(combatRank: number): number {
  const last = STARTING_XP.length - 1;
  return (STARTING_XP[Math.min(combatRank, last)] ?? 0) + XP_BEYOND * Math.max(0, combatRank - last);
}

export const COMBAT_RANK_GAINS = ["none", "class", "subclass", "minors", "major"] as const;
export type CombatRankGain = (typeof COMBAT_RANK_GAINS)[number] | "paragon";

/** HR-ADV-8: what a combat rank brings: class, subclass, two minor abilities, a major one, then paragon abilities. */
export const combatRankGain = (combatRank: number): CombatRankGain => COMBAT_RANK_GAINS[combatRank] ?? "paragon";

/** HR-ADV-8: paragon levels begin at the fifth combat rank. */
export const paragonLevel = (combatRank: number): number => Math.max(0, combatRank - 4);

/** HR-ADV-9: how much one can carry, by the largest face of might. */
export const carryingLimit = (might: Die): number => 6 + might / 2;
