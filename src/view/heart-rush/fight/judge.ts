import { HeartRush, refusalIn } from "../../../rules/index.ts";
import type { Viewer, Who } from "../../../rules/index.ts";

type Table = HeartRush.HeartTable;

export const refusalOf = (table: Table, command: HeartRush.Command, by: Who): HeartRush.Refusal | null =>
  refusalIn(HeartRush.heartRush.decide(table, command, by));

export const may = (table: Table, command: HeartRush.Command, by: Who): boolean =>
  refusalOf(table, command, by) === null;

/** What a fight looks like from a seat; by a setting everybody sees everybody's numbers. */
export const viewFor = (table: Table, who: Viewer, openNumbers: boolean): HeartRush.View =>
  HeartRush.heartRush.view(table, openNumbers ? { ...who, gm: true } : who);
