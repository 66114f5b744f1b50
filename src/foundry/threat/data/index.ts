import { AmmoModel } from "./ammo.ts";
import { ArmorModel } from "./armor.ts";
import { FighterModel } from "./fighter.ts";
import { ShieldModel } from "./shield.ts";
import { WeaponModel } from "./weapon.ts";

export { AmmoModel, ArmorModel, FighterModel, ShieldModel, WeaponModel };

/** The kinds of actors and items that Threat has, by the subtype that documents of them store. */
export const THREAT_ACTORS = { threatFighter: FighterModel } as const;
export const THREAT_ITEMS = {
  threatWeapon: WeaponModel,
  threatShield: ShieldModel,
  threatArmor: ArmorModel,
  threatAmmo: AmmoModel,
} as const;
