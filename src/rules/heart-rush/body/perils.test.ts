import { describe, expect, test } from "vitest";
import { breathLeft, clingsAgainst, fallDamage } from "./perils.ts";

describe("HR-HAZ-3 falls", () => {
  test.for([
    [20, 8, 12],
    [20, 20, 0],
    [20, 25, 0],
    [5, 3, 2],
    [4, 1, 0],
  ] as const)("%i feet, save %i: %i", ([feet, save, damage]) => {
    expect(fallDamage(feet, save)).toBe(damage);
  });
});

describe("HR-HAZ-4 breath", () => {
  test.for([
    [9, 0, 0, 9],
    [9, 2, 3, 4],
    [9, 7, 5, 0],
  ] as const)("a check of %i, after %i rounds and %i deeds: %i", ([check, rounds, deeds, left]) => {
    expect(breathLeft(check, rounds, deeds)).toBe(left);
  });
});

test("HR-COND-8 what a climber saves against", () => {
  expect([clingsAgainst(7, 5), clingsAgainst(3, 10)]).toEqual([7, 10]);
});
