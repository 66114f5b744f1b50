import { choice, yes } from "./fields.ts";
import { carriedSchema } from "./gear.ts";

const shieldSchema = () => ({ ...carriedSchema(), category: choice(["light", "heavy"], "light"), equipped: yes() });

export type ShieldSchema = ReturnType<typeof shieldSchema>;

/** A shield, which takes a hand. */
export class ShieldModel extends foundry.abstract.TypeDataModel<ShieldSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Carried", "HEARTRUSH.Shield"];

  static override defineSchema(): ShieldSchema {
    return shieldSchema();
  }
}
