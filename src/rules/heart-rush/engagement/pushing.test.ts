import { describe, expect, test } from "vitest";
import { heartRush } from "../index.ts";
import { pushedTo } from "./effect-of.ts";
import { cantrip, conditions, MAUL } from "../testing/creature.ts";
import { attack, closes, declares, id, of, scene, turnedOver } from "../testing/scene.ts";
import type { Options } from "../state/options.ts";
import type { Part, Scene } from "../testing/scene.ts";

describe("HR-PUSH-1, HR-PUSH-2 pushes", () => {
  const push = (
    ana: Part,
    orc: Part,
    others: Readonly<Record<string, Part>> = {},
    options: Partial<Options> = {},
    ...more: readonly (readonly number[])[]
  ) => {
    const parts = {
      ana: { at: [0, 0] as const, ...ana, sheet: { weapon: cantrip("force"), ...ana.sheet } },
      orc: { side: "enemies" as const, at: [5, 0] as const, ...orc },
      ...others,
    };
    return turnedOver(scene(parts, options), "ana", "orc", { ana: "cunning", orc: "defensive" })
      .does(declares("ana", attack("orc")))
      .does(closes, ...more);
  };
  const to = (told: Scene) =>
    told.table.fight.ground.kind === "map" ? told.table.fight.ground.at[id("orc")] : undefined;

  test.for([
    ["tiny", 30],
    ["small", 25],
    ["medium", 20],
    ["large", 15],
    ["L2", 10],
  ] as const)("a %s one goes %i feet", ([size, feet]) => {
    expect(of(push({}, { sheet: { size } }), "pushed")[0]?.feet).toBe(feet);
  });

  test.for<[readonly [number, number], readonly [number, number]]>([
    [
      [5, 0],
      [25, 0],
    ],
    [
      [-5, 0],
      [-25, 0],
    ],
    [
      [0, 5],
      [0, 25],
    ],
    [
      [5, -5],
      [25, -25],
    ],
    [
      [10, 5],
      [30, 25],
    ],
  ])("from %j to %j", ([from, square]) => {
    expect(to(push({}, { at: from }))).toEqual(square);
  });

  test("HR-WEAP-7 a push is foretold to the square it ends on, and none where nothing is pushed", () => {
    const parts = {
      ana: { at: [0, 0], sheet: { weapon: MAUL } },
      orc: { side: "enemies", at: [5, 0] },
      hound: { side: "enemies", at: [0, 5] },
    } as const;
    const open = turnedOver(scene(parts), "ana", "orc", { ana: "might", orc: "cunning" });
    expect(pushedTo(open.table, id("ana"), id("orc"))).toEqual([15, 0]);
    expect(pushedTo(open.table, id("orc"), id("ana"))).toBeNull();
    expect(pushedTo(open.table, id("ana"), id("hound"))).toBeNull();
  });

  test.for<[size: "L2" | "L3", from: readonly [number, number], to: readonly [number, number]]>([
    ["L2", [0, 0], [-40, -40]],
    ["L2", [5, 0], [45, -40]],
    ["L3", [10, 5], [55, 5]],
  ])("out of the space of an %s one goes away from its middle: %j to %j", ([size, from, square]) => {
    const told = push({ sheet: { size } }, { at: from, sheet: { size: "tiny" } });
    expect(to(told)).toEqual(square);
  });

  test("or nowhere, by option, while it leads away from everybody else as ever", () => {
    const fromL2 = (from: readonly [number, number]) =>
      push({ sheet: { size: "L2" } }, { at: from, sheet: { size: "tiny" } }, {}, { pushWithin: "stay" });
    expect([to(fromL2([5, 0])), of(fromL2([5, 0]), "pushed")]).toMatchObject([[5, 0], [{ moved: 0, stoppedBy: null }]]);
    expect(to(fromL2([10, 0]))).toEqual([50, 0]);
  });

  test("whoever is in the very middle of the pusher's space goes nowhere", () => {
    const told = push({ sheet: { size: "L3" } }, { at: [5, 5], sheet: { size: "tiny" } });
    expect(of(told, "pushed")).toMatchObject([{ moved: 0, stoppedBy: null }]);
  });

  test.for<[string, from: readonly [number, number], square: readonly [number, number]]>([
    ["to the last space on it", [5, 0], [10, 0]],
    ["nowhere from there", [10, 0], [10, 0]],
    ["as far as ever from beyond it", [15, 0], [35, 0]],
  ])("the edge of the map ends it, and hurts nobody: %s", ([, from, square]) => {
    const ana = { at: [from[0] - 5, 0], sheet: { weapon: cantrip("force") } } as const;
    const field = scene({ ana, orc: { side: "enemies", at: from } });
    const { ground } = field.table.fight;
    if (ground.kind !== "map") throw new Error("there is a map");
    const told = turnedOver(field.with({ ground: { ...ground, edge: [-50, -50, 15, 50] } }), "ana", "orc", {
      ana: "cunning",
      orc: "defensive",
    })
      .does(declares("ana", attack("orc")))
      .does(closes);
    expect(to(told)).toEqual(square);
    expect(of(told, "pushed")).toMatchObject([{ feet: 20, moved: square[0] - from[0], stoppedBy: null }]);
    expect(heartRush.read.table(told.table, "")).toEqual({ ok: true, value: told.table });
  });

  test("HR-HAZ-1, HR-HAZ-2 what is in the way hurts, and shares if it has no shield", () => {
    const wall = { hound: { side: "enemies", at: [15, 0] } } as const;
    const told = push({}, {}, wall, {}, [1, 2, 4]);
    expect(told.throws[0]).toMatchObject({
      name: "damage:collision->orc",
      dice: [{ faces: 6 }, { faces: 6 }, { faces: 6 }],
    });
    expect(of(told, "pushed")).toMatchObject([{ feet: 20, moved: 5, stoppedBy: "hound" }]);
    expect(of(told, "hurt").map(({ on, raw }) => [on, raw])).toEqual([
      ["orc", 4],
      ["hound", 3],
    ]);
    const shield = { hound: { side: "enemies", at: [15, 0], sheet: { shield: "light" } } } as const;
    expect(of(push({}, {}, shield, {}, [1, 2, 4]), "hurt").map(({ on, raw }) => [on, raw])).toEqual([["orc", 7]]);
  });

  test("HR-HAZ-7 the heavy shield of an enemy stops it, however great its bearer, and shares nothing", () => {
    const giant = (shield: "light" | "heavy", side: Part["side"] = "players") =>
      ({ drake: { side, at: [15, 0], sheet: { size: "L3", shield } } }) as const;
    const stopped = push({}, {}, giant("heavy"), {}, [1, 2, 3]);
    expect(of(stopped, "pushed")).toMatchObject([{ moved: 5, stoppedBy: "drake" }]);
    expect(of(stopped, "hurt")).toMatchObject([{ on: "orc", raw: 6 }]);
    expect(of(push({}, {}, giant("light")), "pushed")).toMatchObject([{ moved: 20, stoppedBy: null }]);
    expect(of(push({}, {}, giant("heavy", "enemies")), "pushed")).toMatchObject([{ moved: 20, stoppedBy: null }]);
  });

  test("HR-PUSH-3 a push breaks the hold on whom it moves, and draws along whom it holds", () => {
    const bo = { bo: { at: [5, 5], sheet: { conditions: conditions({ grappling: [1, "orc"] }) } } } as const;
    const freed = push({}, { sheet: { conditions: conditions({ grappled: [1, "bo"], restrained: 1 }) } }, bo);
    expect(freed.sheet("bo").conditions).toEqual({});
    expect(freed.sheet("orc").conditions).toEqual({});
    const held = { bo: { at: [5, 5] } } as const;
    const dragged = push({}, { sheet: { conditions: conditions({ grappling: [1, "bo"] }) } }, held);
    expect(dragged.table.fight.ground).toMatchObject({ at: { orc: [25, 0], bo: [20, 0] } });
  });

  test("HR-PUSH-6 whom the pushed one holds shares in what hurts it", () => {
    const held = { bo: { at: [5, 5] }, hound: { side: "enemies", at: [15, 0] } } as const;
    const told = push({}, { sheet: { conditions: conditions({ grappling: [1, "bo"] }) } }, held, {}, [1, 2, 6]);
    expect(of(told, "hurt").map(({ on, from, raw }) => [on, from, raw])).toEqual([
      ["orc", "collision", 3],
      ["bo", "collision", 2],
      ["hound", "collision", 4],
    ]);
  });

  test("HR-COND-8 a climber that is pushed may fall off", () => {
    const told = push({}, { sheet: { size: "small", conditions: conditions({ climbing: [1, "drake"] }) } });
    expect(told.table.fight.clinging).toEqual({ orc: 25 });
  });

  test("without a map the pushed one is that much farther from everyone", () => {
    const parts = { ana: { sheet: { weapon: cantrip("force") } }, bo: {}, orc: { side: "enemies" } } as const;
    const told = turnedOver(
      scene(parts).with({ ground: { kind: "spoken", feet: { "ana|orc": 10, "bo|orc": 5, "ana|bo": 5 }, cover: {} } }),
      "ana",
      "orc",
      { ana: "cunning", orc: "defensive" },
    ).does(declares("ana", attack("orc")));
    expect(told.does(closes).table.fight.ground).toEqual({
      kind: "spoken",
      feet: { "ana|bo": 5, "ana|orc": 30, "bo|orc": 25 },
      cover: {},
    });
  });
});
