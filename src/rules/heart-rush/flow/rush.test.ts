import { describe, expect, test } from "vitest";
import { creature, modifier } from "../testing/creature.ts";
import type { Command } from "../state/commands.ts";
import { closes, id, scene, sceneOf, turnedOver, untilStage } from "../testing/scene.ts";
import type { Scene } from "../testing/scene.ts";
import { DEFAULTS } from "../state/options.ts";
import { minorCost, rushAfter, RUSH_AT_REST, rushAtRoundStart, rushOfTalents } from "./rush.ts";

describe("HR-RUSH-1 points at the start of a round", () => {
  test.for([
    [1, 0, 0, 1],
    [1, 0, 2, 3],
    [2, 0, 0, 0],
    [2, 1, 0, 1],
    [5, 3, 0, 3],
    [3, 9, 0, 3],
    [5, 3, 2, 5],
    [0, 0, 0, 1],
  ] as const)("round %i after %i active ones, %i extra: %i", ([round, active, extra, points]) => {
    expect(rushAtRoundStart(round, active, extra, DEFAULTS)).toBe(points);
  });
  test.for([
    [1, 0, 0, 1],
    [4, 0, 0, 4],
    [4, 3, 1, 5],
    [0, 0, 0, 1],
  ] as const)("by the round's number: round %i after %i, %i extra: %i", ([round, active, extra, points]) => {
    expect(rushAtRoundStart(round, active, extra, { ...DEFAULTS, rushFormula: "round-number" })).toBe(points);
  });
});

test.for([
  ["active-rounds", 2, 1, 3],
  ["round-number", 3, 3, 5],
] as const)(
  "HR-RUSH-1 whoever comes later has a first round of its own: %s",
  ([rushFormula, round, points, gifted]) => {
    const late = scene({ ana: {}, orc: { side: "enemies" } }, { rushFormula }).with({ round });
    const sheets = {
      ...late.table.sheets,
      bo: creature(),
      cy: creature({ modifiers: [modifier({ on: "rush", flat: 2 })] }),
    };
    const told = ["bo", "cy"].reduce(
      (now, who) => now.does({ do: "enlist", who: id(who), side: "players", npc: false }),
      sceneOf({ ...late.table, sheets }),
    );
    expect([told.fighter("bo").rush, told.fighter("cy").rush]).toEqual([points, gifted]);
  },
);

test("HR-RUSH-1 whoever comes later has none in that round, by option, whatever their talents, and some in the next", () => {
  const late = scene({ ana: {}, orc: { side: "enemies" } }, { latecomersRush: false });
  const sheets = { ...late.table.sheets, bo: creature({ modifiers: [modifier({ on: "rush", flat: 2 })] }) };
  const bo = sceneOf({ ...late.table, sheets }).does({ do: "enlist", who: id("bo"), side: "players", npc: false });
  expect(bo.fighter("bo").rush).toBe(0);
  const pass = (told: Scene, side: "players" | "enemies") => told.does({ do: "pass", side });
  expect(pass(pass(bo, "players"), "enemies").fighter("bo").rush).toBe(2);
});

test("HR-RUSH-5 talents add to the points of every round, and take nobody below none", () => {
  const gift = (flat: number) => modifier({ on: "rush", flat });
  expect(rushOfTalents(creature())).toBe(0);
  expect(rushOfTalents(creature({ modifiers: [gift(2), modifier({ on: "speed", flat: 9 }), gift(1)] }))).toBe(3);
  expect(rushOfTalents(creature({ modifiers: [gift(-2)] }))).toBe(0);
  const told = scene({ ana: { sheet: { modifiers: [gift(2)] } }, orc: { side: "enemies" } });
  const begun = told.fighter("ana").rush === 0 ? told.does({ do: "end-ambush" }) : told;
  expect([begun.fighter("ana").rush, begun.fighter("orc").rush]).toEqual([3, 1]);
});

describe("HR-RUSH-2 who was active in a round", () => {
  const parts = {
    ana: { at: [0, 0] },
    bo: { at: [0, 5] },
    orc: { side: "enemies", at: [5, 0], fighter: { surprised: true } },
  } as const;
  const stances = { ana: "defensive", orc: "defensive" } as const;
  const fought = (told: Scene, by: string, on: string, bo: object = {}) =>
    untilStage(turnedOver(told, by, on, { ...stances, ...bo }), "after").does(closes);
  const blow: Command = { do: "strike", who: id("ana"), target: id("orc"), stance: "might", pay: "action" };
  test.for<[string, (told: Scene) => Scene, readonly string[], readonly string[]]>([
    ["engages or is engaged", (told) => fought(told, "ana", "orc"), ["ana", "orc"], ["ana"]],
    ["joins", (told) => fought(told, "ana", "orc", { bo: "defensive" }), ["ana", "bo", "orc"], ["ana", "bo"]],
    ["strikes at a chance", (told) => told.does(blow, [3, 3, 2, 2], [8, 6]), ["ana"], ["ana"]],
    ["casts", (told) => told.does({ do: "cast", who: id("ana"), spell: "light", instant: true }), ["ana"], ["ana"]],
    ["passes", (told) => told.does({ do: "pass", side: "players" }), [], []],
  ])("whoever %s", ([, plays, active, otherwise]) => {
    const actives = (forcedTargetIsActive: boolean) => {
      const told = plays(scene(parts, { forcedTargetIsActive }));
      return Object.keys(parts).filter((name) => told.fighter(name).active);
    };
    expect([actives(true), actives(false)]).toEqual([active, otherwise]);
  });
});

test("HR-RUSH-3 nothing is left over", () => {
  expect(RUSH_AT_REST).toBe(0);
});

describe("HR-RUSH-4 minor abilities", () => {
  test.for([
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const)("after %i uses: %i", ([uses, cost]) => {
    expect(minorCost(uses)).toBe(cost);
  });
  test.for([
    [3, 2, { ok: true, value: 1 }],
    [2, 2, { ok: true, value: 0 }],
    [1, 2, { ok: false, reason: "no-rush" }],
  ] as const)("%i points for %i", ([rush, cost, result]) => {
    expect(rushAfter(rush, cost)).toEqual(result);
  });
});
