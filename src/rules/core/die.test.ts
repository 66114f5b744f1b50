import { describe, expect, test } from "vitest";
import { DICE, stepDown, stepUp } from "./die.ts";

describe("CORE-DIE-1 the ladder of dice", () => {
  test("from small to large", () => {
    expect(DICE).toEqual([2, 4, 6, 8, 10, 12, 20]);
  });
  test.for([
    [2, null, 4],
    [4, 2, 6],
    [6, 4, 8],
    [8, 6, 10],
    [10, 8, 12],
    [12, 10, 20],
    [20, 12, null],
  ] as const)("d%i: down to %s, up to %s", ([die, down, up]) => {
    expect([stepDown(die), stepUp(die)]).toEqual([down, up]);
  });
  test("an end that is set", () => {
    expect([stepDown(6, 4), stepDown(4, 4), stepDown(2, 4)]).toEqual([4, null, null]);
    expect([stepUp(10, 12), stepUp(12, 12), stepUp(20, 12)]).toEqual([12, null, null]);
  });
});
