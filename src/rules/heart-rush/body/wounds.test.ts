import { describe, expect, test } from "vitest";
import { creature } from "../testing/creature.ts";
import { heal, hpCap, invokeWound, lessenWounds } from "./wounds.ts";

const wounds = (...ranks: readonly number[]) => ranks.map((rank) => ({ rank, treated: false }));

describe("HR-WOUND-3 wounds and healing", () => {
  test.for([
    ["the cap", 3, [13, 10], 99, 17],
    ["below the cap", 3, [13, 10], 4, 7],
    ["no wounds", 3, [], 99, 40],
    ["from below zero", -5, [10], 8, 3],
    ["above the cap already", 35, [20], 5, 35],
    ["wounds beyond the maximum", -20, [30, 25], 50, -15],
  ] as const)("%s", ([, now, ranks, amount, after]) => {
    expect(heal(creature({ hp: { now, max: 40 }, wounds: wounds(...ranks) }), amount).hp).toEqual({
      now: after,
      max: 40,
    });
  });
  test("the cap itself", () => {
    expect(hpCap(creature({ wounds: wounds(13, 10) }))).toBe(17);
  });
});

test("HR-WOUND-4 what comes to zero is gone, and hit points stay", () => {
  const sheet = creature({ hp: { now: 10, max: 40 }, wounds: wounds(1, 2, 5) });
  const lessened = lessenWounds(sheet, (wound) => ({ ...wound, rank: wound.rank - 2 }));
  expect(lessened.wounds).toEqual(wounds(3));
  expect(lessened.hp).toEqual({ now: 10, max: 40 });
});

describe("HR-WOUND-5 calling on a wound", () => {
  test.for([
    [12, 12, 5],
    [5, 5, 5],
    [3, 3, 3],
  ] as const)("rank %i: -%i, %i destiny points", ([rank, penalty, destiny]) => {
    expect(invokeWound({ rank, treated: true })).toEqual({ penalty, destiny });
  });
});
