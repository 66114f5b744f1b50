import { describe, expect, test } from "vitest";
import { array, assert, constantFrom, integer, property } from "fast-check";
import { fighterId } from "./brand.ts";
import { addedDice, checkShown, formula, poolDice, settle, TAKEN, totalOf } from "./pool.ts";
import type { PoolDie, Throw } from "./pool.ts";

const pool = (...faces: readonly number[]): readonly PoolDie[] =>
  faces.map((size, place) => ({ role: `own ${place}`, faces: size }));

const roll = (faces: readonly number[], net = 0, bonuses: readonly number[] = []): Throw => ({
  name: "roll",
  by: fighterId("ann"),
  dice: pool(...faces),
  net,
  flat: bonuses.map((value) => ({ from: "bonus", value })),
});

const kept = (thrown: Throw, faces: readonly number[]): readonly boolean[] =>
  settle(thrown, { faces }).dice.map((die) => die.kept);

describe("CORE-POOL-1 a total", () => {
  test.for([
    ["dice alone", roll([8, 6]), [3, 4], 7],
    ["with bonuses", roll([8, 6], 0, [2, -5]), [3, 4], 4],
    ["without the dropped", roll([8, 6], 1), [3, 6, 5], 11],
    ["of no dice", roll([], 0, [4]), [], 4],
  ] as const)("%s", ([, thrown, faces, total]) => {
    expect(settle(thrown, { faces }).total).toBe(total);
  });
  test("counts kept dice only", () => {
    const dice = [
      { role: "heart", faces: 8, face: 5, kept: true },
      { role: "ability", faces: 6, face: 4, kept: false },
    ];
    expect(totalOf(dice, [{ from: "x", value: 2 }])).toBe(7);
  });
});

describe("CORE-POOL-2 added dice", () => {
  test.for([
    ["advantage", [8, 6, 12], 2, [6, 6]],
    ["disadvantage", [8, 6, 12], -2, [12, 12]],
    ["neither", [8, 6, 12], 0, []],
    ["of an empty pool", [], 2, []],
  ] as const)("%s", ([, faces, net, sizes]) => {
    expect(addedDice(pool(...faces), net)).toEqual(sizes.map((size) => ({ role: "extra", faces: size })));
  });
  test("they come after the roll's own", () => {
    expect(poolDice(roll([8, 6], -1)).map(({ role, faces }) => `${role} d${faces}`)).toEqual([
      "own 0 d8",
      "own 1 d6",
      "extra d8",
    ]);
  });
});

describe("CORE-POOL-3 dropped dice", () => {
  test.for([
    ["the lowest under advantage", roll([8, 6], 2), [3, 6, 5, 1], [false, true, true, false]],
    ["the highest under disadvantage", roll([8, 6], -1), [7, 5, 3], [false, true, true]],
    ["two of disadvantage", roll([4, 8], -2), [4, 8, 2, 6], [true, false, true, false]],
    ["none without levels", roll([8, 6]), [1, 6], [true, true]],
  ] as const)("%s", ([, thrown, faces, expected]) => {
    expect(kept(thrown, faces)).toEqual(expected);
  });
});

describe("CORE-POOL-4 equal faces", () => {
  test.for([
    ["the added one goes", roll([8, 6], 1), [4, 2, 2], [true, true, false]],
    ["under disadvantage too", roll([8, 6], -1), [5, 2, 5], [true, true, false]],
    ["the later of one's own", roll([6, 6], 1), [2, 2, 5], [true, false, true]],
    ["the later of two added", roll([6], 2), [3, 3, 3], [true, false, false]],
  ] as const)("%s", ([, thrown, faces, expected]) => {
    expect(kept(thrown, faces)).toEqual(expected);
  });
});

describe("CORE-POOL-3 for any pool", () => {
  const sizes = array(constantFrom(2, 4, 6, 8, 10, 12, 20), { minLength: 1, maxLength: 5 });
  test("as many are kept as it has dice of its own, and no dropped one is better", () => {
    assert(
      property(sizes, integer({ min: -4, max: 4 }), array(integer({ min: 0, max: 999 })), (own, net, luck) => {
        const thrown = roll(own, net);
        const faces = poolDice(thrown).map((die, place) => 1 + ((luck[place] ?? 0) % die.faces));
        const { dice } = settle(thrown, { faces });
        const stay = dice.filter((die) => die.kept).map(({ face }) => face);
        const gone = dice.filter((die) => !die.kept).map(({ face }) => face);
        expect(stay).toHaveLength(own.length);
        expect(gone).toHaveLength(Math.abs(net));
        if (net > 0) expect(Math.max(0, ...gone)).toBeLessThanOrEqual(Math.min(...stay));
        if (net < 0) expect(Math.min(99, ...gone)).toBeGreaterThanOrEqual(Math.max(...stay));
      }),
    );
  });
});

describe("CORE-POOL-7 the best of different dice", () => {
  const best = (keep: number, faces: readonly number[], net = 0): Throw => ({ ...roll(faces, net, [1]), keep });
  test.for([
    ["the best of two", best(1, [6, 12]), [5, 9], [false, true], 10, "{1d6, 1d12}kh1 + 1"],
    ["the earlier of equals", best(1, [6, 12]), [5, 5], [true, false], 6, "{1d6, 1d12}kh1 + 1"],
    ["the best two of three", best(2, [4, 6, 8]), [4, 1, 3], [true, false, true], 8, "{1d4, 1d6, 1d8}kh2 + 1"],
    ["as many as there are", best(2, [4, 6]), [1, 2], [true, true], 4, "1d4 + 1d6 + 1"],
    ["more than there are", best(3, [4, 6]), [1, 2], [true, true], 4, "1d4 + 1d6 + 1"],
    ["with advantage", best(1, [4, 6], 1), [1, 2, 4], [false, false, true], 5, "{1d4, 1d6, 1d4}kh1 + 1"],
    ["with disadvantage", best(1, [4, 6], -1), [3, 2, 4], [false, true, false], 3, "{1d4, 1d6, 1d6}kl1 + 1"],
  ] as const)("%s", ([, thrown, faces, stay, total, expected]) => {
    expect(kept(thrown, faces)).toEqual(stay);
    expect(settle(thrown, { faces }).total).toBe(total);
    expect(formula(thrown)).toBe(expected);
    expect(checkShown(thrown, faces).ok).toBe(true);
  });
});

describe("CORE-POOL-5 faces from elsewhere", () => {
  test.for([
    ["as rolled", [8, 6, 6], { ok: true, value: { faces: [8, 6, 6] } }],
    ["one too few", [8, 6], { ok: false, reason: { path: "/faces", expected: "faces 3" } }],
    ["one too many", [8, 6, 6, 1], { ok: false, reason: { path: "/faces", expected: "faces 3" } }],
    ["too high", [8, 7, 6], { ok: false, reason: { path: "/faces/1", expected: "whole-number 1 6" } }],
    ["zero", [0, 6, 6], { ok: false, reason: { path: "/faces/0", expected: "whole-number 1 8" } }],
    ["a fraction", [8, 6, 1.5], { ok: false, reason: { path: "/faces/2", expected: "whole-number 1 6" } }],
    ["a text", [8, "6", 6], { ok: false, reason: { path: "/faces/1", expected: "whole-number 1 6" } }],
    ["nothing", [null, 6, 6], { ok: false, reason: { path: "/faces/0", expected: "whole-number 1 8" } }],
  ] as const)("%s", ([, faces, result]) => {
    expect(checkShown(roll([8, 6], 1), faces)).toEqual(result);
  });
  test("our own code may not settle what was not rolled", () => {
    expect(() => settle(roll([8]), { faces: [9] })).toThrow("Broken invariant: faces of roll fit its dice");
  });
});

describe("CORE-POOL-6 formulas", () => {
  test.for([
    ["plain", roll([8, 6]), "1d8 + 1d6"],
    ["with a bonus", roll([8, 6], 0, [2, 1]), "1d8 + 1d6 + 3"],
    ["with a malus", roll([8], 0, [-2]), "1d8 - 2"],
    ["bonuses that cancel", roll([8], 0, [2, -2]), "1d8"],
    ["advantage", roll([8, 6], 2, [4]), "{1d8, 1d6, 1d6, 1d6}kh2 + 4"],
    ["disadvantage", roll([8, 6], -1), "{1d8, 1d6, 1d8}kl2"],
    ["a bonus alone", roll([], 0, [-3]), "-3"],
    ["nothing", roll([]), "0"],
    ["advantage on nothing", roll([], 2), "0"],
  ] as const)("%s", ([, thrown, expected]) => {
    expect(formula(thrown)).toBe(expected);
  });
});

describe("CORE-POOL-8 a die that is taken off", () => {
  const less = (net: number, flat: readonly number[] = []): Throw => {
    const own = roll([8, 6], net, flat);
    return { ...own, dice: [...own.dice, { role: TAKEN, faces: 12 }] };
  };

  test.for([
    ["counts against the total", less(0), [5, 4, 7], 2, "1d8 + 1d6 - 1d12"],
    ["may leave less than nothing", less(0, [-1]), [1, 1, 12], -11, "1d8 + 1d6 - 1d12 - 1"],
    ["is not dropped under disadvantage, however high", less(-1), [2, 6, 8, 12], -4, "{1d8, 1d6, 1d8}kl2 - 1d12"],
    ["nor under advantage, however low", less(1), [2, 6, 5, 1], 10, "{1d8, 1d6, 1d6}kh2 - 1d12"],
  ] as const)("%s", ([, thrown, faces, total, spelled]) => {
    expect(settle(thrown, { faces }).total).toBe(total);
    expect(formula(thrown)).toBe(spelled);
  });

  test("comes after the dice that levels add, which are not of its size", () => {
    expect(poolDice(less(-1)).map(({ role, faces }) => `${role} d${faces}`)).toEqual([
      "own 0 d8",
      "own 1 d6",
      "extra d8",
      "taken d12",
    ]);
  });
});
