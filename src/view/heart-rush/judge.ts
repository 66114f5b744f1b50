import { HeartRush } from "../../rules/index.ts";
import type { Viewer, Who } from "../../rules/index.ts";

type Table = HeartRush.HeartTable;

/** Why somebody may not do this now, or null when they may. Refusals all come before the first roll. */
export function refusalOf(table: Table, command: HeartRush.Command, by: Who): HeartRush.Refusal | null {
  const step = HeartRush.heartRush.decide(table, command, by).next();
  return step.done === true && !step.value.ok ? step.value.reason : null;
}

export const may = (table: Table, command: HeartRush.Command, by: Who): boolean =>
  refusalOf(table, command, by) === null;

/** What a fight looks like from a seat; by a setting everybody sees everybody's numbers. */
export const viewFor = (table: Table, who: Viewer, openNumbers: boolean): HeartRush.View =>
  HeartRush.heartRush.view(table, openNumbers ? { ...who, gm: true } : who);
