import type { FighterId } from "../../core/brand.ts";
import type { Sheet } from "./sheet.ts";

/** A creature in a roll: who it is and what its sheet says at this moment. */
export interface Participant {
  readonly id: FighterId;
  readonly sheet: Sheet;
}

/** Why a roll has levels of advantage (positive) or disadvantage (negative): a condition, the range, cover, help, a talent. */
export interface Reason {
  readonly from: string;
  readonly net: number;
}

/** HR-DIE-2: levels of advantage and disadvantage cancel one for one and add up without a limit. */
export const netOf = (reasons: readonly Reason[]): number => reasons.reduce((net, reason) => net + reason.net, 0);

/** Keeps what counts: a reason of no levels is none. */
export const counting = (reasons: readonly Reason[]): readonly Reason[] => reasons.filter(({ net }) => net !== 0);
