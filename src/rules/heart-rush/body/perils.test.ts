import { describe, expect, test } from "vitest";
import { clingsAgainst, fallDamage } from "./perils.ts";

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

test("HR-COND-8 what a climber saves against", () => {
  expect([clingsAgainst(7, 5), clingsAgainst(3, 10)]).toEqual([7, 10]);
});
