import { HeartRush } from "../../../../rules/index.ts";
import type { LangKey } from "../../../lang-key.ts";
import { diceWords, listed, options, type Choice, type System } from "./fields.ts";

export interface GainContext {
  readonly index: number;
  readonly list: string;
  readonly on: readonly Choice[];
  readonly ability: readonly Choice[];
  readonly when: readonly Choice[];
  readonly needs: readonly Choice[];
  readonly per: readonly Choice[];
  readonly net: number;
  readonly flat: number;
  readonly dice: string;
}

/** A list of gains, with its title and what it says when it is empty. */
export interface GainListContext {
  readonly path: string;
  readonly title: LangKey;
  readonly none: LangKey;
  readonly gains: readonly GainContext[];
}

function gainContext(entry: unknown, index: number, list: string): GainContext {
  const gain: System = typeof entry === "object" && entry !== null ? { ...entry } : {};
  return {
    index,
    list,
    on: options(
      HeartRush.sheets.MODIFIER_TARGETS,
      (value) => `HEARTRUSH.Gain.on.${value}`,
      (value) => value === gain["on"],
    ),
    ability: options(
      [...HeartRush.sheets.ABILITIES, "any"],
      (value) => (value === "any" ? "HEARTRUSH.Gain.anyAbility" : `HEARTRUSH.Ability.name.${value}`),
      (value) => value === gain["ability"],
    ),
    when: options(
      HeartRush.sheets.MODIFIER_MOMENTS,
      (value) => `HEARTRUSH.Gain.when.${value}`,
      (value) => value === gain["when"],
    ),
    needs: options(
      HeartRush.sheets.GAIN_NEEDS,
      (value) => `HEARTRUSH.Gain.needs.${value}`,
      (value) => value === gain["needs"],
    ),
    per: options(
      HeartRush.sheets.GAIN_SCALES,
      (value) => `HEARTRUSH.Gain.per.${value}`,
      (value) => value === gain["per"],
    ),
    net: Number(gain["net"] ?? 0),
    flat: Number(gain["flat"] ?? 0),
    dice: diceWords(gain["dice"]),
  };
}

export const gainList = (system: System, name: string, title: LangKey, none: LangKey): GainListContext => ({
  path: `system.${name}`,
  title,
  none,
  gains: listed(system[name]).map((gain, index) => gainContext(gain, index, `system.${name}`)),
});
