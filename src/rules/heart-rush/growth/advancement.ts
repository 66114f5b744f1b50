import { stepUp } from "../../core/die.ts";
import type { Die } from "../../core/die.ts";
import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import type { Gain } from "../body/gains.ts";
import type { Refusal } from "../state/refusals.ts";

/** HR-ADV-1: the heart grows with the experience of a lifetime and cannot be bought. */
const HEART_BY_XP: readonly { readonly from: number; readonly die: Die }[] = [
  { from: 1000, die: 20 },
  { from: 500, die: 12 },
  { from: 200, die: 10 },
];
const FIRST_HEART: Die = 8;

export const heartMax = (lifetimeXp: number): Die =>
  HEART_BY_XP.find(({ from }) => lifetimeXp >= from)?.die ?? FIRST_HEART;

/** What experience buys; the last is whatever the Game Master agrees to. */
export const ADVANCES = [
  "ability",
  "hitPoints",
  "newAspect",
  "aspectRank",
  "combatTalent",
  "otherTalent",
  "handmagicTalent",
  "destiny",
  "spell",
  "kindredSpell",
  "other",
] as const;
export type Advance = (typeof ADVANCES)[number];

/** HR-ADV-10: what kin and class make cheaper or dearer, and what they give for nothing. */
export interface Terms {
  readonly hitPoints: number;
  readonly aspects: number;
  readonly aspectRanks: number;
  readonly combatTalents: number;
  readonly handmagic: number;
  readonly destiny: number;
  /** Whether spells of one's own element are sold for less. */
  readonly kindredSpells: boolean;
  readonly freeTalents: number;
}

export const USUAL: Terms = {
  hitPoints: 0,
  aspects: 0,
  aspectRanks: 0,
  combatTalents: 0,
  handmagic: 0,
  destiny: 0,
  kindredSpells: false,
  freeTalents: 0,
};

export function termsOf(gains: readonly Pick<Gain, "on" | "flat">[]): Terms {
  const sum = (target: Gain["on"]): number => gains.reduce((so, { on, flat }) => so + (on === target ? flat : 0), 0);
  return {
    hitPoints: sum("price-hit-points"),
    aspects: sum("price-aspects"),
    aspectRanks: Math.max(0, sum("aspect-ranks")),
    combatTalents: sum("price-combat-talents"),
    handmagic: sum("price-handmagic"),
    destiny: sum("price-destiny"),
    kindredSpells: sum("kindred-spells") > 0,
    freeTalents: Math.max(0, sum("free-talents")),
  };
}

/** HR-ADV-11: prices of the talents one begins with, of which the dearest cost nothing. */
export function withFreeTalents(prices: readonly number[], free: number): readonly number[] {
  const places = prices.map((_, place) => place);
  const dearest = places.sort((one, other) => (prices[other] ?? 0) - (prices[one] ?? 0)).slice(0, free);
  return prices.map((price, place) => (dearest.includes(place) ? 0 : price));
}

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
export const aspectCost = (rank: number, terms: Terms = USUAL): Result<number, Refusal> =>
  rank >= MOST_ASPECT_RANKS + terms.aspectRanks ? refuse("at-cap") : ok(Math.max(1, rank + 1 + terms.aspects));

/** HR-ADV-4: ten more hit points cost a tenth of those one has, and one. */
export const hitPointsCost = (max: number, terms: Terms = USUAL): number =>
  Math.max(0, Math.floor(max / 10) + 1 + terms.hitPoints);

/** HR-ADV-5: combat talents and the others are counted apart. */
export const talentCost = (ownedOfItsList: number): number => ownedOfItsList + 3;

export const destinyCost = (destinyLevels: number, terms: Terms = USUAL): number =>
  Math.max(0, destinyLevels + 5 + terms.destiny);

/** HR-ADV-10: the price of the next combat talent, which some learn more easily. */
export const combatTalentCost = (owned: number, terms: Terms): number =>
  Math.max(0, talentCost(owned) + terms.combatTalents);

/** HR-ADV-10: handmagic is counted among the talents of its list, and has a price of its own for some. */
export const handmagicCost = (usual: number, terms: Terms): number => Math.max(0, usual + terms.handmagic);

/** HR-ADV-6: a spell, dearer with each one known; whoever is touched by an element pays for those alone. */
export const spellCost = (known: number, spelltouched: boolean): number => (spelltouched ? known : 6 + 2 * known);

const STARTING_XP = [5, 15, 30, 50, 80, 120] as const;
const XP_BEYOND = 40;

/** HR-ADV-7: what a character of this combat rank begins with. */
export function startingXp(combatRank: number): number {
  const last = STARTING_XP.length - 1;
  return (STARTING_XP[Math.min(combatRank, last)] ?? 0) + XP_BEYOND * Math.max(0, combatRank - last);
}

/** HR-ADV-13: from which combat rank on there is a class, and a subclass of it. */
export const CLASS_RANKS = { class: 1, subclass: 2 } as const;

/** HR-ADV-13: whether a combat rank has brought what a class or subclass teaches from some rank of its own on. */
export const isLearnt = (kind: keyof typeof CLASS_RANKS, rank: number, combatRank: number): boolean =>
  combatRank >= Math.max(CLASS_RANKS[kind], rank);

/** HR-ADV-8: paragon levels begin at the fifth combat rank. */
export const paragonLevel = (combatRank: number): number => Math.max(0, combatRank - 4);
