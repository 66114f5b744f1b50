import { choice, yes } from "./fields.ts";
import { carriedSchema } from "./gear.ts";

const armorSchema = () => ({
  ...carriedSchema(),
  category: choice(["light", "medium", "heavy"], "light"),
  equipped: yes(),
});

export type ArmorSchema = ReturnType<typeof armorSchema>;

/** Armour to be worn. Hide and scales are the creature's own (`natural`). */
export class ArmorModel extends foundry.abstract.TypeDataModel<ArmorSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Carried", "HEARTRUSH.Armor"];

  static override defineSchema(): ArmorSchema {
    return armorSchema();
  }
}
