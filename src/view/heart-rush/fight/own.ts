import { fightersIn } from "../../../rules/index.ts";
import type { FighterId, HeartRush } from "../../../rules/index.ts";
import { answersFor } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";

export const sideOf = (table: HeartRush.HeartTable, id: FighterId): HeartRush.Side | null =>
  table.fight.fighters[id]?.side ?? null;

/** Whether a fighter has sealed, or has nothing left to seal. */
export function hasSealed({ fight: { phase } }: HeartRush.HeartTable, id: FighterId): boolean {
  const step = phase.at === "engagement" ? phase.engagement.step : null;
  return step?.is === "choosing" && (step.seals[id] !== undefined || step.forfeited.includes(id));
}

/** Whether somebody of a side is this seat's to move. */
export const ownsSide = (table: HeartRush.HeartTable, side: string, seat: Seat): boolean =>
  fightersIn(table.fight.fighters).some((id) => sideOf(table, id) === side && answersFor(seat, id));
