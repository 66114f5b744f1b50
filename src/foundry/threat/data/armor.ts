import { Threat } from "../../../rules/index.ts";
import { choice, count } from "../../documents/fields.ts";
import { gearSchema } from "./carried.ts";

const armorSchema = () => ({
  ...gearSchema(),
  kind: choice(Threat.PIECE_KINDS, "gambeson"),
  /** How often it was marked, where marks are counted. */
  count: count(0, 99),
});

export type ArmorSchema = ReturnType<typeof armorSchema>;

/** A piece of armour, which turns some faces aside. */
export class ArmorModel extends foundry.abstract.TypeDataModel<ArmorSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Threat.Gear", "HEARTRUSH.Threat.Armor"];

  static override defineSchema(): ArmorSchema {
    return armorSchema();
  }
}
