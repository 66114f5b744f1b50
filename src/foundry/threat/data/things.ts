import { Threat } from "../../../rules/index.ts";
import { choice, count, noneOrOneOf, oneNumberOf, prose, whole, yes } from "../../documents/fields.ts";

const { ArrayField } = foundry.data.fields;

/** What every thing has. */
export const carriedSchema = () => ({ description: prose(), slots: count(1, 99) });

/** What every thing has that is worn or wielded, and whose faces can be crossed out. */
export const gearSchema = () => ({
  ...carriedSchema(),
  /** In hand, or worn. */
  held: yes(true),
  /** The faces crossed out. */
  marks: new ArrayField(whole(1, 1, 12), { required: true, initial: [], max: 12 }),
  ruined: yes(),
});

const ammoSchema = () => ({ ...carriedSchema(), used: count(0, 999) });

export type AmmoSchema = ReturnType<typeof ammoSchema>;

/** Arrows, bolts or shot. */
export class AmmoModel extends foundry.abstract.TypeDataModel<AmmoSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Threat.Gear", "HEARTRUSH.Threat.Ammo"];

  static override defineSchema(): AmmoSchema {
    return ammoSchema();
  }
}

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

const shieldSchema = () => ({ ...gearSchema(), faces: oneNumberOf(Threat.FACES, 6), light: yes() });

export type ShieldSchema = ReturnType<typeof shieldSchema>;

/** A shield, whose die helps to evade. */
export class ShieldModel extends foundry.abstract.TypeDataModel<ShieldSchema, Item.Implementation> {
  static override LOCALIZATION_PREFIXES = ["HEARTRUSH.Threat.Gear", "HEARTRUSH.Threat.Shield"];

  static override defineSchema(): ShieldSchema {
    return shieldSchema();
  }
}

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
