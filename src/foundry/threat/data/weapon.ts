import { Threat } from "../../../rules/index.ts";
import { choice, noneOrOneOf, oneNumberOf, yes } from "../../documents/fields.ts";
import { gearSchema } from "./carried.ts";

const weaponSchema = () => ({
  ...gearSchema(),
  kind: choice(Threat.WEAPON_KINDS, "melee"),
  faces: oneNumberOf(Threat.FACES, 8),
  light: yes(),
  loaded: yes(true),
  /** What is special about it, and when, by the numbers of the rules' two tables. */
  quality: noneOrOneOf(Threat.QUALITIES),
  condition: noneOrOneOf(Threat.CONDITIONS),
});

export type WeaponSchema = ReturnType<typeof weaponSchema>;

/** A weapon with its die. */
export class WeaponModel extends foundry.abstract.TypeDataModel<WeaponSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Threat.Gear", "HEARTRUSH.Threat.Weapon"];

  static override defineSchema(): WeaponSchema {
    return weaponSchema();
  }
}
