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
  /** The whole of it as one reads it, for whoever has just put it together: "+1 attack, Might, when beating". */
  readonly said: readonly Said[];
}

/** A number before a word, or either alone. */
interface Said {
  readonly text: string;
  readonly label: LangKey | null;
}

/** A list of gains, with its title and what it says when it is empty. */
export interface GainListContext {
  readonly path: string;
  readonly title: LangKey;
  readonly none: LangKey;
  readonly gains: readonly GainContext[];
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const chosenOf = (choices: readonly Choice[]): Choice | undefined => choices.find(({ selected }) => selected);

/** What goes without saying: the first of its choices. */
const unlessUsual = (choices: readonly Choice[]): readonly Said[] => {
  const chosen = chosenOf(choices);
  return chosen === undefined || chosen === choices[0] ? [] : [{ text: "", label: chosen.label }];
};

/** Says what a gain comes to; nothing as long as it gives nothing. */
function said({ on, ability, when, needs, per, net, flat, dice }: Omit<GainContext, "said">): readonly Said[] {
  if (net === 0 && flat === 0 && dice === "") return [];
  const amount = [flat === 0 ? "" : signed(flat), dice === "" ? "" : `+${dice}`].filter((part) => part !== "");
  const of = chosenOf(ability);
  return [
    ...(net === 0 ? [] : [{ text: signed(net), label: "HEARTRUSH.Gain.net" as const }]),
    { text: amount.join(" "), label: chosenOf(on)?.label ?? null },
    ...(of === undefined || of.value === "any" ? [] : [{ text: "", label: of.label }]),
    ...[when, needs, per].flatMap(unlessUsual),
  ];
}

function gainContext(entry: unknown, index: number, list: string): GainContext {
  const gain: System = typeof entry === "object" && entry !== null ? { ...entry } : {};
  const shown = {
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
  return { ...shown, said: said(shown) };
}

export const gainList = (system: System, name: string, title: LangKey, none: LangKey): GainListContext => ({
  path: `system.${name}`,
  title,
  none,
  gains: listed(system[name]).map((gain, index) => gainContext(gain, index, `system.${name}`)),
});
