import { HeartRush } from "../../../rules/index.ts";
import { choice, count, diceList, gains, maybeDie, prose, text } from "./fields.ts";

const { NumberField } = foundry.data.fields;

/** What every thing one can carry has. */
export const carriedSchema = () => ({
  description: prose(),
  quantity: count(1, 9999),
  /** Encumbrance points of one of them. */
  load: new NumberField({ required: true, nullable: false, initial: 0, min: 0, max: 999 }),
  price: count(0),
  gains: gains(),
});

const gearSchema = () => ({
  ...carriedSchema(),
  /** A healing kit is used up little by little: its die shrinks. */
  kit: choice(["none", ...HeartRush.sheets.KIT_NAMES], "none"),
  usage: maybeDie(),
  /** What one of it does to whoever uses it up: to hit points, or to levels of the condition; so many, and dice besides. */
  use: choice(HeartRush.sheets.USES, "none"),
  condition: choice(HeartRush.fights.CONDITIONS, "dazed"),
  amount: count(0, 999),
  dice: diceList(),
  keptIn: text(),
});

export type GearSchema = ReturnType<typeof gearSchema>;

/** Anything carried that is neither weapon nor protection. */
export class GearModel extends foundry.abstract.TypeDataModel<GearSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Carried", "HEARTRUSH.Gear"];

  static override defineSchema(): GearSchema {
    return gearSchema();
  }
}
