import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { ofType, type AdvanceRecord, type Entries, type HeroRecord, type ItemRecord } from "./records.ts";

/** A purchase in words. */
export interface PurchaseContext {
  readonly label: LangKey;
  /** Which ability, or which aspect or talent in words of its own. */
  readonly of: string;
  readonly ofLabel: LangKey | null;
  readonly change: string;
  readonly cost: number;
}

/** Something that experience can buy now. What it does stands in `advance`, which the sheet's button carries back. */
interface OfferContext extends PurchaseContext {
  readonly affordable: boolean;
  readonly bought: HeartRush.sheets.Advance;
  readonly key: string;
}

export interface AdvancementContext {
  readonly editable: boolean;
  readonly xp: number;
  readonly left: number;
  readonly spent: number;
  readonly overspent: boolean;
  readonly offers: readonly OfferContext[];
  readonly history: readonly PurchaseContext[];
}

export const spentXp = (advances: Entries<AdvanceRecord>): number =>
  Object.values(advances).reduce((sum, { cost }) => sum + cost, 0);

/**
 * An id for the next entry of its kind. Two browsers that sell the same thing at the same moment choose the same one, so that
 * it is bought and paid for once.
 */
function freeKey(list: Entries<unknown>, name: string): string {
  let number = 1;
  while (Object.hasOwn(list, `${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}

/** What a purchase would be written down as. */
export type Purchase = AdvanceRecord;

const bare = (bought: HeartRush.sheets.Advance, cost: number, from = 0, to = 0, of = ""): Purchase => ({
  bought,
  of,
  name: of,
  cost,
  from,
  to,
});

function abilityPurchases(hero: HeroRecord): readonly Purchase[] {
  return HeartRush.sheets.ABILITIES.flatMap((ability) => {
    const now = HeartRush.sheets.DICE.find((faces) => faces === hero.abilities[ability]);
    const bought = now === undefined ? null : HeartRush.sheets.abilityPurchase(now);
    return bought?.ok ? [bare("ability", bought.value.cost, now, bought.value.die, ability)] : [];
  });
}

/** HR-ADV-10: what the hero's kin, class and talents change of prices. */
export const termsOf = (items: readonly ItemRecord[]): HeartRush.sheets.Terms =>
  HeartRush.sheets.termsOf(ofType(items, "ability").flatMap(({ system }) => system.gains));

const TALENTS: readonly HeartRush.sheets.Advance[] = ["combatTalent", "otherTalent", "handmagicTalent"];

/** HR-ADV-11: one of its talents has cost nothing, or the next one will. */
const hasFreeTalent = ({ advances }: HeroRecord, { freeTalents }: HeartRush.sheets.Terms): boolean =>
  Object.values(advances).filter(({ bought, cost }) => TALENTS.includes(bought) && cost === 0).length < freeTalents;

function aspectPurchases(hero: HeroRecord, terms: HeartRush.sheets.Terms): readonly Purchase[] {
  return Object.entries(hero.aspects).flatMap(([key, { text, rank }]) => {
    const cost = HeartRush.sheets.aspectCost(rank, terms);
    return cost.ok ? [{ ...bare("aspectRank", cost.value, rank, rank + 1, key), name: text }] : [];
  });
}

const HIT_POINTS = 10;

/** What a purchase brings that has to be dropped on the sheet, or ticked there, by hand. */
export const BY_HAND: readonly {
  readonly bought: readonly HeartRush.sheets.Advance[];
  readonly among: (items: readonly ItemRecord[]) => readonly ItemRecord[];
}[] = [
  {
    bought: ["combatTalent", "handmagicTalent"],
    among: (items) => talentsAmong(items).filter(({ system }) => system.combat),
  },
  { bought: ["otherTalent"], among: (items) => talentsAmong(items).filter(({ system }) => !system.combat) },
  { bought: ["destiny"], among: (items) => talentsAmong(items).filter(({ system }) => system.destiny) },
  {
    bought: ["spell", "kindredSpell"],
    among: (items) => ofType(items, "spell").filter(({ system }) => system.form === "spell"),
  },
];

const talentsAmong = (items: readonly ItemRecord[]) =>
  ofType(items, "ability").filter(({ system }) => system.kind === "talent");

/** HR-ADV-5, HR-ADV-6: how many somebody has of what this buys. What is bought is owned before it is dropped on the sheet, and says how many it made. */
function owned(hero: HeroRecord, items: readonly ItemRecord[], advance: HeartRush.sheets.Advance): number {
  const list = BY_HAND.find(({ bought }) => bought.includes(advance));
  const paid = Object.values(hero.advances).filter(({ bought }) => list?.bought.includes(bought));
  return Math.max(list?.among(items).length ?? 0, paid.length, ...paid.map(({ to }) => to));
}

/** HR-ADV-2 to HR-ADV-6: everything on sale for this hero, in the order of the rule book. */
export function purchases(hero: HeroRecord, items: readonly ItemRecord[]): readonly Purchase[] {
  const [combat, others, destiny, spells] = [
    owned(hero, items, "combatTalent"),
    owned(hero, items, "otherTalent"),
    owned(hero, items, "destiny"),
    owned(hero, items, "spell"),
  ];
  const terms = termsOf(items);
  const free = hasFreeTalent(hero, terms);
  const combatTalent = free ? 0 : HeartRush.sheets.combatTalentCost(combat, terms);
  const otherTalent = free ? 0 : HeartRush.sheets.talentCost(others);
  return [
    ...abilityPurchases(hero),
    bare("hitPoints", HeartRush.sheets.hitPointsCost(hero.hp.max, terms), hero.hp.max, hero.hp.max + HIT_POINTS),
    ...aspectPurchases(hero, terms),
    { ...bare("newAspect", 1, 0, 1, freeKey(hero.aspects, "bought")), name: "" },
    bare("combatTalent", combatTalent, combat, combat + 1),
    bare("otherTalent", otherTalent, others, others + 1),
    ...(terms.handmagic === 0
      ? []
      : [bare("handmagicTalent", HeartRush.sheets.handmagicCost(combatTalent, terms), combat, combat + 1)]),
    bare("destiny", HeartRush.sheets.destinyCost(destiny, terms), destiny, destiny + 1),
    bare("spell", HeartRush.sheets.spellCost(spells, false), spells, spells + 1),
    ...(terms.kindredSpells
      ? [bare("kindredSpell", HeartRush.sheets.spellCost(spells, true), spells, spells + 1)]
      : []),
  ];
}

/** What a purchase changes beside the list of purchases; talents and spells are then dropped on the sheet by hand. */
function boughtChange(hero: HeroRecord, { bought, of, to }: Purchase): Readonly<Record<string, unknown>> {
  switch (bought) {
    case "ability":
      return { [`system.abilities.${of}`]: to };
    case "hitPoints":
      return { "system.hp.max": to, "system.hp.value": hero.hp.value + HIT_POINTS };
    case "newAspect":
      return { [`system.aspects.${of}`]: { text: "", rank: to } };
    case "aspectRank":
      return { [`system.aspects.${of}.rank`]: to };
    case "combatTalent":
    case "otherTalent":
    case "handmagicTalent":
    case "destiny":
    case "spell":
    case "kindredSpell":
    case "other":
      return {};
  }
}

/** A purchase and what it changes, in one write. */
export function purchaseChange(hero: HeroRecord, purchase: Purchase): Readonly<Record<string, unknown>> {
  const { bought, of, to } = purchase;
  const key = freeKey(hero.advances, [bought, of, to].filter((part) => part !== "").join("-"));
  return { [`system.advances.${key}`]: purchase, ...boughtChange(hero, purchase) };
}

/** The latest purchase, and the id it is kept under. */
export const lastPurchase = (hero: HeroRecord): readonly [key: string, purchase: Purchase] | null =>
  Object.entries(hero.advances).at(-1) ?? null;

/** Takes the latest purchase back, with what it has changed. */
export function undoChange(hero: HeroRecord): Readonly<Record<string, unknown>> {
  const last = lastPurchase(hero);
  return last === null ? {} : { [`system.advances.${last[0]}`]: undefined, ...takenBack(hero, last[1]) };
}

/** Version 0.1.0 did not say which aspect it sold: it was the last one, and is known as long as nobody has named it. */
function lastUnnamed({ aspects }: HeroRecord): string {
  const [key, aspect] = Object.entries(aspects).at(-1) ?? [];
  return aspect?.text === "" ? (key ?? "") : "";
}

/** The other way round, as far as what was bought still stands as it was bought; what has changed since is left alone. */
function takenBack(hero: HeroRecord, { bought, of, from, to }: Purchase): Readonly<Record<string, unknown>> {
  const key = bought === "newAspect" && of === "" ? lastUnnamed(hero) : of;
  const aspect = Object.hasOwn(hero.aspects, key) ? hero.aspects[key] : undefined;
  switch (bought) {
    case "ability": {
      const ability = HeartRush.sheets.ABILITIES.find((name) => name === of);
      return ability !== undefined && hero.abilities[ability] === to ? { [`system.abilities.${ability}`]: from } : {};
    }
    case "hitPoints":
      return {
        "system.hp.max": Math.max(1, hero.hp.max - HIT_POINTS),
        "system.hp.value": hero.hp.value - HIT_POINTS,
      };
    case "newAspect":
      return aspect?.rank === to ? { [`system.aspects.${key}`]: undefined } : {};
    case "aspectRank":
      return aspect?.rank === to ? { [`system.aspects.${of}.rank`]: from } : {};
    case "combatTalent":
    case "otherTalent":
    case "handmagicTalent":
    case "destiny":
    case "spell":
    case "kindredSpell":
    case "other":
      return {};
  }
}

/** How many talents or spells somebody has sets their price alone, and would be read as a change of what is bought. */
function changeWords({ bought, from, to }: Purchase): string {
  if (bought === "ability") return `d${from} → d${to}`;
  return bought === "hitPoints" || bought === "aspectRank" ? `${from} → ${to}` : "";
}

export function inWords(purchase: Purchase): PurchaseContext {
  const { bought, of, name, cost } = purchase;
  const ability = bought === "ability" ? HeartRush.sheets.ABILITIES.find((one) => one === of) : undefined;
  return {
    label: `HEARTRUSH.Advance.${bought}`,
    of: ability === undefined && bought !== "hitPoints" ? name : "",
    ofLabel: ability === undefined ? null : `HEARTRUSH.Ability.name.${ability}`,
    change: changeWords(purchase),
    cost,
  };
}

/** For templates/heart-rush/advancement.hbs: what experience buys, what it bought, and the way back. */
export function advancement(hero: HeroRecord, items: readonly ItemRecord[], editable: boolean): AdvancementContext {
  const spent = spentXp(hero.advances);
  const left = hero.xp - spent;
  return {
    editable,
    xp: hero.xp,
    left,
    spent,
    overspent: left < 0,
    offers: purchases(hero, items).map((purchase) => ({
      ...inWords(purchase),
      affordable: purchase.cost <= left,
      bought: purchase.bought,
      key: purchase.of,
    })),
    history: Object.values(hero.advances).map(inWords).reverse(),
  };
}
