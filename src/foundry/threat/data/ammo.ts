import { count } from "../../documents/fields.ts";
import { carriedSchema } from "./carried.ts";

const ammoSchema = () => ({ ...carriedSchema(), used: count(0, 999) });

export type AmmoSchema = ReturnType<typeof ammoSchema>;

/** Arrows, bolts or shot. */
export class AmmoModel extends foundry.abstract.TypeDataModel<AmmoSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Threat.Gear", "HEARTRUSH.Threat.Ammo"];

  static override defineSchema(): AmmoSchema {
    return ammoSchema();
  }
}
