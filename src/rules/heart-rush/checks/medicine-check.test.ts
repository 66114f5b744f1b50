import { describe, expect, test } from "vitest";
import { addedDice, settle } from "../../core/pool.ts";
import type { Throw } from "../../core/pool.ts";
import { couldBeMedicine, isMedicine } from "./medicine-check.ts";
import type { Healer } from "./medicine-check.ts";
import { DEFAULTS } from "../state/options.ts";
import { who, creature } from "../testing/creature.ts";

test.for([
  ["skill", "cunning", true],
  ["skill", "might", false],
  ["save", "cunning", false],
  ["contested", "cunning", false],
] as const)("HR-WOUND-6 a %s of %s is a medicine check: %s", ([kind, ability, is]) => {
  expect(isMedicine({ kind, ability })).toBe(is);
});

const LENT = { from: "Steady hands", on: "check", ability: "cunning", net: 0, flat: 0, dice: [4] } as const;

/** Eyes for it: cunning of d6, a heart of d8 that has lost a step, and 4 + 1 + 2 + 5 to add at most. */
const HEALER: Healer = {
  ...who("healer", {
    ...creature(),
    heart: { now: 6, max: 8 },
    modifiers: [
      { ...LENT, when: "always" },
      { ...LENT, from: "Sure eye", when: "fitting", flat: 1, dice: [] },
      { ...LENT, from: "Clumsy", when: "always", flat: -3, dice: [] },
    ],
  }),
  professions: [
    { name: "Healer", rank: 3 },
    { name: "Cook", rank: 1 },
  ],
  aspects: [{ rank: 1 }, { rank: 2 }],
  kit: "basic",
};

const HEART = { role: "heart", faces: 8 };
const CUNNING = { role: "ability", faces: 6 };
const TALENT = { role: "modifier", faces: 4 };

function believed(parts: Partial<Throw>, healer: Healer = HEALER): boolean {
  const thrown: Throw = { name: "check", by: healer.id, dice: [HEART, CUNNING], net: 0, flat: [], ...parts };
  const faces = [...thrown.dice, ...addedDice(thrown.dice, thrown.net)].map((die) => die.faces);
  return couldBeMedicine(healer, settle(thrown, { faces }), DEFAULTS);
}

const plus = (...values: readonly number[]) => ({ flat: values.map((value) => ({ from: "whatever", value })) });

describe("HR-WOUND-6 dice from elsewhere", () => {
  test.for<readonly [what: string, parts: Partial<Throw>]>([
    ["heart and cunning", {}],
    ["the heart as it is now", { dice: [{ ...HEART, faces: 6 }, CUNNING] }],
    ["what a talent lends", { dice: [HEART, CUNNING, TALENT] }],
    ["advantage", { net: 3 }],
    ["disadvantage", { net: -2 }],
    ["all that could be added", plus(4, 1, 2, 5)],
    ["a wound called on beside it", plus(4, 1, 2, 5, -12)],
  ])("%s can be theirs", ([, parts]) => expect(believed(parts)).toBe(true));

  test.for<readonly [what: string, parts: Partial<Throw>]>([
    ["a stronger heart", { dice: [{ ...HEART, faces: 10 }, CUNNING] }],
    ["more cunning", { dice: [HEART, { ...CUNNING, faces: 8 }] }],
    ["cunning alone", { dice: [CUNNING] }],
    ["no dice at all", { dice: [] }],
    ["the heart twice", { dice: [HEART, HEART] }],
    ["cunning first", { dice: [CUNNING, HEART] }],
    ["another lent die", { dice: [HEART, CUNNING, { ...TALENT, faces: 6 }] }],
    ["a lent die twice", { dice: [HEART, CUNNING, TALENT, TALENT] }],
    ["a third die of its own", { dice: [HEART, CUNNING, CUNNING] }],
    ["more dice that count", { net: 3, keep: 5 }],
    ["more than could be added", plus(4, 1, 2, 5, 1)],
  ])("%s cannot", ([, parts]) => expect(believed(parts)).toBe(false));

  test("nor what only a kit would add, without one", () => {
    const bare = { ...HEALER, kit: null };
    expect([believed(plus(7), bare), believed(plus(8), bare)]).toEqual([true, false]);
  });

  test("nor a die tried again that shows more than it has", () => {
    const dice = [HEART, CUNNING].map((die) => ({ ...die, face: die.faces, kept: true }));
    const thrown = { dice, flat: [], total: 14 };
    const again = dice.map((die, place) => (place === 1 ? { ...die, face: 20 } : die));
    expect([thrown, { ...thrown, dice: again }].map((shown) => couldBeMedicine(HEALER, shown, DEFAULTS))).toEqual([
      true,
      false,
    ]);
  });
});
