import { describe, expect, test } from "vitest";
import { seeded } from "./random.ts";

const draws = (seed: number, limit: number, many: number): readonly number[] => {
  const random = seeded(seed);
  return Array.from({ length: many }, () => random.below(limit));
};

describe("CORE-PLAY-2 seeded dice", () => {
  test("the same seed gives the same draws, for good", () => {
    expect(draws(7, 20, 12)).toEqual(draws(7, 20, 12));
    expect(draws(7, 1000, 6)).toEqual([11, 61, 976, 699, 521, 405]);
    expect(draws(-1, 1000, 6)).toEqual([896, 189, 715, 944, 845, 539]);
  });
  test("another seed gives others", () => {
    expect(draws(8, 1000, 12)).not.toEqual(draws(7, 1000, 12));
  });
  test.for([2, 6, 20] as const)("evenly below %i", (limit) => {
    const counts = new Array<number>(limit).fill(0);
    for (const drawn of draws(99, limit, 6000 * limit)) counts[drawn] = (counts[drawn] ?? 0) + 1;
    expect(Math.min(...counts)).toBeGreaterThan(5600);
    expect(Math.max(...counts)).toBeLessThan(6400);
  });
  test("one item of several, or none of none", () => {
    const random = seeded(3);
    const picked = Array.from({ length: 60 }, () => random.pick(["a", "b", "c"]));
    expect(new Set(picked)).toEqual(new Set(["a", "b", "c"]));
    expect(random.pick([])).toBeUndefined();
  });
});
