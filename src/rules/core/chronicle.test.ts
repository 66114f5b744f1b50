import { describe, expect, test } from "vitest";
import { combatId, fighterId } from "./brand.ts";
import { frozenSeal, recall, sheetChanges, encodeStep, tableAt as tableAfter, verified } from "./chronicle.ts";
import type { Chapter, Chronicle } from "./chronicle.ts";
import { makeSeal } from "./seal.ts";
import type { Salt } from "./seal.ts";

const chapter = (part: Partial<Chapter>): Chapter => ({
  ...{ id: "one", by: "gm", events: [], changes: [], seals: {}, openings: {}, hands: {} },
  ...part,
});

const HURT = chapter({ changes: [{ path: ["sheets", "orc", "hp"], was: 40, now: 35 }] });
const PASSED = chapter({
  id: "two",
  events: [{ type: "passed" }],
  changes: [
    { path: ["fight", "turn"], was: "players", now: "enemies" },
    { path: ["fight", "last"], now: "ana" },
  ],
});

const FIGHT: Chronicle = {
  start: JSON.stringify({ fight: { turn: "players" }, sheets: { orc: { hp: 40 } } }),
  steps: { s1: encodeStep(HURT), s2: encodeStep(PASSED) },
  at: 2,
  last: 2,
  revision: 3,
};

const tableAt = (at: number) => {
  const read = recall({ ...FIGHT, at });
  return read.ok ? read.value.table : read.reason;
};

describe("CORE-CHRON-1 a fight is how it began and its steps", () => {
  test.for([
    [0, { fight: { turn: "players" }, sheets: { orc: { hp: 40 } } }],
    [1, { fight: { turn: "players" }, sheets: { orc: { hp: 35 } } }],
    [2, { fight: { turn: "enemies", last: "ana" }, sheets: { orc: { hp: 35 } } }],
  ] as const)("after %i steps", ([at, table]) => {
    expect(tableAt(at)).toEqual(table);
  });

  test("what was written is what is read", () => {
    const read = recall(FIGHT);
    expect(read.ok && read.value.chapters).toEqual([HURT, PASSED]);
  });
});

describe("CORE-CHRON-2 no step is read twice", () => {
  const known = recall(FIGHT);
  const older = known.ok ? known.value : null;

  test("going back and forth from what is known", () => {
    for (const at of [0, 2, 1]) {
      const read = recall({ ...FIGHT, at }, older);
      expect(read.ok && read.value.table).toEqual(tableAt(at));
      expect(read.ok && read.value.chapters[0]).toBe(older?.chapters[0]);
    }
  });

  test("a step written over another is read anew, from where they part", () => {
    const other = chapter({ id: "three", changes: [{ path: ["fight", "turn"], was: "players", now: "nobody" }] });
    const read = recall({ ...FIGHT, steps: { ...FIGHT.steps, s2: encodeStep(other) } }, older);
    expect(read.ok && read.value.table).toEqual({ fight: { turn: "nobody" }, sheets: { orc: { hp: 35 } } });
  });

  test("another beginning is another fight", () => {
    const read = recall({ ...FIGHT, start: `{"fight":{},"sheets":{"orc":{}}}`, at: 0, last: 0 }, older);
    expect(read.ok && read.value.table).toEqual({ fight: {}, sheets: { orc: {} } });
  });
});

describe("CORE-HIST-1, CORE-HIST-2 a step is taken back and done again", () => {
  const known = recall(FIGHT);
  test.for([0, 1, 2])("to step %i, as if the fight were read there", (step) => {
    expect(known.ok && tableAfter(known.value, step)).toEqual(tableAt(step));
  });
});

describe("CORE-CHRON-3 what does not read as a fight is refused, with the place", () => {
  test.for([
    ["no beginning", { start: "" }, "/start"],
    ["a step that is missing", { last: 3 }, "/steps/s3"],
    ["a step that is no text of ours", { steps: { s1: "{}", s2: "{}" } }, "/steps/s1/id"],
    ["more steps than there are", { at: 3 }, "/at"],
    [
      "a change without its parts",
      { steps: { s1: JSON.stringify({ ...HURT, changes: [[]] }) } },
      "/steps/s1/changes/0/0",
    ],
  ] as const)("%s", ([, part, path]) => {
    expect(recall({ ...FIGHT, ...part })).toMatchObject({ ok: false, reason: { path } });
  });
});

test("CORE-CHRON-4 a step tells what it changed on each sheet", () => {
  expect(sheetChanges(HURT)).toEqual({ orc: [{ path: ["hp"], was: 40, now: 35 }] });
  expect(sheetChanges(PASSED)).toEqual({});
});

describe("CORE-CHRON-5 anyone can check what was shown against what was frozen before", () => {
  const [combat, ana] = [combatId("fight"), fighterId("ana")];
  const opening = { choice: "might", salt: "00".repeat(16) as Salt };
  const seal = makeSeal({ combat, engagement: "1", fighter: ana }, opening);
  const frozen = chapter({ seals: { ana: seal } });
  const shown = (choice: string) => chapter({ openings: { ana: { ...opening, choice, engagement: "1" } } });

  test.for([
    ["nothing shown", [frozen], null],
    ["the very choice", [frozen, shown("might")], true],
    ["another choice", [frozen, shown("cunning")], false],
    ["nothing frozen before", [shown("might"), frozen], false],
  ] as const)("%s", ([, chapters, holds]) => {
    expect(verified(combat, chapters, ana)).toBe(holds);
  });

  test("the seal frozen last is the one that counts", () => {
    expect(frozenSeal([frozen, HURT], ana)).toBe(seal);
    expect(frozenSeal([HURT], ana)).toBe(null);
  });
});
