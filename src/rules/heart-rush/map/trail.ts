import { fightersIn, type FighterId } from "../../core/brand.ts";
import { levelOf } from "../body/conditions.ts";
import { feetBetween, sameSquare, SQUARE, squareOf } from "./ground.ts";
import { arrives } from "./spoken.ts";
import type { Course } from "./spoken.ts";
import type { Ground, HeartTable, Square, Trail } from "../state/model.ts";

/**
 * HR-TRIP-1: what somebody leaves behind for a trip to answer, beside what others have left: nothing, unless it is off
 * balance as it moves. The table is the one before the movement, the ground the one after it.
 */
export function trailsAfter(
  { fight, sheets }: HeartTable,
  after: Ground,
  who: FighterId,
  path: readonly Square[],
): readonly Trail[] {
  const others = trailsBut(fight.trail, who);
  const sheet = sheets[who];
  if (sheet === undefined || levelOf(sheet, "off-balanced") === 0) return others;
  const turn = fight.turns;
  const from = squareOf(fight, who);
  if (from === null) {
    const beside = [...(fight.options.trippedLeaving ? [fight.ground] : []), after].flatMap((ground) =>
      neighbours({ fight: { ...fight, ground }, sheets }, who),
    );
    return [...others, { who, path: [], beside: [...new Set(beside)], turn }];
  }
  const [first] = path;
  const whole = first !== undefined && sameSquare(first, from) ? path : [from, ...path];
  return whole.length < 2 ? others : [...others, { who, path: whole, beside: [], turn }];
}

const neighbours = (table: HeartTable, who: FighterId): readonly FighterId[] =>
  fightersIn(table.fight.fighters).filter((other) => other !== who && feetBetween(table, who, other) <= SQUARE);

/** Without a map: to whose side a dash leads. */
export const besideAfter = (table: HeartTable, who: FighterId, { near, feet }: Course): readonly FighterId[] =>
  near.filter((other) => arrives(table, who, other, feet));

export const trailsBut = (trail: readonly Trail[], who: FighterId): readonly Trail[] =>
  trail.filter((one) => one.who !== who);

/** Nobody is tripped any more who stands elsewhere by now. */
export const trailsOn = (trail: readonly Trail[], ground: Ground): readonly Trail[] =>
  ground.kind === "spoken"
    ? trail
    : trail.filter(({ who, path }) => {
        const [at, end] = [ground.at[who], path.at(-1)];
        return at !== undefined && end !== undefined && sameSquare(at, end);
      });
