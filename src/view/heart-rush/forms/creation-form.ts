import { HeartRush, ok, refuse, type Result } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { termsOf } from "../sheet/advancement.ts";
import { plainWords } from "../../shared/plain-words.ts";
import { classesAmong, learntOf, type ClassKind } from "./classes.ts";
import { builtWeapon, itemRow, type FactContext } from "../sheet/item-row.ts";
import { ofType, type Entries, type DocumentRecord, type HeroRecord, type ItemRecord } from "../sheet/records.ts";
import { portraits, type Portrait } from "./portraits.ts";
import { boughtTalents, talentCards, talentsTold, type TalentCard } from "./talents.ts";
import type { Remark, Written } from "./written.ts";

interface Line {
  readonly index: number;
  readonly text: string;
  readonly rank: number;
  readonly label: LangKey;
  /** What stands in it while it is empty: an example. */
  readonly hint: LangKey;
}

interface GearPick {
  readonly name: string;
  readonly label: LangKey;
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    readonly chosen: boolean;
    /** What tells it from its neighbours in the list: its die or number, and words about it. */
    readonly mark: string;
    readonly facts: readonly FactContext[];
  }[];
}

/** What may be written in a field that takes anything, each with what it means. */
type Suggestions = readonly { readonly name: string; readonly hint: string }[];

/** For templates/heart-rush/creation-form.hbs: a new hero on one page, in the order one thinks of them. */
export interface CreationFormContext {
  readonly name: string;
  readonly kin: string;
  readonly heritage: string;
  readonly dream: string;
  readonly combatRank: number;
  readonly class: string;
  readonly subclass: string;
  readonly classes: Suggestions;
  readonly subclasses: Suggestions;
  readonly abilities: readonly {
    readonly ability: HeartRush.Ability;
    readonly label: LangKey;
    readonly best: boolean;
  }[];
  readonly professions: readonly Line[];
  readonly aspects: readonly Line[];
  readonly kins: Suggestions;
  /** What is taken along, from the compendia. */
  readonly gear: readonly GearPick[];
  readonly talents: readonly TalentCard[];
  readonly portraits: readonly Portrait[];
  readonly problem: LangKey | null;
}

/** What is written in the end: changes of the hero itself, and which of what was offered it takes along. */
export interface Creation {
  readonly changes: Readonly<Record<string, unknown>>;
  readonly taken: readonly { readonly id: string; readonly inUse: boolean }[];
}

const PROFESSIONS: readonly LangKey[] = [
  "HEARTRUSH.Creation.aProfession",
  "HEARTRUSH.Creation.anotherProfession",
  "HEARTRUSH.Creation.aThirdProfession",
];
export const PROFESSION_RANKS = 4;
const ASPECTS: readonly LangKey[] = [
  "HEARTRUSH.Creation.ownAspect",
  "HEARTRUSH.Creation.ownAspect",
  "HEARTRUSH.Creation.kinAspect",
  "HEARTRUSH.Creation.kinAspect",
];
const BEST_ABILITIES = 2;

const kinsAmong = (offers: readonly ItemRecord[]) =>
  ofType(offers, "ability").filter(({ system }) => system.kind === "kin");

/** What can be taken in hand or worn, and under which name of a field. */
const GEAR = [
  ["weapon", "HEARTRUSH.Creation.weapon"],
  ["armor", "HEARTRUSH.Creation.armour"],
  ["shield", "HEARTRUSH.Creation.shield"],
] as const satisfies readonly (readonly [ItemRecord["type"], LangKey])[];

/** Nobody takes up claws and teeth, or their own hands. */
export const isTakenUp = (item: ItemRecord): boolean =>
  item.type !== "weapon" || ![...item.system.tags].includes("natural");

function pick(name: string, label: LangKey, offers: readonly ItemRecord[], written: Written): GearPick {
  const sorted = [...offers].sort((one, other) => one.name.localeCompare(other.name));
  const choices = sorted.map((item) => {
    // The first says what the die or number before it says.
    const { mark, facts } = itemRow(item, false);
    return { id: item.id, name: item.name, chosen: written[name] === item.id, mark, facts: facts.slice(1) };
  });
  return { name, label, choices };
}

const text = (written: Written, key: string): string => {
  const value = written[key];
  return typeof value === "string" ? value.trim() : "";
};
const number = (written: Written, key: string): number => Math.max(0, Math.trunc(Number(written[key])) || 0);

/** What was written so far, or what a new hero begins with. */
export function creationForm(
  { name, img }: Pick<DocumentRecord, "name" | "img">,
  hero: HeroRecord,
  written: Written | null,
  problem: LangKey | null,
  offers: readonly ItemRecord[],
): CreationFormContext {
  const given: Written = written ?? {
    name,
    kin: hero.kin,
    heritage: hero.heritage,
    dream: hero.dream,
    class: hero.class,
    subclass: hero.subclass,
    combatRank: hero.combatRank,
    "best-might": true,
    "best-agility": true,
    "rank-0": 2,
    "rank-1": 1,
    "rank-2": 1,
  };
  return {
    name: text(given, "name"),
    kin: text(given, "kin"),
    heritage: text(given, "heritage"),
    dream: text(given, "dream"),
    combatRank: number(given, "combatRank"),
    class: text(given, "class"),
    subclass: text(given, "subclass"),
    classes: classesAmong(offers, "class"),
    subclasses: classesAmong(offers, "subclass"),
    abilities: HeartRush.sheets.ABILITIES.map((ability) => ({
      ability,
      label: `HEARTRUSH.Ability.name.${ability}`,
      best: given[`best-${ability}`] === true,
    })),
    professions: PROFESSIONS.map((hint, index) => ({
      index,
      text: text(given, `profession-${index}`),
      rank: number(given, `rank-${index}`),
      label: "HEARTRUSH.Hero.profession" as const,
      hint,
    })),
    aspects: ASPECTS.map((label, index) => ({
      index,
      text: text(given, `aspect-${index}`),
      rank: 1,
      label,
      hint: label,
    })),
    kins: kinsAmong(offers).map(({ name: kin, system }) => ({ name: kin, hint: plainWords(system.description ?? "") })),
    gear: GEAR.map(([type, label]) => pick(type, label, ofType(offers, type).filter(isTakenUp), given)),
    talents: talentCards(offers, given),
    portraits: portraits(img, text(given, "portrait") || img),
    problem,
  };
}

/** The kin that is written, if it is one of those offered. */
export const kinsOf = (written: Written, offers: readonly ItemRecord[]) =>
  kinsAmong(offers).filter(({ name }) => name.toLowerCase() === text(written, "kin").toLowerCase());

/** Whether the talents chosen cost more than there is at the rank. */
export const isTooDear = (written: Written, offers: readonly ItemRecord[]): boolean =>
  boughtTalents(written, offers, termsOf(kinsOf(written, offers))).cost >
  HeartRush.sheets.startingXp(number(written, "combatRank"));

/**
 * What is said while one chooses, each beside what it is about: what there is, what of it is spent, and what is too much; and
 * of a talent that is not chosen, that not enough is left for it.
 */
export function creationTold(written: Written, offers: readonly ItemRecord[]): Readonly<Record<string, Remark | null>> {
  const ranks = professionsOf(written).reduce((sum, { rank }) => sum + rank, 0);
  const xp = HeartRush.sheets.startingXp(number(written, "combatRank"));
  const terms = termsOf(kinsOf(written, offers));
  const { cost } = boughtTalents(written, offers, terms);
  const { handsFull } = takenGear(written, offers);
  const tooEarly = (kind: ClassKind): Remark | null =>
    text(written, kind) === "" && number(written, "combatRank") < HeartRush.sheets.CLASS_RANKS[kind]
      ? { text: "HEARTRUSH.Creation.fromRank", of: HeartRush.sheets.CLASS_RANKS[kind], spent: 0 }
      : null;
  return {
    class: tooEarly("class"),
    subclass: tooEarly("subclass"),
    ...talentsTold(written, offers, terms, xp),
    ranks: { text: "HEARTRUSH.Creation.given", of: PROFESSION_RANKS, spent: ranks },
    experience: {
      text: cost > xp ? "HEARTRUSH.Creation.overspent" : "HEARTRUSH.Creation.spent",
      of: xp,
      spent: cost,
    },
    hands: handsFull ? { text: "HEARTRUSH.Creation.handsFull", of: 0, spent: 0 } : null,
  };
}

const professionsOf = (written: Written): readonly { readonly name: string; readonly rank: number }[] =>
  PROFESSIONS.map((_, index) => ({
    name: text(written, `profession-${index}`),
    rank: number(written, `rank-${index}`),
  })).filter(({ name }) => name !== "");

/** Weapon, armour and shield are put to use at once; a shield needs the hand that a big weapon takes. */
function takenGear(written: Written, offers: readonly ItemRecord[]) {
  const taken = GEAR.flatMap(([type]) => ofType(offers, type).filter(({ id }) => id === written[type]));
  const bothHands = taken.some((item) => item.type === "weapon" && HeartRush.sheets.handsOf(builtWeapon(item)) > 1);
  return { taken, handsFull: bothHands && taken.some(({ type }) => type === "shield") };
}

/** How the keys of what a hero began with begin. */
export const CREATED = "created";

const numbered = <Entry>(list: readonly Entry[]): Entries<Entry> =>
  Object.fromEntries(list.map((entry, place) => [`${CREATED}${place}`, entry]));

/** HR-ADV-7 and the numbers of a new character: what is written, as an update, or what does not add up yet. */
export function readCreation(written: Written, offers: readonly ItemRecord[]): Result<Creation, LangKey> {
  const best = HeartRush.sheets.ABILITIES.filter((ability) => written[`best-${ability}`] === true);
  if (best.length !== BEST_ABILITIES) return refuse("HEARTRUSH.Creation.twoBest");
  const professions = professionsOf(written);
  if (professions.some(({ rank }) => rank === 0)) return refuse("HEARTRUSH.Creation.noRank");
  const ranks = professions.reduce((sum, { rank }) => sum + rank, 0);
  if (ranks > PROFESSION_RANKS) return refuse("HEARTRUSH.Creation.fourRanks");
  const aspects = ASPECTS.map((_, index) => ({ text: text(written, `aspect-${index}`), rank: 1 }));
  const combatRank = number(written, "combatRank");
  const xp = HeartRush.sheets.startingXp(combatRank);
  const kin = text(written, "kin");
  const kins = kinsOf(written, offers);
  const talents = boughtTalents(written, offers, termsOf(kins));
  if (talents.cost > xp) return refuse("HEARTRUSH.Creation.tooDear");
  const learnt = (["class", "subclass"] as const).flatMap((kind) =>
    learntOf(offers, kind, text(written, kind), combatRank),
  );
  const gear = takenGear(written, offers);
  if (gear.handsFull) return refuse("HEARTRUSH.Creation.handsFull");
  const heart = HeartRush.sheets.heartMax(xp);
  const name = text(written, "name");
  const portrait = text(written, "portrait");
  const changes = {
    ...(name === "" ? {} : { name }),
    ...(portrait === "" ? {} : { img: portrait }),
    "system.kin": kin,
    "system.size": HeartRush.sheets.sizeOfKin(kins.flatMap(({ system }) => system.gains)),
    "system.heritage": text(written, "heritage"),
    "system.dream": text(written, "dream"),
    "system.class": text(written, "class"),
    "system.subclass": text(written, "subclass"),
    "system.combatRank": combatRank,
    "system.xp": xp,
    "system.heart": { current: heart, max: heart },
    ...Object.fromEntries(
      HeartRush.sheets.ABILITIES.map((ability) => [`system.abilities.${ability}`, best.includes(ability) ? 6 : 4]),
    ),
    "system.professions": numbered(professions),
    "system.aspects": numbered(aspects.filter((aspect) => aspect.text !== "")),
    "system.advances": numbered(talents.advances),
  };
  const taken = [
    ...gear.taken.map(({ id }) => ({ id, inUse: true })),
    ...[...kins, ...learnt, ...talents.chosen].map(({ id }) => ({ id, inUse: false })),
  ];
  return ok({ changes, taken });
}

/** Nobody has written anything about this hero yet. */
export const isBlankHero = (hero: HeroRecord): boolean =>
  hero.kin === "" && [hero.professions, hero.aspects, hero.advances].every((list) => Object.keys(list).length === 0);

/** Every field of the form, but for those of talents, of which there are as many as are offered. */
export const CREATION_FIELDS: readonly string[] = [
  ...["name", "portrait", "kin", "heritage", "dream", "combatRank", "class", "subclass"],
  ...HeartRush.sheets.ABILITIES.map((ability) => `best-${ability}`),
  ...PROFESSIONS.flatMap((_, index) => [`profession-${index}`, `rank-${index}`]),
  ...ASPECTS.map((_, index) => `aspect-${index}`),
  ...GEAR.map(([type]) => type),
];
