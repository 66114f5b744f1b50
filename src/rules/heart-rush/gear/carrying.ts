import type { Die } from "../../core/die.ts";
import type { Armour, Shield, WeaponSize } from "../state/sheet.ts";

/** HR-ADV-9: how much one can carry, by the largest face of might. */
export const carryingLimit = (might: Die): number => 6 + might / 2;

/** Something carried, by what decides its slots. */
export type Carried =
  | { readonly is: "weapon"; readonly size: WeaponSize; readonly free: boolean }
  | { readonly is: "armour"; readonly category: Armour; readonly free: boolean }
  | { readonly is: "shield"; readonly category: Shield; readonly free: boolean }
  | { readonly is: "other" };

const WEAPON_SLOTS: Readonly<Record<WeaponSize, number | null>> = {
  heavy: 10,
  light: 5,
  ultralight: 2,
  improvised: null,
};
const ARMOUR_SLOTS: Readonly<Record<Armour, number>> = { none: 0, light: 5, medium: 10, heavy: 30 };
const SHIELD_SLOTS: Readonly<Record<Shield, number>> = { none: 0, light: 5, heavy: 10 };

/** HR-ADV-12: the slots of one such thing; null where its own page says. */
export function slotsOf(thing: Carried): number | null {
  if (thing.is === "other") return null;
  if (thing.free) return 0;
  if (thing.is === "weapon") return WEAPON_SLOTS[thing.size];
  return thing.is === "armour" ? ARMOUR_SLOTS[thing.category] : SHIELD_SLOTS[thing.category];
}
