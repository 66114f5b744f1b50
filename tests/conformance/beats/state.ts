import { type BeatsTable, type Event, type Wound, beats } from "../../../src/rules/beats/index.ts";
import { type Run, happened } from "./run.ts";
import { viewOf } from "./table.ts";

export const mapped = <Value, Made>(record: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value)]));

export const woundsOf = (wounds: readonly Wound[]) => wounds.map(({ id, tended }) => ({ id, tended }));

export const toolsOf = (table: BeatsTable) =>
  Object.fromEntries(viewOf(table).tools.map(({ ref, kind, state, by }) => [ref.tool, { kind, state, by }]));

export const fightersOf = (table: BeatsTable) =>
  mapped(viewOf(table).fighters, ({ dice, wounds, bubbles, severity, pending, sparks, acted, out }) => ({
    values: Object.fromEntries(dice.map(({ id, value }) => [id, value])),
    presented: dice.find(({ zone }) => zone === "presented")?.id ?? null,
    handSet: dice.filter(({ zone }) => zone === "hand").map(({ id }) => id),
    wounds: woundsOf(wounds),
    bubbles,
    severity,
    pending,
    sparks,
    acted,
    out,
  }));

function turnsOf(run: Run): readonly unknown[] {
  const turns: unknown[][] = [];
  for (const event of run.events) {
    if (event.type === "revealed") turns.push([]);
    if (event.type !== "settled") continue;
    turns.at(-1)?.push(event.by === null ? [event.who, event.outcome] : [event.who, event.outcome, event.by]);
  }
  return turns;
}

/** A window is answered as it closes, with the dice still lying as they were used. */
export function beforeBeatEnd(table: BeatsTable, events: readonly Event[]): BeatsTable {
  const end = events.findIndex(({ type }) => type === "beat-ended");
  return events.slice(0, end === -1 ? events.length : end).reduce((before, event) => beats.apply(before, event), table);
}

export function stateOf(run: Run): Readonly<Record<string, unknown>> {
  const { phase, round, turn, endProposed } = viewOf(run.table);
  return {
    phase,
    round,
    beat: run.beat,
    next: turn,
    reveals: happened(run, "revealed").map(({ order }) => order),
    turns: turnsOf(run),
    fighters: fightersOf(run.table),
    tools: toolsOf(run.table),
    endProposed,
  };
}

export function answerOf(run: Run, answer: () => unknown): unknown {
  return run.refused === null ? answer() : { refused: run.refused };
}
