import { Threat } from "../../../rules/index.ts";
import { oneNumberOf, yes } from "../../documents/fields.ts";
import { gearSchema } from "./carried.ts";

const shieldSchema = () => ({ ...gearSchema(), faces: oneNumberOf(Threat.FACES, 6), light: yes() });

export type ShieldSchema = ReturnType<typeof shieldSchema>;

/** A shield, whose die helps to evade. */
export class ShieldModel extends foundry.abstract.TypeDataModel<ShieldSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Threat.Gear", "HEARTRUSH.Threat.Shield"];

  static override defineSchema(): ShieldSchema {
    return shieldSchema();
  }
}
