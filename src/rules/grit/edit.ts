import type { FighterId } from "../core/brand.ts";
import type { Fight, Fighter, Sheet, SideTurn, Table } from "./state/model.ts";
import { combatant } from "./roster.ts";

/** Changes of one place of a table. Whoever is not there, and a turn when nobody has one, is left alone. */

export function onSheet(table: Table, who: FighterId, change: (sheet: Sheet) => Sheet): Table {
  const someone = combatant(table, who);
  if (someone === null) return table;
  return { ...table, sheets: { ...table.sheets, [who]: change(someone.sheet) } };
}

export const onFight = (table: Table, change: Partial<Fight>): Table => ({
  ...table,
  fight: { ...table.fight, ...change },
});

export function onFighter(table: Table, who: FighterId, change: (fighter: Fighter) => Fighter): Table {
  const someone = combatant(table, who);
  if (someone === null) return table;
  return onFight(table, { fighters: { ...table.fight.fighters, [who]: change(someone.fighter) } });
}

export function onTurn(table: Table, change: (now: SideTurn) => SideTurn): Table {
  const { now } = table.fight;
  return now.phase === "side-turn" ? onFight(table, { now: change(now) }) : table;
}

export const known = (table: Table, ids: readonly FighterId[]): readonly FighterId[] =>
  ids.filter((id) => combatant(table, id) !== null);

/** Marks the action of this turn as used. */
export const spendAction = (table: Table, who: FighterId): Table =>
  onTurn(table, (now) => ({ ...now, acted: [...new Set([...now.acted, ...known(table, [who])])] }));
