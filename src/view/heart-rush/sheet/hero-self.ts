import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { advancement, type AdvancementContext } from "./advancement.ts";
import type { BodyRecord, HeroRecord, ItemRecord } from "./records.ts";

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly selected: boolean;
}

export interface AbilityDieContext {
  readonly ability: HeartRush.Ability;
  readonly label: LangKey;
  readonly shape: `d${number}`;
  readonly dice: readonly Choice[];
}

interface WordChoice {
  readonly value: string;
  readonly label: LangKey;
  readonly selected: boolean;
}

export interface HeroSelfContext {
  readonly editable: boolean;
  readonly abilities: readonly AbilityDieContext[];
  readonly professions: readonly { readonly name: string; readonly rank: number; readonly key: string }[];
  readonly aspects: readonly { readonly text: string; readonly rank: number; readonly key: string }[];
  readonly destiny: {
    readonly now: number;
    readonly pips: readonly { readonly value: number; readonly full: boolean }[];
  };
  readonly heritage: string;
  readonly dream: string;
  readonly sizes: readonly WordChoice[];
  readonly paragon: number;
  readonly advancement: AdvancementContext;
}

const MOST_DESTINY = 10;
const SMALLEST_ABILITY = 4;

export const abilityDice = (
  abilities: BodyRecord["abilities"],
  smallest = SMALLEST_ABILITY,
): readonly AbilityDieContext[] =>
  HeartRush.sheets.ABILITIES.map((ability) => ({
    ability,
    label: `HEARTRUSH.Ability.name.${ability}`,
    shape: `d${abilities[ability]}`,
    dice: HeartRush.sheets.DICE.filter((faces) => faces >= smallest || faces === abilities[ability]).map((faces) => ({
      value: String(faces),
      text: `d${faces}`,
      selected: faces === abilities[ability],
    })),
  }));

export const sizeChoices = (size: HeartRush.sheets.Size): readonly WordChoice[] =>
  HeartRush.sheets.SIZES.map((value) => ({ value, label: `HEARTRUSH.Size.${value}`, selected: value === size }));

/** For templates/heart-rush/hero-self.hbs: who they are, and what they have become. */
export const heroSelf = (hero: HeroRecord, items: readonly ItemRecord[], editable: boolean): HeroSelfContext => ({
  editable,
  abilities: abilityDice(hero.abilities),
  professions: Object.entries(hero.professions).map(([key, profession]) => ({ ...profession, key })),
  aspects: Object.entries(hero.aspects).map(([key, aspect]) => ({ ...aspect, key })),
  destiny: {
    now: hero.destiny,
    pips: Array.from({ length: MOST_DESTINY }, (_, at) => ({ value: at + 1, full: at < hero.destiny })),
  },
  heritage: hero.heritage,
  dream: hero.dream,
  sizes: sizeChoices(hero.size),
  paragon: HeartRush.sheets.paragonLevel(hero.combatRank),
  advancement: advancement(hero, items, editable),
});
