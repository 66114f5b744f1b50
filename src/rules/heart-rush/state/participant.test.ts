import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import { settle } from "../../core/pool.ts";
import { netOf } from "./participant.ts";

describe("HR-DIE-1 a roll is its kept dice and its bonuses", () => {
  test("the added die goes first among equals", () => {
    const dice = [
      { role: "heart", faces: 8 },
      { role: "ability", faces: 6 },
    ];
    const flat = [{ from: "armour", value: 2 }];
    const thrown = settle({ name: "roll", by: fighterId("you"), dice, net: 1, flat }, { faces: [4, 2, 2] });
    expect(thrown.dice.map(({ kept }) => kept)).toEqual([true, true, false]);
    expect(thrown.total).toBe(8);
  });
});

describe("HR-DIE-2 levels cancel and add up", () => {
  test.for([
    [[3, -1], 2],
    [[1, -1], 0],
    [[-1, -2, -5], -8],
    [[], 0],
  ] as const)("%j are %i", ([levels, net]) => {
    expect(netOf(levels.map((level) => ({ from: "x", net: level })))).toBe(net);
  });
});
