import { standsAtZero } from "./damage.ts";
import type { Options } from "../state/options.ts";
import type { Sheet } from "../state/sheet.ts";

/** HR-DMG-12: for how many seconds of the world's time anybody stays up at zero or below. */
const TEN_MINUTES = 600;

/** What is known of somebody's last minutes: when they are over, and whether they are. */
export interface LastMinutes {
  /** By the world's clock; null for whoever is above zero, dead, or down already. */
  readonly until: number | null;
  readonly over: boolean;
}

/** HR-DMG-12: the same at this moment: they begin when nothing is known of them, and are never more than ten. */
export function lastMinutes(
  sheet: Sheet,
  npc: boolean,
  options: Options,
  { until: known }: LastMinutes,
  now: number,
): LastMinutes {
  if (!standsAtZero(sheet, npc, options)) return { until: null, over: false };
  const until = Math.min(known ?? Infinity, Math.floor(now) + TEN_MINUTES);
  return { until, over: now >= until };
}
