import { describe, expect, test } from "vitest";
import { SLEEP_DIE, sleepBonus, sleepsSurely, sleepsWell } from "./sleep.ts";
import type { Night } from "./sleep.ts";

const night = (parts: Partial<Night> = {}): Night => ({
  shelter: "none",
  bed: "none",
  warmth: "chilly",
  watch: false,
  dreamwort: false,
  ...parts,
});

describe("HR-REST-2 a night without a roll", () => {
  const best = { shelter: "permanent", bed: "bed", warmth: "comfortable" } as const;
  test.for([
    [best, true],
    [{ ...best, watch: true }, true],
    [{ ...best, shelter: "tent" }, false],
    [{ ...best, bed: "bedroll" }, false],
    [{ ...best, warmth: "chilly" }, false],
  ] as const)("%j: %s", ([parts, surely]) => {
    expect(sleepsSurely(night(parts))).toBe(surely);
  });
  test("otherwise a hundred is needed on a d100", () => {
    expect([SLEEP_DIE, sleepsWell(99), sleepsWell(100)]).toEqual([100, false, true]);
  });
});

describe("HR-REST-3 the night's bonus", () => {
  test.for([
    [{}, 10],
    [{ shelter: "permanent" }, 50],
    [{ shelter: "tent" }, 30],
    [{ bed: "bed" }, 50],
    [{ bed: "bedroll" }, 30],
    [{ warmth: "comfortable" }, 30],
    [{ warmth: "muggy" }, -10],
    [{ warmth: "freezing" }, -10],
    [{ warmth: "searing" }, -30],
    [{ warmth: "bone-chilling" }, -30],
    [{ watch: true }, -10],
    [{ dreamwort: true }, 30],
    [{ shelter: "tent", bed: "bedroll", warmth: "comfortable", watch: true, dreamwort: true }, 70],
  ] as const)("%j: %i", ([parts, bonus]) => {
    expect(sleepBonus(night(parts))).toBe(bonus);
  });
});
