import { AmmoModel, ArmorModel, ShieldModel, WeaponModel } from "./things.ts";
import { FighterModel } from "./fighter.ts";

export { AmmoModel, ArmorModel, FighterModel, ShieldModel, WeaponModel };

/** The kinds of actors and items that Threat has, by the subtype that documents of them store. */
export const THREAT_ACTORS = { threatFighter: FighterModel } as const;
export const THREAT_ITEMS = {
  threatWeapon: WeaponModel,
  threatShield: ShieldModel,
  threatArmor: ArmorModel,
  threatAmmo: AmmoModel,
} as const;
