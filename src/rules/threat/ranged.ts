import type { Refusal } from "./state/refusal.ts";
import { isAmmo, isRanged } from "./state/sheet.ts";
import type { Ammo, Sheet, Weapon } from "./state/sheet.ts";
import { setLoaded, setUsed } from "./wear.ts";

const SHOTS_PER_SLOT = 6;

/** THR-RNG-1: a slot of ammunition is good for six shots. */
export const hasRoom = (ammo: Pick<Ammo, "slots" | "used">): boolean => ammo.used < ammo.slots * SHOTS_PER_SLOT;

export const nextAmmo = (sheet: Sheet): Ammo | null => sheet.items.filter(isAmmo).find(hasRoom) ?? null;

/** THR-RNG-2: a contraption must be loaded, and every shot needs ammunition. */
export function judgeShot(sheet: Sheet, weapon: Weapon): Refusal | null {
  if (!isRanged(weapon)) return null;
  if (isEmpty(weapon)) return "not-loaded";
  return nextAmmo(sheet) === null ? "no-ammunition" : null;
}

/** THR-RNG-1, THR-RNG-3: a shot marks ammunition and leaves a contraption empty. */
export const shoot = (sheet: Sheet, weapon: string, ammo: string): Sheet =>
  setLoaded(
    setUsed(sheet, ammo, ({ used }) => used + 1),
    weapon,
    false,
  );

/** The sheet once a weapon has been used: melee weapons leave it as it is. */
export function afterUse(sheet: Sheet, weapon: Weapon): Sheet {
  const ammo = isRanged(weapon) ? nextAmmo(sheet) : null;
  return ammo === null ? sheet : shoot(sheet, weapon.id, ammo.id);
}

/** What is empty is loaded again, and nothing else needs it. */
export const isEmpty = (weapon: Weapon): boolean => weapon.kind === "contraption" && !weapon.loaded;

/** THR-RNG-4: nothing is reloaded while a foe holds vantage. */
export function judgeReload(weapon: Weapon, foeHasVantage: boolean): Refusal | null {
  if (weapon.ruined) return "item-ruined";
  if (!isEmpty(weapon)) return "needs-no-loading";
  return foeHasVantage ? "foe-has-vantage" : null;
}
