import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { feetApart, feetBetween, straightWay } from "./ground.ts";
import type { Fight, Square } from "../state/model.ts";
import { conditions, LONGBOW } from "../testing/creature.ts";
import { dash, id, scene, sidestep, walk } from "../testing/scene.ts";
import type { Part, Scene } from "../testing/scene.ts";
import { alone, at, field } from "../testing/field.ts";

describe("HR-POS-1 distance", () => {
  test.for<[Square, "medium" | "L2" | "L3", Square, "medium" | "L2" | "L3", number]>([
    [[0, 0], "medium", [5, 0], "medium", 5],
    [[0, 0], "medium", [5, 5], "medium", 5],
    [[0, 0], "medium", [0, 0], "medium", 0],
    [[0, 0], "medium", [15, 10], "medium", 15],
    [[0, 0], "L2", [10, 0], "medium", 5],
    [[10, 0], "medium", [0, 0], "L3", 0],
    [[0, 0], "medium", [-20, -5], "L3", 10],
  ])("%j %s to %j %s: %i feet", ([one, size, other, theirs, feet]) => {
    expect(feetApart(one, size, other, theirs)).toBe(feet);
  });

  test("without a map it is what the table says, both ways, and out of reach otherwise", () => {
    const told = scene({ ana: {}, bo: {}, orc: { side: "enemies" } }).with({
      ground: { kind: "spoken", feet: { "ana|orc": 15 }, cover: {} },
    });
    expect(feetBetween(told.table, id("ana"), id("orc"))).toBe(15);
    expect(feetBetween(told.table, id("orc"), id("ana"))).toBe(15);
    expect(feetBetween(told.table, id("ana"), id("bo"))).toBe(10_000);
  });

  test("whoever stands nowhere on the map is out of reach", () => {
    const told = scene({ ana: { at: [0, 0] }, orc: { side: "enemies" } });
    expect(feetBetween(told.table, id("ana"), id("orc"))).toBe(10_000);
    expect(feetBetween(told.table, id("orc"), id("ana"))).toBe(10_000);
  });

  test("the straight way goes diagonally as long as that helps", () => {
    expect(straightWay([0, 0], [15, -5])).toEqual([
      [0, 0],
      [5, -5],
      [10, -5],
      [15, -5],
    ]);
  });
});

describe("HR-POS-2 what is in the way", () => {
  const walls = (told: Scene, ...squares: string[]): Scene => {
    const { ground } = told.table.fight;
    return ground.kind === "map"
      ? told.with({ ground: { ...ground, walls: squares } satisfies Fight["ground"] })
      : told;
  };

  test("walls, and whoever is less than two sizes different and not dead", () => {
    expect(field().answer(dash("ana", [5, 0]))).toBe("square-taken");
    expect(walls(field(), "0,5").answer(dash("ana", [0, 5]))).toBe("wall-in-the-way");
    expect(field({}, { sheet: { size: "tiny" } }).answer(dash("ana", [5, 0]))).toBe("ok");
    expect(field({}, { sheet: { size: "small" } }).answer(dash("ana", [5, 0]))).toBe("square-taken");
    expect(field({}, { fighter: { life: "dead" } }).answer(dash("ana", [5, 0]))).toBe("ok");
    expect(field({}, { fighter: { life: "unconscious" } }).answer(dash("ana", [5, 0]))).toBe("square-taken");
  });

  test("the whole of a large space counts", () => {
    const giant = { at: [0, 0], sheet: { size: "L2" } } as const;
    expect(walls(field(giant, { at: [100, 0] }), "10,5").answer(dash("ana", [5, 0]))).toBe("wall-in-the-way");
    expect(walls(field(giant, { at: [100, 0] }), "15,5").answer(dash("ana", [5, 0]))).toBe("ok");
  });

  test("a way of one's own passes through nobody and no wall", () => {
    const way: readonly Square[] = [
      [0, 0],
      [5, 0],
      [10, 0],
    ];
    expect(field().answer(dash("ana", [10, 0], way))).toBe("square-taken");
    expect(walls(alone(), "5,0").answer(dash("ana", [10, 0], way))).toBe("wall-in-the-way");
    expect(walls(alone(), "5,0").answer(dash("ana", [10, 0]))).toBe("ok");
  });
});

describe("HR-MOVE-1 what keeps one in place", () => {
  test.for<[string, Part]>([
    ["cannot-move", { sheet: { conditions: conditions({ restrained: 1 }) } }],
    ["cannot-act", { sheet: { conditions: conditions({ stunned: 1 }) } }],
    ["surprised", { fighter: { surprised: true } }],
    ["confused-move-or-act", { sheet: { conditions: conditions({ confused: 1 }) }, fighter: { acted: true } }],
  ])("%s", ([reason, part]) => {
    expect(alone(part).answer(dash("ana", [5, 0]))).toBe(reason);
    expect(alone(part).answer(sidestep("ana", [5, 0]))).toBe(reason);
  });

  test("a grappler does not dash", () => {
    expect(alone({ sheet: { conditions: conditions({ grappling: [1, "orc"] }) } }).answer(dash("ana", [5, 0]))).toBe(
      "cannot-move",
    );
  });
});

describe("HR-MOVE-2 a dash", () => {
  test("as far as one's speed, and no further", () => {
    expect(alone().answer(dash("ana", [60, 0]))).toBe("ok");
    expect(alone().answer(dash("ana", [65, 0]))).toBe("too-far");
    expect(alone({ sheet: { armour: "heavy" } }).answer(dash("ana", [50, 0]))).toBe("too-far");
  });

  test("hard ground is counted as the table measures it, never less than the way is long", () => {
    const slow = (feet: number): Command => ({
      do: "dash",
      who: id("ana"),
      destination: { ...walk([30, 0]), feet },
      stand: false,
    });
    expect(alone().does(slow(60)).fighter("ana").moved).toBe(60);
    expect(alone().answer(slow(65))).toBe("too-far");
    expect(alone().does(slow(5)).fighter("ana").moved).toBe(30);
  });

  test("a way of one's own goes square by square from here to there", () => {
    const round: readonly Square[] = [
      [0, 0],
      [0, 5],
      [5, 10],
      [10, 5],
    ];
    expect(
      alone()
        .does(dash("ana", [10, 5], round))
        .fighter("ana").moved,
    ).toBe(15);
    expect(alone().answer(dash("ana", [10, 0], round))).toBe("too-far");
    expect(alone().answer(dash("ana", [10, 5], round.slice(1)))).toBe("too-far");
    expect(
      alone().answer(
        dash(
          "ana",
          [10, 0],
          [
            [0, 0],
            [10, 0],
          ],
        ),
      ),
    ).toBe("too-far");
    expect(alone().answer(dash("ana", [0, 0]))).toBe("too-far");
    expect(alone().answer({ do: "dash", who: id("ana"), destination: walk(null, 10), stand: false })).toBe("too-far");
  });

  test("on spoken ground one goes to somebody's side, and stands where that one does", () => {
    const told = scene({ ana: {}, bo: {}, orc: { side: "enemies" } }).with({
      ground: { kind: "spoken", feet: { "ana|bo": 5, "bo|orc": 30 }, cover: {} },
    });
    const moved = told.does({
      do: "dash",
      who: id("ana"),
      destination: { to: null, path: [], feet: 40, near: [id("orc"), id("ana")] },
      stand: false,
    });
    expect(moved.table.fight.ground).toEqual({
      kind: "spoken",
      feet: { "bo|orc": 30, "ana|bo": 30, "ana|orc": 5 },
      cover: {},
    });
    expect(moved.fighter("ana").moved).toBe(40);
  });
});

describe("HR-MOVE-3 the prone", () => {
  const prone = (more: Part = {}) => alone({ ...more, sheet: { conditions: conditions({ prone: 1 }), ...more.sheet } });
  const stand = (to: Square | null): Command => ({ do: "dash", who: id("ana"), destination: walk(to), stand: true });

  test("crawl, or stand up for half their speed", () => {
    expect(prone().answer(dash("ana", [5, 0]))).toBe("ok");
    expect(prone().answer(dash("ana", [10, 0]))).toBe("stand-up-first");
    expect(prone().answer(stand([30, 0]))).toBe("ok");
    expect(prone().answer(stand([35, 0]))).toBe("too-far");
    const told = prone().does(stand(null));
    expect(told.sheet("ana").conditions).toEqual({});
    expect(told.fighter("ana")).toMatchObject({ moved: 0, dashed: true });
  });

  test("a sidestep stands one up as well, where one is", () => {
    const told = prone().does(sidestep("ana", null));
    expect(told.sheet("ana").conditions).toEqual({});
    expect(at(told, "ana")).toEqual([0, 0]);
  });

  test("only the prone stand up, and not while they grapple", () => {
    expect(alone().answer(stand(null))).toBe("not-prone");
    expect(alone().answer(sidestep("ana", null))).toBe("not-prone");
    const holding = { sheet: { conditions: conditions({ prone: 1, grappling: [1, "orc"] }) } };
    expect(prone(holding).answer(stand(null))).toBe("cannot-move");
    expect(prone(holding).answer(sidestep("ana", null))).toBe("cannot-move");
  });
});

describe("HR-MOVE-4, HR-MOVE-5 after fighting", () => {
  test("who struck at ten feet does not dash, but may sidestep", () => {
    const struck = alone({ fighter: { struckFar: true } });
    expect(struck.answer(dash("ana", [5, 0]))).toBe("reach-attack-bars-dash");
    expect(struck.answer(sidestep("ana", [5, 0]))).toBe("ok");
  });

  test("who shot moves half its speed in all", () => {
    const shot = (moved: number) => alone({ sheet: { weapon: LONGBOW }, fighter: { shotInStance: true, moved } });
    expect(shot(20).answer(dash("ana", [5, 0]))).toBe("ok");
    expect(shot(25).answer(dash("ana", [5, 0]))).toBe("ranged-half-move");
    expect(shot(25).answer(sidestep("ana", [5, 0]))).toBe("ranged-half-move");
    expect(alone({ sheet: { weapon: LONGBOW }, fighter: { moved: 25 } }).answer(dash("ana", [5, 0]))).toBe("ok");
  });
});

describe("HR-MOVE-6 a sidestep", () => {
  test("is five feet, and somewhere else", () => {
    expect(alone().answer(sidestep("ana", [10, 0]))).toBe("too-far");
    expect(
      alone().answer({ do: "sidestep", who: id("ana"), destination: walk([0, 0]), stand: false, pay: "rush" }),
    ).toBe("too-far");
    expect(alone().answer(sidestep("nobody", [5, 0]))).toBe("unknown-fighter");
  });

  test("provokes nobody", () => {
    expect(field().does(sidestep("ana", [-5, 0])).table.fight.moving).toBeNull();
  });

  test("draws along whom one holds", () => {
    const grip = { sheet: { conditions: conditions({ grappling: [1, "orc"] }) } };
    const told = field(grip).does(sidestep("ana", [-5, 0]));
    expect([at(told, "ana"), at(told, "orc")]).toEqual([
      [-5, 0],
      [0, 0],
    ]);
    const gone = field({ sheet: { conditions: conditions({ grappling: [1, "ghost"] }) } }).does(
      sidestep("ana", [-5, 0]),
    );
    expect(at(gone, "orc")).toEqual([5, 0]);
  });
});
