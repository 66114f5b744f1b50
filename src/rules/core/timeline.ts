import { difference, patch, inverse } from "./history.ts";
import type { Change } from "./history.ts";
import { fromJson, toJson } from "./vouched.ts";
import type { Table } from "./ruleset.ts";

/** One command's worth of events and exactly what they changed, so that it can be taken back and done again. */
export interface Step<Event> {
  readonly events: readonly Event[];
  readonly changes: readonly Change[];
}

/** A fight as it stands, the steps that led there, and those taken back, latest first. */
export interface Timeline<Fight, Sheet, Event> {
  readonly table: Table<Fight, Sheet>;
  readonly done: readonly Step<Event>[];
  readonly undone: readonly Step<Event>[];
}

export const startOf = <Fight, Sheet, Event>(table: Table<Fight, Sheet>): Timeline<Fight, Sheet, Event> => ({
  table,
  done: [],
  undone: [],
});

/** Plays events on as one step; whatever had been taken back is gone for good. */
export function play<Fight, Sheet, Event>(
  apply: (table: Table<Fight, Sheet>, event: Event) => Table<Fight, Sheet>,
  timeline: Timeline<Fight, Sheet, Event>,
  events: readonly Event[],
): Timeline<Fight, Sheet, Event> {
  const table = events.reduce(apply, timeline.table);
  const changes = difference(toJson(timeline.table), toJson(table));
  return { table, done: [...timeline.done, { events, changes }], undone: [] };
}

/** CORE-HIST-1: a step taken back leaves the table exactly as it stood before. */
export function undo<Fight, Sheet, Event>(timeline: Timeline<Fight, Sheet, Event>): Timeline<Fight, Sheet, Event> {
  const step = timeline.done.at(-1);
  if (step === undefined) return timeline;
  return {
    table: fromJson(patch(toJson(timeline.table), inverse(step.changes))),
    done: timeline.done.slice(0, -1),
    undone: [step, ...timeline.undone],
  };
}

/** CORE-HIST-2: a step done again leaves it exactly as it stood after, without dice. */
export function redo<Fight, Sheet, Event>(timeline: Timeline<Fight, Sheet, Event>): Timeline<Fight, Sheet, Event> {
  const [step, ...undone] = timeline.undone;
  if (step === undefined) return timeline;
  return {
    table: fromJson(patch(toJson(timeline.table), step.changes)),
    done: [...timeline.done, step],
    undone,
  };
}
