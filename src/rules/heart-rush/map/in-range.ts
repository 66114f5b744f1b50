import type { FighterId } from "../../core/brand.ts";
import { circumstances, combatantOf } from "../state/fighters.ts";
import { covered, feetApart, OUT_OF_SIGHT, SQUARE, squareOf } from "./ground.ts";
import type { HeartTable, Square } from "../state/model.ts";
import { rangeOf } from "./range.ts";
import { isMissile } from "../gear/weapon.ts";
import { linesCutBetween, reachesInto } from "./walls.ts";

/** A square on which somebody of a person's size could be struck, and with how many levels of disadvantage. */
export interface InRange {
  readonly at: Square;
  readonly levels: number;
}

/** A part of the map: its first square and, in feet, how far it goes. */
export interface Window {
  readonly from: Square;
  readonly width: number;
  readonly height: number;
}

/** HR-RANGE-8: every square of a part of the map that a fighter's weapon reaches now. */
export function squaresInRange(table: HeartTable, who: FighterId, { from, width, height }: Window): readonly InRange[] {
  const fighter = combatantOf(table, who);
  const place = squareOf(table.fight, who);
  if (fighter === null || place === null) return [];
  const { sheet } = fighter;
  const own = covered(place, sheet.size);
  const around = { ...circumstances(table, fighter, fighter), sharesSpaceWithFriend: false };
  const missile = isMissile(sheet.weapon);
  const found: InRange[] = [];
  for (let y = from[1]; y < from[1] + height; y += SQUARE) {
    for (let x = from[0]; x < from[0] + width; x += SQUARE) {
      const at: Square = [x, y];
      const distance = feetApart(place, sheet.size, at, "medium");
      if (distance === 0 || !rangeOf(sheet, { ...around, distance, linesBlocked: 0 }, table.fight.options).ok) continue;
      const barred = !missile && !reachesInto(table, place, sheet.size, at, "medium");
      const linesBlocked = missile ? linesCutBetween(table, own, [at]) : 0;
      const seen = { ...around, distance: barred ? OUT_OF_SIGHT : distance, linesBlocked };
      const range = rangeOf(sheet, seen, table.fight.options);
      if (range.ok) found.push({ at, levels: range.value });
    }
  }
  return found;
}
