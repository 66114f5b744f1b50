import { describe, expect, test } from "vitest";
import { newSheet } from "./creation.ts";
import type { Attribute } from "./state/model.ts";
import { stepDown, stepsAboveFour } from "./track.ts";
import type { Die, Step } from "./track.ts";

describe("GRT-DIE-1 the track", () => {
  const DOWN: readonly (readonly [Step, Step])[] = [
    [12, 10],
    [10, 8],
    [8, 6],
    [6, 4],
    [4, 0],
    [0, 0],
  ];
  test.for(DOWN)("a d%i steps down to %i", ([die, below]) => {
    expect(stepDown(die)).toBe(below);
  });

  const STEPS: readonly (readonly [Die, number])[] = [
    [4, 0],
    [6, 1],
    [8, 2],
    [10, 3],
    [12, 4],
  ];
  test.for(STEPS)("a d%i stands %i places above the d4", ([die, steps]) => {
    expect(stepsAboveFour(die)).toBe(steps);
  });
});

describe("GRT-DIE-2 a new character", () => {
  const CHARACTERS: readonly { twice: Attribute; once: Attribute; dice: [Die, Die, Die]; grit: number }[] = [
    { twice: "str", once: "wil", dice: [8, 4, 6], grit: 2 },
    { twice: "dex", once: "str", dice: [6, 8, 4], grit: 3 },
    { twice: "wil", once: "dex", dice: [4, 6, 8], grit: 4 },
  ];
  test.for(CHARACTERS)("$twice twice, $once once: $dice and Grit $grit", ({ twice, once, dice, grit }) => {
    const { attributes, grit: own, ...rest } = newSheet(twice, once);
    expect([attributes.str.max, attributes.dex.max, attributes.wil.max]).toEqual(dice);
    expect([attributes.str.value, attributes.dex.value, attributes.wil.value]).toEqual(dice);
    expect(own).toEqual({ max: grit, value: grit });
    expect(rest).toEqual({
      armor: 0,
      items: {},
      harm: null,
      deprived: false,
      leader: false,
      minutesDown: 0,
      safeMinutes: 0,
    });
  });
});
