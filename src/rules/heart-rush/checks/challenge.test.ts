import { describe, expect, test } from "vitest";
import { challengeNumber, CHALLENGES } from "./challenge.ts";

test("HR-CHAL-1 the ladder of tasks", () => {
  expect(Object.values(CHALLENGES)).toEqual([6, 9, 12, 15, 18, 21]);
});

describe("HR-CHAL-2 imposed saves", () => {
  test.for([
    [8, 0, 8],
    [8, 1, 10],
    [20, 3, 26],
  ] as const)("d%i at paragon level %i: %i", ([die, level, number]) => {
    expect(challengeNumber(die, level)).toBe(number);
  });
});
