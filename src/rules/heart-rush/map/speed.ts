import { ARMOUR, SHIELD } from "../gear/armour.ts";
import { has, levelOf, lose } from "../body/conditions.ts";
import { gainedOf } from "../body/modifiers.ts";
import type { Sheet, Weapon } from "../state/sheet.ts";

/** HR-SPEED-1: a heavy weapon slows its bearer, unless it is part of its body. */
const HEAVY_WEAPON_SLOWS = 5;
const slowsBy = (weapon: Weapon): number =>
  weapon.kind === "built" && weapon.size === "heavy" && !weapon.tags.includes("natural") ? HEAVY_WEAPON_SLOWS : 0;

/** HR-SPEED-1: what gear costs of walking and swimming; it costs nothing of climbing. HR-GAIN-6: less, for some. */
export const slowedByGear = (sheet: Sheet): number =>
  Math.max(
    0,
    ARMOUR[sheet.armour].slows + SHIELD[sheet.shield].slows + slowsBy(sheet.weapon) - gainedOf(sheet, "burden"),
  );

/** HR-SPEED-3: what holds a creature in place. */
const isHeld = (sheet: Sheet): boolean =>
  levelOf(sheet, "restrained") > 0 || has(sheet, "stunned") || has(sheet, "incapacitated") || has(sheet, "grappling");

const CRIPPLED = 5;

/** HR-SPEED-2, HR-SPEED-3: feet a creature may dash now: gear first, then being slowed; the crippled have no more than five. */
export function speedOf(sheet: Sheet): number {
  if (isHeld(sheet)) return 0;
  const onFoot = has(sheet, "prone")
    ? climbSpeed(sheet)
    : Math.max(0, sheet.speed.move + gainedOf(sheet, "speed") - slowedByGear(sheet));
  const able = has(sheet, "slowed") ? onFoot / 2 : onFoot;
  return has(sheet, "crippled") ? Math.min(CRIPPLED, able) : able;
}

export const swimSpeed = (sheet: Sheet): number =>
  isHeld(sheet) ? 0 : Math.max(0, sheet.speed.swim - slowedByGear(sheet));

export const climbSpeed = (sheet: Sheet): number => sheet.speed.climb;

/** HR-SPEED-4: difficult ground halves what is left after everything else. */
export const overDifficultGround = (feet: number): number => feet / 2;

/** HR-COND-13: standing up costs half of one's movement, unless one sidesteps into it. */
export const costOfStanding = (sheet: Sheet): number => speedOf(lose(sheet, "prone")) / 2;
