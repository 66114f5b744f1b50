import { describe, expect, test } from "vitest";
import { entriesChanged, keepWounds } from "./record.ts";
import type { KeptWound } from "./record.ts";
import { lessenWounds } from "./wounds.ts";
import { creature } from "./testing/creature.ts";

const kept = (...wounds: readonly (readonly [string, number, boolean?])[]): KeptWound[] =>
  wounds.map(([description, rank, treated = false]) => ({ description, source: `by ${description}`, rank, treated }));

describe("HR-REC-1: a wound keeps its words while it heals", () => {
  const leg = ["a torn leg", 15] as const;
  const arm = ["a broken arm", 12] as const;
  const brow = ["a split brow", 8] as const;

  test("unchanged wounds, and a new one after them", () => {
    expect(keepWounds(kept(leg, arm), [...kept(leg, arm), { rank: 11, treated: false }])).toEqual([
      ...kept(leg, arm),
      { description: "", source: "", rank: 11, treated: false },
    ]);
  });

  test.for([
    ["the smallest is gone", [leg, arm, brow], 11, ["a torn leg", "a broken arm"]],
    ["the first is gone", [brow, leg], 11, ["a torn leg"]],
    ["the middle one is gone", [leg, brow, arm], 9, ["a torn leg", "a broken arm"]],
    ["all are gone", [brow, brow], 8, []],
  ] as const)("treated, all by as much: %s", ([, wounds, by, names]) => {
    const before = kept(...wounds);
    const treated = before.map(({ rank }) => ({ rank: rank - by, treated: true })).filter(({ rank }) => rank > 0);
    expect(keepWounds(before, treated).map(({ description }) => description)).toEqual(names);
    expect(keepWounds(before, treated)).toMatchObject(treated);
  });

  test("treated wounds stay as they are when others are treated", () => {
    const before = kept(["an old burn", 6, true], brow, leg);
    expect(
      keepWounds(before, [
        { rank: 6, treated: true },
        { rank: 5, treated: true },
      ]),
    ).toEqual([
      { description: "an old burn", source: "by an old burn", rank: 6, treated: true },
      { description: "a torn leg", source: "by a torn leg", rank: 5, treated: true },
    ]);
  });

  test("a night's rest", () => {
    const before = kept(["a scratch", 1], leg, arm);
    const rested = lessenWounds(
      { ...creature(), wounds: before.map(({ rank, treated }) => ({ rank, treated })) },
      (wound) => ({
        ...wound,
        rank: wound.rank - 1,
      }),
    );
    expect(keepWounds(before, rested.wounds)).toEqual(kept(["a torn leg", 14], ["a broken arm", 11]));
  });

  test("whatever else became of them, ranks and treatment are those of now", () => {
    const now = [
      { rank: 9, treated: true },
      { rank: 3, treated: false },
      { rank: 40, treated: false },
    ];
    expect(keepWounds(kept(leg, brow), now)).toMatchObject(now);
    expect(keepWounds([], now)).toMatchObject(now);
    expect(keepWounds(kept(leg), [])).toEqual([]);
  });
});

describe("HR-REC-2: only what differs is written", () => {
  test.for([
    ["nothing", { a: 1 }, { a: 1 }, {}, []],
    ["one more", { a: 1 }, { a: 1, b: 2 }, { b: 2 }, []],
    ["one less", { a: 1, b: 2 }, { a: 1 }, {}, ["b"]],
    ["one other", { a: 1, b: 2 }, { a: 3, b: 2 }, { a: 3 }, []],
  ] as const)("%s", ([, before, after, set, gone]) => {
    expect(entriesChanged<number>(before, after)).toEqual({ set, gone });
  });

  test("entries are compared by what they hold", () => {
    expect(entriesChanged({ dazed: { level: 1, of: null } }, { dazed: { level: 1, of: null } })).toEqual({
      set: {},
      gone: [],
    });
  });
});
