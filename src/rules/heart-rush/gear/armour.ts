import { handsOf } from "./weapon.ts";
import type { Armour, DamageType, Sheet, Shield } from "../state/sheet.ts";

interface Protection {
  readonly defence: number;
  /** Feet of speed it costs. */
  readonly slows: number;
}

/** HR-ARM-1: what worn armour adds to a defence roll and takes from speed. */
export const ARMOUR: Readonly<Record<Armour, Protection>> = {
  none: { defence: 0, slows: 0 },
  light: { defence: 2, slows: 5 },
  medium: { defence: 4, slows: 10 },
  heavy: { defence: 6, slows: 15 },
};

/** HR-ARM-2: and a shield. */
export const SHIELD: Readonly<Record<Shield, Protection>> = {
  none: { defence: 0, slows: 0 },
  light: { defence: 1, slows: 0 },
  heavy: { defence: 2, slows: 5 },
};

/** HR-ARM-3: hide and scales count beside worn armour, and may be thicker against one kind of damage. */
export function armourValue(sheet: Sheet, damage: DamageType | null = null): number {
  const { value, against } = sheet.natural;
  return ARMOUR[sheet.armour].defence + value + (damage === null ? 0 : against[damage]);
}

/** HR-WEAP-11: by our ruling medium and heavy armour are of metal. */
export const wearsMetal = (sheet: Sheet): boolean => sheet.armour === "medium" || sheet.armour === "heavy";

export const shieldValue = (sheet: Sheet): number => SHIELD[sheet.shield].defence;

/** HR-ARM-4, HR-ARM-7: hands that the weapons ask for. */
const weaponHands = ({ weapon, offHand }: Sheet): number => handsOf(weapon) + (offHand === null ? 0 : handsOf(offHand));

const shieldHands = (sheet: Sheet): 0 | 1 => (sheet.shield === "none" ? 0 : 1);

/** HR-ARM-4: a shield takes a hand, so there is none beside a two-handed weapon. */
export const mayBearShield = (sheet: Sheet): boolean => weaponHands(sheet) + shieldHands(sheet) <= 2;

/** HR-ARM-5: hands with nothing in them. A cantrip is held by none, though it needs them to be empty. */
export const freeHands = (sheet: Sheet): number =>
  Math.max(
    0,
    2 - shieldHands(sheet) - weaponHands(sheet) + (sheet.weapon.kind === "cantrip" ? handsOf(sheet.weapon) : 0),
  );
