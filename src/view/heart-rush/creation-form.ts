import { HeartRush, ok, refuse, type Result } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import type { HeroRecord } from "./records.ts";

type Written = Readonly<Record<string, unknown>>;

interface Line {
  readonly index: number;
  readonly text: string;
  readonly rank: number;
  readonly label: LangKey;
}

/** For templates/heart-rush/creation-form.hbs: a new hero on one page, in the order one thinks of them. */
export interface CreationFormContext {
  readonly name: string;
  readonly kin: string;
  readonly heritage: string;
  readonly dream: string;
  readonly combatRank: number;
  readonly abilities: readonly {
    readonly ability: HeartRush.Ability;
    readonly label: LangKey;
    readonly best: boolean;
  }[];
  readonly professions: readonly Line[];
  readonly aspects: readonly Line[];
  readonly problem: LangKey | null;
}

const MOST_PROFESSIONS = 3;
const PROFESSION_RANKS = 4;
const ASPECTS: readonly LangKey[] = [
  "HEARTRUSH.Creation.ownAspect",
  "HEARTRUSH.Creation.ownAspect",
  "HEARTRUSH.Creation.kinAspect",
  "HEARTRUSH.Creation.kinAspect",
];
const BEST_ABILITIES = 2;

const text = (written: Written, key: string): string => {
  const value = written[key];
  return typeof value === "string" ? value.trim() : "";
};
const number = (written: Written, key: string): number => Math.max(0, Math.trunc(Number(written[key])) || 0);

/** What was written so far, or what a new hero begins with. */
export function creationForm(
  name: string,
  hero: HeroRecord,
  written: Written | null,
  problem: LangKey | null,
): CreationFormContext {
  const given: Written = written ?? {
    name,
    kin: hero.kin,
    heritage: hero.heritage,
    dream: hero.dream,
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
    abilities: HeartRush.ABILITIES.map((ability) => ({
      ability,
      label: `HEARTRUSH.Ability.name.${ability}`,
      best: given[`best-${ability}`] === true,
    })),
    professions: Array.from({ length: MOST_PROFESSIONS }, (_, index) => ({
      index,
      text: text(given, `profession-${index}`),
      rank: number(given, `rank-${index}`),
      label: "HEARTRUSH.Hero.profession" as const,
    })),
    aspects: ASPECTS.map((label, index) => ({ index, text: text(given, `aspect-${index}`), rank: 1, label })),
    problem,
  };
}

/** HR-ADV-7 and the numbers of a new character: what is written, as an update, or what does not add up yet. */
export function readCreation(written: Written): Result<Readonly<Record<string, unknown>>, LangKey> {
  const best = HeartRush.ABILITIES.filter((ability) => written[`best-${ability}`] === true);
  if (best.length !== BEST_ABILITIES) return refuse("HEARTRUSH.Creation.twoBest");
  const professions = Array.from({ length: MOST_PROFESSIONS }, (_, index) => ({
    name: text(written, `profession-${index}`),
    rank: number(written, `rank-${index}`),
  })).filter(({ name }) => name !== "");
  if (professions.some(({ rank }) => rank === 0)) return refuse("HEARTRUSH.Creation.noRank");
  const ranks = professions.reduce((sum, { rank }) => sum + rank, 0);
  if (ranks > PROFESSION_RANKS) return refuse("HEARTRUSH.Creation.fourRanks");
  const aspects = ASPECTS.map((_, index) => ({ text: text(written, `aspect-${index}`), rank: 1 }));
  const combatRank = number(written, "combatRank");
  const xp = HeartRush.startingXp(combatRank);
  const heart = HeartRush.heartMax(xp);
  const name = text(written, "name");
  return ok({
    ...(name === "" ? {} : { name }),
    "system.kin": text(written, "kin"),
    "system.heritage": text(written, "heritage"),
    "system.dream": text(written, "dream"),
    "system.combatRank": combatRank,
    "system.xp": xp,
    "system.heart": { current: heart, max: heart },
    ...Object.fromEntries(
      HeartRush.ABILITIES.map((ability) => [`system.abilities.${ability}`, best.includes(ability) ? 6 : 4]),
    ),
    "system.professions": professions,
    "system.aspects": aspects.filter((aspect) => aspect.text !== ""),
  });
}

/** Nobody has written anything about this hero yet. */
export const isBlankHero = (hero: HeroRecord): boolean =>
  hero.professions.length === 0 && hero.aspects.length === 0 && hero.kin === "" && hero.advances.length === 0;
