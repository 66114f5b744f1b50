import type { LangKey } from "../../lang-key.ts";
import type { BodyRecord } from "./records.ts";

/** One step of the heart die, from d4 up to its height. */
interface HeartStep {
  readonly shape: `d${number}`;
  readonly faces: number;
  readonly now: boolean;
  /** A step that was lost. */
  readonly ghost: boolean;
}

interface WoundChip {
  readonly rank: number;
  readonly description: string;
  readonly treated: boolean;
}

/** What is known of somebody's rush points in a fight; a Game Master may give and take them. */
export interface Rush {
  readonly points: number;
  readonly ruled: boolean;
}

interface RushContext {
  readonly count: number;
  readonly ruled: boolean;
  /** `to`: how many there are after a click on it. */
  readonly pips: readonly { readonly full: boolean; readonly to: number }[];
}

export interface VitalsContext {
  readonly editable: boolean;
  readonly heart: readonly HeartStep[];
  readonly hp: {
    readonly value: number;
    readonly max: number;
    readonly cap: number;
    /** Wounds forbid the rest. */
    readonly capped: boolean;
    /** Shares of the bar, in hundredths. */
    readonly fill: number;
    readonly lost: number;
  };
  /** HR-DMG-12: whether it stays up at zero or below for a while, or has done so for too long. */
  readonly last: LangKey | null;
  readonly wounds: readonly WoundChip[];
  readonly rush: RushContext | null;
}

const LADDER = [2, 4, 6, 8, 10, 12, 20] as const;
const LOWEST_SHOWN = 4;

/** Every step a heart has had or can fall to, smallest first. */
function heartSteps({ current, max }: BodyRecord["heart"]): readonly HeartStep[] {
  const lowest = Math.min(LOWEST_SHOWN, current);
  return LADDER.filter((faces) => faces >= lowest && faces <= Math.max(current, max)).map((faces) => ({
    shape: `d${faces}`,
    faces,
    now: faces === current,
    ghost: faces > current,
  }));
}

const share = (part: number, whole: number): number => Math.max(0, Math.min(100, Math.round((100 * part) / whole)));

const MOST_PIPS = 8;

/** A click on a pip makes it the last; on the last it takes that away. One more than there are can always be given. */
function rushPips({ points, ruled }: Rush): RushContext {
  const shown = Math.min(MOST_PIPS, Math.max(ruled ? points + 1 : points, 3));
  const pips = Array.from({ length: shown }, (_, at) => ({
    full: at < points,
    to: at + 1 === points ? at : at + 1,
  }));
  return { count: points, ruled, pips };
}

function lastMinutes({ lastMinutes: { until, over } }: BodyRecord): LangKey | null {
  if (over) return "HEARTRUSH.Vitals.lapsed";
  return until === null ? null : "HEARTRUSH.Vitals.lastMinutes";
}

/** For templates/heart-rush/vitals.hbs: heart die, hit points under what wounds allow, wounds, rush points. */
export function vitals(body: BodyRecord, rush: Rush | null, editable: boolean): VitalsContext {
  const { value, max } = body.hp;
  const wounds = Object.values(body.wounds);
  const cap = max - wounds.reduce((sum, { rank }) => sum + rank, 0);
  return {
    editable,
    heart: heartSteps(body.heart),
    hp: { value, max, cap, capped: cap < max, fill: share(value, max), lost: share(max - cap, max) },
    last: lastMinutes(body),
    wounds: wounds.map(({ rank, description, treated }) => ({ rank, description, treated })),
    rush: rush && rushPips(rush),
  };
}
