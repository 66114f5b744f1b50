import type { FighterId } from "../core/brand.ts";
import type { Fight, SideTurn, Table } from "./state/model.ts";
import { combatant } from "./roster.ts";

/** Changes of one place of a table. Whoever is not there, and a turn when nobody has one, is left alone. */

export const onFight = (table: Table, change: Partial<Fight>): Table => ({
  ...table,
  fight: { ...table.fight, ...change },
});

export function onTurn(table: Table, change: (now: SideTurn) => SideTurn): Table {
  const { now } = table.fight;
  return now.phase === "side-turn" ? onFight(table, { now: change(now) }) : table;
}

export const known = (table: Table, ids: readonly FighterId[]): readonly FighterId[] =>
  ids.filter((id) => combatant(table, id) !== null);

/** Marks the action of this turn as used. */
export const spendAction = (table: Table, who: FighterId): Table =>
  onTurn(table, (now) => ({ ...now, acted: [...new Set([...now.acted, ...known(table, [who])])] }));
