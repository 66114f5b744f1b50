import { lessened, shrugOf } from "../body/damage.ts";
import { afterStance } from "../engagement/stance.ts";
import type { Options } from "../state/options.ts";
import type { Distribution } from "./distribution.ts";

/** What stands between the raw damage and what is taken. */
export interface Toll {
  /** Whether the one who is hurt is in the defensive stance of this engagement. */
  readonly defending: boolean;
  /** HR-GAIN-14: how often more that stance halves. */
  readonly guard: number;
  /** The least damage it would shrug off, or null where it never does. */
  readonly shrugFrom: number | null;
  /** HR-GAIN-7: what it takes off small hurts. */
  readonly toughness: number;
}

export const UNSOFTENED: Toll = { defending: false, guard: 0, shrugFrom: null, toughness: 0 };

/** HR-ODDS-2: how far one roll exceeds another; what does not exceed it is nothing. */
export function excess(over: Distribution, under: Distribution): Distribution {
  const lead = over.least - under.least;
  const most = Math.max(0, lead + over.chances.length - 1);
  const chances = new Float64Array(most + 1);
  let nothing = 0;
  for (let high = 0; high < over.chances.length; high++) {
    const chance = over.chances[high]!;
    const ahead = lead + high;
    const beaten = Math.min(under.chances.length, Math.max(0, ahead));
    for (let low = 0; low < beaten; low++) chances[ahead - low]! += chance * under.chances[low]!;
    for (let low = beaten; low < under.chances.length; low++) nothing += chance * under.chances[low]!;
  }
  chances[0] = nothing;
  return { least: 0, chances };
}

/** HR-ODDS-3: raw damage as it is taken, halved by the stance and by shrugging off. */
export function softened(raw: Distribution, toll: Toll, options: Options): Distribution {
  if (!toll.defending && toll.shrugFrom === null && toll.toughness === 0) return raw;
  const chances = new Float64Array(raw.chances.length);
  let most = 0;
  for (let damage = 0; damage < raw.chances.length; damage++) {
    const dealt = lessened(afterStance(damage, toll.defending, toll.guard), toll.toughness);
    const taken = toll.shrugFrom !== null && dealt >= toll.shrugFrom ? shrugOf(dealt, options) : dealt;
    chances[taken]! += raw.chances[damage]!;
    most = Math.max(most, taken);
  }
  return { least: 0, chances: chances.subarray(0, most + 1) };
}
