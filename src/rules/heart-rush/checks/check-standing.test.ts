import { describe, expect, test } from "vitest";
import { treatmentTotal } from "./treatment.ts";
import { settle } from "../../core/pool.ts";
import { fighterId } from "../../core/brand.ts";
import { checkDice } from "./check.ts";
import { checkStanding, retryDice, retryOdds } from "./check-standing.ts";
import type { Answered, Judged } from "./check-standing.ts";
import { STEADY } from "../testing/creature.ts";
import { DEFAULTS } from "../state/options.ts";

const thrown = (faces: readonly number[], net = 0) =>
  settle({ name: "check", by: fighterId("ana"), dice: checkDice(8, 6), net, flat: [] }, { faces });

const SKILL: Judged = { kind: "skill", ability: "cunning", against: 9, vulnerability: STEADY };
const standing = (
  faces: readonly number[],
  answered: Answered = "open",
  judged: Partial<Judged> = {},
  options = DEFAULTS,
) => checkStanding({ ...SKILL, ...judged }, thrown(faces), answered, options);

describe("HR-CHECK-2 a check without a 1 is settled by its total", () => {
  test.for([
    [[5, 4], 9, true],
    [[5, 3], 9, false],
    [[5, 3], null, null],
  ] as const)("%j against %s: %s", ([faces, against, success]) => {
    expect(standing(faces, "open", { against })).toMatchObject({ at: "settled", success, complication: false });
  });
  test("a contest must be won by more", () => {
    expect(standing([5, 4], "open", { kind: "contested" })).toMatchObject({ success: false });
    expect(standing([6, 4], "open", { kind: "contested" })).toMatchObject({ success: true });
  });
});

describe("HR-CHECK-3 a save never complicates", () => {
  test("not even by two 1s", () => {
    expect(standing([1, 1], "open", { kind: "save", against: 2 })).toMatchObject({ at: "settled", success: true });
  });
  test("a contest does where the table says so", () => {
    const contest = { kind: "contested", against: 6 } as const;
    expect(standing([1, 6], "open", contest)).toMatchObject({ at: "settled", success: true });
    const complicating = { ...DEFAULTS, contestedChecksComplicate: true };
    expect(standing([1, 6], "open", contest, complicating)).toMatchObject({ at: "choice", wouldSucceed: true });
  });
});

describe("HR-CHECK-4 one 1 leaves a choice", () => {
  test("until it is made", () => {
    expect(standing([8, 1])).toMatchObject({ at: "choice", die: { role: "ability", faces: 6 }, wouldSucceed: true });
    expect(standing([7, 1])).toMatchObject({ at: "choice", wouldSucceed: false });
  });
  test("to fail without a complication", () => {
    expect(standing([8, 1], "failed")).toMatchObject({ success: false, automatic: true, complication: false });
  });
  test("or to try that die again with one", () => {
    expect(standing([8, 1], 6)).toMatchObject({ success: true, complication: true, again: 1, thrown: { total: 14 } });
    expect(standing([5, 1], 1)).toMatchObject({ success: false, complication: true, thrown: { total: 6 } });
  });
  test("with dice of its own", () => {
    expect(retryDice({ role: "ability", faces: 6, face: 1, kept: true })).toEqual([{ role: "ability", faces: 6 }]);
  });
  test("whose odds are known", () => {
    expect(retryOdds(standing([5, 1]), SKILL)).toBeCloseTo(3 / 6);
    expect(retryOdds(standing([5, 4]), SKILL)).toBeNull();
    expect(retryOdds(standing([5, 1], "open", { against: null }), { ...SKILL, against: null })).toBeNull();
  });
});

describe("HR-CHECK-5 two 1s leave none", () => {
  test("failure and complication", () => {
    expect(standing([1, 1])).toMatchObject({ at: "settled", success: false, complication: true, automatic: true });
  });
});

describe("HR-CHECK-6 vulnerability widens the trouble", () => {
  test("a 2 counts like a 1", () => {
    expect(standing([8, 2], "open", { vulnerability: { physical: 0, mental: 1 } })).toMatchObject({ at: "choice" });
    expect(standing([8, 2], "open", { vulnerability: { physical: 1, mental: 0 } })).toMatchObject({ at: "settled" });
  });
  test("a 3 does not at the first level", () => {
    expect(standing([6, 3], "open", { vulnerability: { physical: 0, mental: 1 } })).toMatchObject({ success: true });
  });
  test("a 2 and a 1 are two", () => {
    const vulnerability = { physical: 0, mental: 1 };
    expect(standing([2, 1], "open", { vulnerability, against: 2 })).toMatchObject({ success: false, automatic: true });
  });
});

describe("HR-WOUND-9 what a check that treats wounds treats by", () => {
  test.for([
    ["nothing, while its roller may still choose", [8, 1], "open", null],
    ["its total", [5, 4], "open", 9],
    ["the total with the die tried again", [8, 1], 5, 13],
    ["nothing at all, if the roller lets it fail", [8, 1], "failed", "failed"],
    ["nothing at all, after two 1s", [1, 1], "open", "failed"],
  ] as const)("%s", ([, faces, answered, total]) => {
    expect(treatmentTotal(standing(faces, answered, { against: null }))).toBe(total);
  });

  test("what was never rolled treats nothing", () => {
    expect(treatmentTotal(null)).toBeNull();
  });
});
