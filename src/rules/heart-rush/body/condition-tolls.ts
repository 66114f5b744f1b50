import type { Die } from "../../core/die.ts";
import { has, levelOf } from "./conditions.ts";
import type { Sheet } from "../state/sheet.ts";

/** HR-COND-15: fire and want of breath hurt by six-sided dice. */
export const TOLL_DIE: Die = 6;

export interface Toll {
  readonly from: "burning" | "suffocating";
  readonly dice: number;
}

/** HR-COND-15: whoever catches fire takes a die at once for every level it really gained. */
export const tollOfCatchingFire = (before: Sheet, after: Sheet): number =>
  Math.max(0, levelOf(after, "burning") - levelOf(before, "burning"));

/** HR-COND-15, HR-COND-16: at the end of a round a die for each level of burning, and one for whoever cannot breathe. */
export function tollsAtRoundEnd(sheet: Sheet): readonly Toll[] {
  const tolls: readonly Toll[] = [
    { from: "burning", dice: levelOf(sheet, "burning") },
    { from: "suffocating", dice: tollOfDeed(sheet) },
  ];
  return tolls.filter(({ dice }) => dice > 0);
}

/** HR-COND-16: whoever cannot breathe also pays a die for each move and each action. */
export const tollOfDeed = (sheet: Sheet): number => (has(sheet, "suffocating") ? 1 : 0);
