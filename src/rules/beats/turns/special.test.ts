import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { combatantOf } from "../state/fighters.ts";
import type { Special } from "../state/model.ts";
import { specialsOf } from "./special.ts";
import { A, acting, die, play, sheetIn, values } from "../testing/scenario.ts";

const reroll = (id: string): Special => ({ is: "reroll", die: die(id) });
const shift = (points: number, from: string, to: string): Special => ({
  is: "shift",
  points,
  from: die(from),
  to: die(to),
});
const use = (special: Special) => ({ do: "special", who: A, special }) as const;

const ADA = { A: { dice: [1, 3, [5, 8]] as const }, B: { dice: [1, 6, 1] } };
const second = acting(2, ADA, A);

describe("BTS-SPEC-1 a special costs a spark and needs a die presented", () => {
  test("no spark, no special", () => {
    const table = acting(2, { A: { dice: [1, 3, 5], sparks: 0 } }, A);
    expect(play(table, [use(reroll("A2"))]).refused).toBe("no-sparks");
  });

  test("each costs one", () => {
    const { table } = play(second, [use(reroll("A2")), use(shift(1, "A3", "A2"))], [[4]]);
    expect(sheetIn(table, A).sparks).toBe(1);
    expect(values(table, A)).toEqual([1, 5, 4]);
  });
});

describe("BTS-SPEC-2 a reroll of the presented die", () => {
  test("the new number stays, worse or better", () => {
    expect(values(play(second, [use(reroll("A2"))], [[1]]).table, A)).toEqual([1, 1, 5]);
  });

  test.for([
    ["A3", "not-presented"],
    ["A1", "die-spent"],
    ["B2", "not-presented"],
  ] as const)("%s: %s", ([id, refused]) => {
    expect(play(second, [use(reroll(id))]).refused).toBe(refused);
  });
});

describe("BTS-SPEC-3 a shift of points between two own dice", () => {
  test.for([
    [shift(3, "A3", "A2"), [1, 6, 2]],
    [shift(2, "A2", "A3"), [1, 1, 7]],
  ] as const)("%o", ([special, expected]) => {
    expect(values(play(second, [use(special)]).table, A)).toEqual(expected);
  });

  test.for([
    [shift(4, "A3", "A2"), "over-faces"],
    [shift(3, "A2", "A3"), "below-one"],
    [shift(0, "A2", "A3"), "below-one"],
    [shift(-1, "A2", "A3"), "below-one"],
    [shift(1, "A1", "A2"), "die-spent"],
    [shift(1, "A2", "A1"), "die-spent"],
    [shift(1, "A2", "B2"), "not-in-hand"],
    [shift(1, "B2", "A2"), "not-in-hand"],
    [shift(1, "A2", "A2"), "not-presented"],
  ] as const)("%o: %s", ([special, refused]) => {
    expect(play(second, [use(special)]).refused).toBe(refused);
  });

  test("two dice of the hand", () => {
    const first = acting(1, { A: { dice: [1, 3, 5] } }, A);
    expect(play(first, [use(shift(1, "A2", "A3"))]).refused).toBe("not-presented");
  });

  test("points are neither made nor lost, and every offer is within bounds", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }), (dice) => {
        const table = acting(1, { A: { dice } }, A);
        const combatant = combatantOf(table, A);
        const shifts = (combatant ? specialsOf(combatant) : []).filter(({ is }) => is === "shift");
        for (const special of shifts) {
          const after = values(play(table, [use(special)]).table, A);
          expect(after.reduce((sum, value) => sum + value, 0)).toBe(dice.reduce((sum, value) => sum + value, 0));
          expect(after.every((value) => value >= 1 && value <= 6)).toBe(true);
        }
      }),
    );
  });
});

describe("BTS-SPEC-4 a refill brings the table's number of sparks", () => {
  test("by option", () => {
    const { table } = play(acting(1, { A: { dice: [1, 2, 3], sparks: 0 } }, A, { sparkMax: 5 }), [
      { do: "refill", who: A },
    ]);
    expect(sheetIn(table, A).sparks).toBe(5);
  });
});
