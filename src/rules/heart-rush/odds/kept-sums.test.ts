import { describe, expect, test } from "vitest";
import { array, assert, boolean, constantFrom, integer, property } from "fast-check";
import { chanceOf, chanceOfAtLeast, mean } from "./distribution.ts";
import { everyWay, ratio } from "../testing/exact-odds.ts";
import { keptSums } from "./kept-sums.ts";

describe("HR-ODDS-1 d8 and d6 against a number", () => {
  test.for([
    [6, 38 / 48],
    [9, 21 / 48],
    [12, 6 / 48],
    [15, 0],
  ] as const)("at least %i: %d", ([number, chance]) => {
    expect(chanceOfAtLeast(keptSums([8, 6], [], true), number)).toBeCloseTo(chance, 14);
  });
});

describe("HR-ODDS-1 the mean of d8 and d6 under levels", () => {
  test.for([
    ["two of disadvantage", [8, 8], false, 5.452],
    ["one of disadvantage", [8], false, 6.414],
    ["none", [], true, 8],
    ["one of advantage", [6], true, 9.337],
    ["two of advantage", [6, 6], true, 10.123],
  ] as const)("%s", ([, added, keepHighest, average]) => {
    expect(mean(keptSums([8, 6], added, keepHighest))).toBeCloseTo(average, 3);
  });
});

const agree = (own: readonly number[], added: readonly number[], keepHighest: boolean): void => {
  const odds = keptSums(own, added, keepHighest);
  const exact = everyWay(own, added, keepHighest);
  expect(odds.least).toBe(own.length);
  expect(odds.chances.length).toBe(Math.max(0, ...exact.by.keys()) - own.length + 1);
  for (let total = odds.least; total < odds.least + odds.chances.length; total++) {
    const chance = ratio(exact.by.get(total) ?? 0n, exact.all);
    expect(Math.abs(chanceOf(odds, total) - chance)).toBeLessThanOrEqual(1e-15);
  }
};

describe("HR-ODDS-1 as counted way by way", () => {
  test.for([
    ["one die", [20], [], true],
    ["no dice", [], [], true],
    ["mixed dice, kept high", [4, 12, 6], [4, 4], true],
    ["mixed dice, kept low", [4, 12, 6], [12], false],
    ["more added than own", [2, 6], [2, 2, 2, 2], true],
    ["more added than own, kept low", [2, 4], [4, 4, 4], false],
    ["dice of odd sizes", [3, 5, 1], [5], false],
    ["an attack with a heavy weapon", [8, 10, 12, 12], [], true],
  ] as const)("%s", ([, own, added, keepHighest]) => {
    agree(own, added, keepHighest);
  });

  test("for any small pool", () => {
    const dice = array(constantFrom(2, 4, 6, 8, 10), { minLength: 1, maxLength: 3 });
    assert(
      property(dice, integer({ min: 0, max: 2 }), boolean(), (own, levels, keepHighest) => {
        const size = keepHighest ? Math.min(...own) : Math.max(...own);
        agree(
          own,
          Array.from({ length: levels }, () => size),
          keepHighest,
        );
      }),
      { numRuns: 60 },
    );
  });
});
