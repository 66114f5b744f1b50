import { describe, expect, test } from "vitest";
import { sideId } from "../core/brand.ts";
import type { Plan } from "./state/model.ts";
import { A, B, C, GM, piece, playerOf, playing, weapon } from "./testing/playing.ts";
import { duel, struck } from "./testing/duel.ts";

const fleeing = (evades: number) => {
  const game = playing(
    { A: { side: "a" }, C: { side: "a" }, B: { side: "b" } },
    {
      dice: {
        "weapon:A": [[2]],
        "weapon:C": [[8]],
        "weapon:B": [[5]],
        "save:A:manoeuvre": [[5]],
        "save:C:manoeuvre": [[evades]],
        "save:B:manoeuvre": [[3]],
      },
    },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [6], C: [8], B: [6] });
  const flight: Readonly<Record<string, Partial<Plan>>> = { C: { flee: true } };
  game.pass(flight);
  return game;
};

test("THR-FLEE-1 unhurt: away, and the weapon with them", () => {
  const game = fleeing(5);
  expect(game.last("struck").blows.find(({ who }) => who === B)).toMatchObject({ threat: 2 });
  expect(game.view().fighters[C]).toMatchObject({ away: true, engaged: false, standing: true });
  expect(game.exchange().reduction).toEqual({ a: 1, b: 1 });
});

test("THR-FLEE-1 and away for good: in a fresh engagement, and when its setup begins anew", () => {
  const bare = { items: [] };
  const game = playing({ A: { side: "a", ...bare }, C: { side: "a", ...bare }, B: { side: "b", ...bare } });
  game.ready();
  game.weapons();
  game.breathe({ A: [], C: [], B: [] });
  game.pass({ C: { flee: true } });
  expect(game.phase()).toBe("impasse");
  game.act({ do: "again" });
  expect(game.view().fighters).toMatchObject({ A: { away: false, engaged: true }, C: { away: true, engaged: false } });
  game.rule({ rule: "vantage", side: sideId("b") });
  expect(game.view()).toMatchObject({ vantage: "b", fighters: { C: { away: true, engaged: false } } });
});

test("THR-FLEE-2 hurt: still engaged, the weapon gone", () => {
  const game = fleeing(4);
  expect(game.view().fighters[C]).toMatchObject({ away: false, engaged: true, fleeing: false, injuries: 1 });
  expect(game.exchange().dice.find(({ id }) => id === "C:w")?.use).toBe("out");
});

const group = (attrition: "each" | "one") => {
  const game = playing(
    { A: { side: "a" }, C: { side: "a" }, B: { side: "b" } },
    {
      options: { attrition },
      dice: {
        "weapon:A": [[2]],
        "weapon:C": [[1]],
        "weapon:B": [[5]],
        "save:A:manoeuvre": [[5]],
        "save:C:manoeuvre": [[6]],
        "save:B:manoeuvre": [[4, 3]],
      },
    },
  );
  game.ready();
  game.weapons();
  game.breathe({ A: [6], C: [8], B: [8, 6] });
  game.pass();
  return game;
};

describe("THR-ATT-1 what is put away", () => {
  test.for([
    { attrition: "each", a: [], c: [] },
    { attrition: "one", a: [5], c: [] },
  ] as const)("$attrition", ({ attrition, a, c }) => {
    const game = group(attrition);
    expect(game.view().fighters).toMatchObject({ A: { manoeuvre: a }, C: { manoeuvre: c }, B: { manoeuvre: [3] } });
    expect(game.sheet("A").breath.some((die) => die.lost)).toBe(false);
  });
});

test("THR-ATT-2 a threat falls by the number of foes standing", () => {
  const game = group("each");
  expect(game.exchange().reduction).toEqual({ a: 1, b: 2 });
  expect(game.view().fighters).toMatchObject({ A: { threat: 3 }, B: { threat: 1 } });
});

describe("THR-ATT-3 impasse", () => {
  test("threats wear down until nobody is threatened", () => {
    const all = { 4: 4, 6: 5, 8: 6, 10: 7, 12: 8 };
    const game = duel({ weapon: 4, breath: all }, { weapon: 3, breath: all });
    for (let pass = 1; pass <= 4; pass++) {
      expect(game.phase()).toBe("decide");
      game.pass();
    }
    expect(game.phase()).toBe("impasse");
    expect(game.view().fighters[A]?.manoeuvre).toEqual([4]);
  });
  test("two in plate: after one pass, not before", () => {
    const plated = { items: [weapon("w"), piece("plate")] };
    const game = duel({ weapon: 6, ...plated }, { weapon: 8, ...plated });
    expect(game.phase()).toBe("decide");
    game.pass();
    expect(game.phase()).toBe("impasse");
  });
  test("those who have fallen are threatened no more", () => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b", items: [piece("plate")] }, C: { side: "b", items: [] } },
      { dice: { "weapon:A": [[6]] } },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [], C: [] });
    game.pass();
    expect(game.sheet("C").incapacitated).toBe(true);
    expect(game.phase()).toBe("impasse");
  });
  test("anyone in it may ask for a fresh engagement", () => {
    const game = duel({}, {});
    expect(game.act({ do: "again" })).toBe("wrong-phase");
    game.pass();
    expect(game.act({ do: "again" }, playerOf("C"))).toBe("not-yours");
    expect(game.act({ do: "again" }, playerOf("A"))).toBeNull();
    expect(game.view()).toMatchObject({ phase: "setup", number: 2, pass: 1, dice: [] });
  });
  test("or leave it", () => {
    const game = duel({}, {});
    expect(game.act({ do: "stop" }, playerOf("A"))).toBe("gm-only");
    game.pass();
    expect(game.act({ do: "stop" }, playerOf("A"))).toBeNull();
    expect(game.phase()).toBe("lull");
  });
});

describe("THR-OVER-1 the end", () => {
  test("when a side has nobody left", () => expect(struck({ weapon: 5 }, {}).phase()).toBe("over"));
  test("also by a ruling", () => {
    const game = duel({ weapon: 5 }, {});
    game.rule({ rule: "standing", who: B, standing: false });
    expect(game.phase()).toBe("over");
  });
});

describe("THR-OVER-2 the Game Master confirms it", () => {
  test("or ends anything early", () => {
    const game = struck({ weapon: 5 }, {});
    expect(game.act({ do: "stop" }, playerOf("A"))).toBe("gm-only");
    expect(game.act({ do: "stop" }, GM)).toBeNull();
    expect(game.act({ do: "stop" }, GM)).toBe("wrong-phase");
    expect(game.phase()).toBe("lull");
  });
});

test("THR-OVER-3 what was thrown is out of hand", () => {
  const game = playing({ A: { side: "a" }, B: { side: "b", items: [] } }, { dice: { "weapon:A": [[3]] } });
  game.ready({ A: { uses: [{ item: "w", thrown: true, aim: null }] } });
  game.weapons();
  expect(game.sheet("A").items[0]).toMatchObject({ held: true, marks: [3] });
  game.breathe({ A: [], B: [] });
  game.pass();
  expect(game.phase()).toBe("over");
  expect(game.sheet("A").items[0]).toMatchObject({ held: false });
  game.rule({ rule: "held", who: A, item: "w", held: true });
  expect(game.act({ do: "stop" })).toBeNull();
  expect(game.sheet("A").items[0]).toMatchObject({ held: true });
});
