import { ok, refuse } from "../../core/result.ts";
import type { Result } from "../../core/result.ts";
import { gainedOf } from "../body/modifiers.ts";
import type { Options } from "../state/options.ts";
import type { Refusal } from "../state/refusals.ts";
import type { Sheet } from "../state/sheet.ts";

/**
 * HR-RUSH-1: one point in the first round; later one for each earlier active round, no more than the round's number,
 * or by `rushFormula` just that number. What talents add comes on top.
 */
export function rushAtRoundStart(round: number, activeRounds: number, extra: number, options: Options): number {
  if (round <= 1 || options.rushFormula === "round-number") return Math.max(1, round) + extra;
  return Math.min(round, activeRounds) + extra;
}

/** HR-RUSH-5: what talents add at the start of every round, never less than nothing. */
export const rushOfTalents = (sheet: Sheet): number => Math.max(0, gainedOf(sheet, "rush"));

/** HR-GAIN-8: what the wounds of the round before bring. */
export const rushOfWounds = (sheet: Sheet, wounds: number): number =>
  wounds === 0 ? 0 : wounds * Math.max(0, gainedOf(sheet, "wound-rush"));

/** HR-GAIN-14: how many of the points that are left stay with somebody at the end of a round. */
export const rushKept = (sheet: Sheet | undefined, rush: number): number =>
  sheet === undefined ? RUSH_AT_REST : Math.min(rush, Math.max(RUSH_AT_REST, gainedOf(sheet, "rush-kept")));

/** HR-RUSH-3: points last until the end of the round, and there are none outside a fight. */
export const RUSH_AT_REST = 0;

/** HR-RUSH-4: the n-th use of one minor ability in a fight costs n points; every ability is counted by itself. */
export const minorCost = (earlierUses: number): number => earlierUses + 1;

/** What is left after paying, if it can be paid. */
export const rushAfter = (rush: number, cost: number): Result<number, Refusal> =>
  cost > rush ? refuse("no-rush") : ok(rush - cost);
