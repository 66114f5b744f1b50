import { describe, expect, test } from "vitest";
import { TOLL_DIE, tollOfCatchingFire, tollOfDeed, tollsAtRoundEnd } from "./condition-tolls.ts";
import { gain } from "./conditions.ts";
import { conditions, creature } from "../testing/creature.ts";

describe("HR-COND-15 catching fire", () => {
  test.for([
    [{}, 3, 3],
    [{ burning: 2 }, 2, 2],
    [{ burning: 4 }, 3, 1],
    [{ burning: 5 }, 1, 0],
  ] as const)("%j and %i more: %i dice at once", ([before, levels, dice]) => {
    const sheet = creature({ conditions: conditions(before) });
    expect(tollOfCatchingFire(sheet, gain(sheet, "burning", levels))).toBe(dice);
  });
  test("losing levels costs nothing", () => {
    expect(tollOfCatchingFire(creature({ conditions: conditions({ burning: 2 }) }), creature())).toBe(0);
  });
});

describe("HR-COND-15, HR-COND-16 at the end of a round", () => {
  test.for([
    [{}, []],
    [{ burning: 2 }, [{ from: "burning", dice: 2 }]],
    [{ suffocating: 1 }, [{ from: "suffocating", dice: 1 }]],
    [
      { burning: 5, suffocating: 1 },
      [
        { from: "burning", dice: 5 },
        { from: "suffocating", dice: 1 },
      ],
    ],
  ] as const)("%j", ([levels, tolls]) => {
    expect(tollsAtRoundEnd(creature({ conditions: conditions(levels) }))).toEqual(tolls);
  });
  test("by d6", () => {
    expect(TOLL_DIE).toBe(6);
  });
});

test("HR-COND-16 a move or an action without breath costs a die", () => {
  expect(tollOfDeed(creature({ conditions: conditions({ suffocating: 1 }) }))).toBe(1);
  expect(tollOfDeed(creature({ conditions: conditions({ burning: 3 }) }))).toBe(0);
});
