import { describe, expect, test } from "vitest";
import { fighterId } from "./brand.ts";
import type { Table } from "./ruleset.ts";
import { play, redo, startOf, undo } from "./timeline.ts";
import type { Timeline } from "./timeline.ts";
import { deepFreeze } from "../testing/deep-freeze.ts";

interface Tally {
  readonly round: number;
  readonly said: readonly string[];
}
interface Counter {
  readonly hp: number;
}

const ANN = fighterId("ann");
const START: Table<Tally, Counter> = deepFreeze({ fight: { round: 1, said: [] }, sheets: { [ANN]: { hp: 10 } } });

/** A tiny ruleset: a number hurts Ann, a word is written down. */
const apply = (table: Table<Tally, Counter>, event: number | string): Table<Tally, Counter> =>
  typeof event === "number"
    ? { ...table, sheets: { [ANN]: { hp: (table.sheets[ANN]?.hp ?? 0) - event } } }
    : { ...table, fight: { ...table.fight, said: [...table.fight.said, event] } };

type Line = Timeline<Tally, Counter, number | string>;
const begin = (): Line => startOf(START);
const after = (...steps: readonly (readonly (number | string)[])[]): Line =>
  steps.reduce((line, events) => play(apply, line, events), begin());

test("a fight begins with nothing done and nothing taken back", () => {
  expect(begin()).toEqual({ table: START, done: [], undone: [] });
});

describe("playing on", () => {
  test("applies the events of a step in order and keeps what they changed", () => {
    const line = after([3, "ouch"]);
    expect(line.table).toEqual({ fight: { round: 1, said: ["ouch"] }, sheets: { ann: { hp: 7 } } });
    expect(line.done).toEqual([
      {
        events: [3, "ouch"],
        changes: [
          { path: ["fight", "said", "0"], now: "ouch" },
          { path: ["sheets", "ann", "hp"], was: 10, now: 7 },
        ],
      },
    ]);
    expect(line.undone).toEqual([]);
  });
});

describe("CORE-HIST-1 undo", () => {
  test("step by step to the start", () => {
    const line = after([3], ["a", "b"], [2]);
    expect(undo(line).table).toEqual(after([3], ["a", "b"]).table);
    expect(undo(undo(line)).table).toEqual(after([3]).table);
    expect(undo(undo(undo(line))).table).toEqual(START);
    expect(undo(line).done).toHaveLength(2);
    expect(undo(undo(line)).undone.map(({ events }) => events)).toEqual([["a", "b"], [2]]);
  });
  test("of nothing is nothing", () => {
    const line = begin();
    expect(undo(line)).toBe(line);
  });
});

describe("CORE-HIST-2 redo", () => {
  test("leads back to where it was", () => {
    const line = after([3], ["a"], [2]);
    const back = undo(undo(line));
    expect(redo(back).table).toEqual(after([3], ["a"]).table);
    expect(redo(redo(back))).toEqual(line);
  });
  test("of nothing is nothing", () => {
    const line = after([3]);
    expect(redo(line)).toBe(line);
  });
  test("is over once something new has been played", () => {
    const line = play(apply, undo(after([3], ["a"])), ["b"]);
    expect(line.undone).toEqual([]);
    expect(redo(line)).toBe(line);
    expect(line.table.fight.said).toEqual(["b"]);
  });
});
