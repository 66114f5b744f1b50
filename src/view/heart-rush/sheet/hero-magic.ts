import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../lang-key.ts";
import { itemRow, type ItemRowContext } from "./item-row.ts";
import { ofType, type HeroRecord, type ItemRecord } from "./records.ts";

interface AttunementContext {
  readonly element: HeartRush.sheets.CantripElement;
  readonly label: LangKey;
  readonly attuned: boolean;
  readonly choices: readonly { readonly value: string; readonly label: LangKey; readonly selected: boolean }[];
}

export interface HeroMagicContext {
  readonly editable: boolean;
  readonly attunements: readonly AttunementContext[];
  readonly challenge: number;
  readonly cantrips: readonly ItemRowContext[];
  readonly spells: readonly ItemRowContext[];
}

const DEPTHS = ["none", ...HeartRush.sheets.ATTUNEMENTS] as const;

/** For templates/heart-rush/hero-magic.hbs: elements, cantrips, spells. */
export function heroMagic(hero: HeroRecord, items: readonly ItemRecord[], editable: boolean): HeroMagicContext {
  const spells = ofType(items, "spell");
  return {
    editable,
    attunements: HeartRush.sheets.CANTRIP_ELEMENTS.map((element) => ({
      element,
      label: `HEARTRUSH.Element.${element}`,
      attuned: hero.attunements[element] !== "none",
      choices: DEPTHS.map((value) => ({
        value,
        label: `HEARTRUSH.Attunement.${value}`,
        selected: hero.attunements[element] === value,
      })),
    })),
    challenge: HeartRush.sheets.challengeNumber(
      HeartRush.sheets.DICE.find((faces) => faces === hero.heart.current) ?? 8,
      HeartRush.sheets.paragonLevel(hero.combatRank),
    ),
    cantrips: spells.filter(({ system }) => system.form !== "spell").map((item) => itemRow(item, editable)),
    spells: spells.filter(({ system }) => system.form === "spell").map((item) => itemRow(item, editable)),
  };
}
