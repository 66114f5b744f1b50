import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import { settle } from "../../core/pool.ts";
import type { Thrown } from "../../core/pool.ts";
import { checkDice, mayComplicate, omenOf, succeeds, troubleUpTo, withFace } from "./check.ts";
import { STEADY } from "../testing/creature.ts";
import { DEFAULTS } from "../state/options.ts";

const thrown = (faces: readonly number[], net = 0, value = 0): Thrown =>
  settle(
    { name: "check", by: fighterId("you"), dice: checkDice(8, 6), net, flat: [{ from: "bonus", value }] },
    { faces },
  );

test("HR-CHECK-1 heart and ability", () => {
  expect(checkDice(8, 6)).toEqual([
    { role: "heart", faces: 8 },
    { role: "ability", faces: 6 },
  ]);
});

describe("HR-CHECK-2 success", () => {
  test.for([
    ["skill", 9, 9, true],
    ["skill", 8, 9, false],
    ["save", 9, 9, true],
    ["save", 8, 9, false],
    ["contested", 9, 9, false],
    ["contested", 10, 9, true],
  ] as const)("%s %i against %i: %s", ([kind, total, against, success]) => {
    expect(succeeds(kind, total, against)).toBe(success);
  });
});

describe("HR-CHECK-3 what complicates", () => {
  test.for([
    ["skill", true, true],
    ["save", false, false],
    ["contested", false, true],
  ] as const)("%s: %s, or %s where contests do", ([kind, usually, otherwise]) => {
    expect([
      mayComplicate(kind, DEFAULTS),
      mayComplicate(kind, { ...DEFAULTS, contestedChecksComplicate: true }),
    ]).toEqual([usually, otherwise]);
  });
});

describe("HR-CHECK-4, HR-CHECK-5 omens", () => {
  test.for([
    ["none", [2, 2], 0, "clear"],
    ["one on the heart", [1, 5], 0, "choice"],
    ["one on the ability", [5, 1], 0, "choice"],
    ["two", [1, 1], 0, "disaster"],
    ["one that was dropped", [1, 6, 5], 1, "clear"],
    ["one kept on an added die", [7, 5, 1], -1, "choice"],
    ["two, one of them added", [7, 1, 1], -1, "disaster"],
  ] as const)("%s", ([, faces, net, omen]) => {
    expect(omenOf(thrown(faces, net), 1).is).toBe(omen);
  });

  test("the die that may be tried again", () => {
    expect(omenOf(thrown([5, 1]), 1)).toMatchObject({ place: 1, die: { role: "ability", faces: 6, face: 1 } });
    expect(omenOf(thrown([7, 5, 1], -1), 1)).toMatchObject({ place: 2, die: { faces: 8 } });
  });

  test("a die lent by a talent is no omen", () => {
    const dice = [...checkDice(8, 6), { role: "modifier", faces: 4 }];
    const lent = settle({ name: "check", by: fighterId("you"), dice, net: 0, flat: [] }, { faces: [5, 5, 1] });
    expect(omenOf(lent, 1)).toEqual({ is: "clear" });
  });
});

test("HR-CHECK-4 one face changes, and the total with it", () => {
  const after = withFace(thrown([1, 6], 0, 2), 0, 8);
  expect([after.dice.map(({ face }) => face), after.total]).toEqual([[8, 6], 16]);
  expect(after.flat).toEqual([{ from: "bonus", value: 2 }]);
});

describe("HR-CHECK-6 vulnerability", () => {
  test.for([
    ["might", { physical: 1, mental: 3 }, 2],
    ["agility", { physical: 3, mental: 0 }, 4],
    ["cunning", { physical: 3, mental: 1 }, 2],
    ["presence", { physical: 0, mental: 2 }, 3],
    ["presence", STEADY, 1],
  ] as const)("%s, %j: trouble up to %i", ([ability, vulnerability, face]) => {
    expect(troubleUpTo(ability, vulnerability)).toBe(face);
  });
});
