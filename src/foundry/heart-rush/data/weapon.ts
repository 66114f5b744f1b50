import { HeartRush } from "../../../rules/index.ts";
import { choice, maybeDie, someOf, whole, yes } from "./fields.ts";
import { carriedSchema } from "./gear.ts";

const weaponSchema = () => ({
  ...carriedSchema(),
  size: choice(HeartRush.sheets.WEAPON_SIZES, "light"),
  type: choice(HeartRush.sheets.WEAPON_TYPES, "melee"),
  damage: choice(HeartRush.sheets.DAMAGE_TYPES, "slashing"),
  tags: someOf(HeartRush.sheets.WEAPON_TAGS),
  /** In place of the die of its size: creatures bite with dice of their own. */
  die: maybeDie(),
  /** A creature's fixed attack number. */
  flat: whole(0, -999, 999),
  /** In hand, or, if it grew there, put to use. */
  equipped: yes(),
  /** Held in the hand that another weapon leaves free. */
  offHand: yes(),
  /** The one weapon that is always carried and weighs nothing. */
  primary: yes(),
});

export type WeaponSchema = ReturnType<typeof weaponSchema>;

/** A weapon made of size, type and kind of damage. */
export class WeaponModel extends foundry.abstract.TypeDataModel<WeaponSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Carried", "HEARTRUSH.Weapon"];

  static override defineSchema(): WeaponSchema {
    return weaponSchema();
  }
}
