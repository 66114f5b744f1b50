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
  readonly wounds: readonly WoundChip[];
  readonly rush: { readonly count: number; readonly pips: readonly { readonly full: boolean }[] } | null;
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

/** For templates/heart-rush/vitals.hbs: heart die, hit points under what wounds allow, wounds, rush points. */
export function vitals(body: BodyRecord, rush: number | null, editable: boolean): VitalsContext {
  const { value, max } = body.hp;
  const cap = max - body.wounds.reduce((sum, { rank }) => sum + rank, 0);
  const pips = rush === null ? 0 : Math.min(MOST_PIPS, Math.max(rush, 3));
  return {
    editable,
    heart: heartSteps(body.heart),
    hp: { value, max, cap, capped: cap < max, fill: share(value, max), lost: share(max - cap, max) },
    wounds: body.wounds.map(({ rank, description, treated }) => ({ rank, description, treated })),
    rush: rush === null ? null : { count: rush, pips: Array.from({ length: pips }, (_, at) => ({ full: at < rush })) },
  };
}
