import { stepDown } from "../../core/die.ts";
import type { Die } from "../../core/die.ts";

export interface Kit {
  /** What it adds to treating wounds. */
  readonly bonus: number;
  /** The die that tells, at each use, whether its stock shrinks. */
  readonly usage: Die;
}

/** HR-WOUND-8: healing kits. */
export const KITS = {
  crude: { bonus: 3, usage: 4 },
  basic: { bonus: 5, usage: 6 },
  advanced: { bonus: 6, usage: 8 },
} as const satisfies Readonly<Record<string, Kit>>;
export const KIT_NAMES = ["crude", "basic", "advanced"] as const satisfies readonly (keyof typeof KITS)[];
export type KitName = keyof typeof KITS;

const SMALLEST: Die = 4;

/** HR-WOUND-8: a 1 on the usage die shrinks it, and past d4 the kit is used up. */
export function kitAfterUse(die: Die, face: number): { readonly die: Die | null; readonly usedUp: boolean } {
  const left = face === 1 ? stepDown(die, SMALLEST) : die;
  return { die: left, usedUp: left === null };
}
