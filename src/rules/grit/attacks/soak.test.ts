import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pierce, soak } from "./soak.ts";

describe("GRT-VOL-3 Armor off each attack", () => {
  test.for([
    [11, 1, 10],
    [3, 2, 1],
    [2, 2, 0],
    [1, 2, 0],
    [12, 3, 9],
  ] as const)("%i against Armor %i: %i", ([attack, armor, passed]) => {
    expect(pierce(attack, armor)).toBe(passed);
  });
});

describe("GRT-VOL-4 Grit once off the sum", () => {
  test.for([
    { passed: [10], grit: 2, gritLost: 2, direct: 8 },
    { passed: [10, 6], grit: 2, gritLost: 2, direct: 14 },
    { passed: [4, 1, 0], grit: 1, gritLost: 1, direct: 4 },
    { passed: [2], grit: 3, gritLost: 2, direct: 0 },
    { passed: [], grit: 3, gritLost: 0, direct: 0 },
  ])("$passed on Grit $grit: $direct direct", ({ passed, grit, gritLost, direct }) => {
    expect(soak(passed, grit)).toEqual({ gritLost, direct });
  });

  test("in whatever order the attacks come", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 })), fc.integer({ min: 0, max: 20 }), (passed, grit) => {
        expect(soak(passed.toReversed(), grit)).toEqual(soak(passed, grit));
      }),
    );
  });
  test("nothing is lost on the way, and Grit is never below nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12 })), fc.integer({ min: 0, max: 20 }), (passed, grit) => {
        const { gritLost, direct } = soak(passed, grit);
        expect(gritLost + direct).toBe(passed.reduce((sum, one) => sum + one, 0));
        expect(gritLost).toBeLessThanOrEqual(grit);
        expect(direct === 0 || gritLost === grit).toBe(true);
      }),
    );
  });
});
