import { fightersIn, HeartRush, refusalIn, type FighterId, type Viewer, type Who } from "../../../rules/index.ts";
import { answersFor, type Seat } from "../../fight/seat.ts";

type Table = HeartRush.HeartTable;

export const refusalOf = (table: Table, command: HeartRush.Command, by: Who): HeartRush.Refusal | null =>
  refusalIn(HeartRush.heartRush.decide(table, command, by));

export const may = (table: Table, command: HeartRush.Command, by: Who): boolean =>
  refusalOf(table, command, by) === null;

/** What a fight looks like from a seat; by a setting everybody sees everybody's numbers. */
export const viewFor = (table: Table, who: Viewer, openNumbers: boolean): HeartRush.View =>
  HeartRush.heartRush.view(table, openNumbers ? { ...who, gm: true } : who);

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
