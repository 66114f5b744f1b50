import { describe, expect, test } from "vitest";
import { TAKEN } from "../../core/pool.ts";
import type { PoolDie } from "../../core/pool.ts";
import { mean } from "./distribution.ts";
import { keptSums } from "./kept-sums.ts";
import { countingOnce, poolOdds, rollOdds } from "./roll-odds.ts";

const pool = (...faces: readonly number[]): readonly PoolDie[] => faces.map((size) => ({ role: "die", faces: size }));

describe("HR-ODDS-1 levels add the right dice", () => {
  test.for([
    ["advantage adds the smallest", [8, 6, 12], 2, [6, 6], true],
    ["disadvantage adds the largest", [8, 6, 12], -1, [12], false],
    ["no level adds none", [8, 6, 12], 0, [], false],
  ] as const)("%s", ([, own, net, added, keepHighest]) => {
    expect(poolOdds(pool(...own), net)).toEqual(keptSums(own, added, keepHighest));
  });
});

describe("pools that are told apart", () => {
  test.for([
    ["other dice", pool(8, 6), 0, pool(8, 8), 0],
    ["another level", pool(8, 6), 0, pool(8, 6), 1],
    ["opposite levels", pool(8, 6), -1, pool(8, 6), 1],
    ["one die more", pool(4), 0, pool(4, 4), 0],
    ["neighbours on the ladder", pool(2, 4, 4), 0, pool(4, 2, 2), 0],
    ["sixteen small ones and one of the next size", pool(...Array.from({ length: 16 }, () => 2)), 0, pool(4), 0],
    ["more levels than a key can hold", pool(4), 33, pool(2, 4), -31],
    ["as many", pool(4), 32, pool(2, 4), -32],
    ["many levels", pool(4), -32, pool(4), 31],
  ] as const)("%s", ([, one, levels, other, otherLevels]) => {
    expect(poolOdds(one, levels)).not.toEqual(poolOdds(other, otherLevels));
  });

  test("order makes no difference, and a pool once told is not counted again", () => {
    const first = poolOdds(pool(8, 6, 12), 1);
    expect(poolOdds(pool(12, 8, 6), 1)).toBe(first);
  });

  test("dice off the ladder are counted each time", () => {
    expect(poolOdds(pool(100), 0).chances).toHaveLength(100);
    expect(poolOdds(pool(3, 5), 1)).toEqual(keptSums([3, 5], [3], true));
    expect(poolOdds(pool(3), 0)).not.toEqual(poolOdds(pool(5), 0));
  });

  test("a crowd of dice and levels is counted too", () => {
    const crowd = Array.from({ length: 17 }, () => 2);
    expect(mean(poolOdds(pool(...crowd), 0))).toBeCloseTo(25.5, 12);
    expect(mean(poolOdds(pool(4), 33))).toBeGreaterThan(3.99);
    expect(mean(poolOdds(pool(4), -33))).toBeLessThan(1.01);
  });

  test("when there are too many, it begins anew", () => {
    const odds = countingOnce(2);
    const [first, second] = [odds(pool(4), 0), odds(pool(6), 0)];
    expect([odds(pool(4), 0), odds(pool(6), 0)]).toEqual([first, second]);
    expect(odds(pool(4), 0)).toBe(first);
    expect(odds(pool(6), 0)).toBe(second);
    const third = odds(pool(8), 0);
    expect(odds(pool(8), 0)).toBe(third);
    expect(odds(pool(4), 0)).not.toBe(first);
    expect(odds(pool(4), 0)).toEqual(first);
  });

  test("what is counted each time is not kept", () => {
    const odds = countingOnce(2);
    expect(odds(pool(100), 0)).not.toBe(odds(pool(100), 0));
  });
});

test("bonuses move the whole roll", () => {
  const flat = [
    { from: "armour", value: 4 },
    { from: "wound", value: -1 },
  ];
  expect(rollOdds({ dice: pool(8, 6), net: 0, flat })).toMatchObject({ least: 5 });
  expect(mean(rollOdds({ dice: pool(8, 6), net: 0, flat }))).toBeCloseTo(11, 12);
});

test("HR-ODDS-1, HR-GAIN-13: a die that is taken off makes the roll smaller, whatever the level", () => {
  const odds = rollOdds({
    dice: [...pool(4), { role: TAKEN, faces: 2 }],
    net: 0,
    flat: [{ from: "armour", value: 1 }],
  });
  expect(odds.least).toBe(0);
  expect([...odds.chances]).toEqual([1 / 8, 1 / 4, 1 / 4, 1 / 4, 1 / 8]);
  const levelled = rollOdds({ dice: [...pool(8, 6), { role: TAKEN, faces: 12 }], net: -1, flat: [] });
  expect(mean(levelled)).toBeCloseTo(mean(poolOdds(pool(8, 6), -1)) - 6.5, 10);
});
