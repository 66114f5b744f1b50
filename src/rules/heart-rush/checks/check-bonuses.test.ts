import { describe, expect, test } from "vitest";
import { groupRoller, mayRaiseStakes, professionBonus } from "./check-bonuses.ts";
import { helpLevels } from "./help.ts";
import { DEFAULTS } from "../state/options.ts";

describe("HR-CHECK-7 professions", () => {
  test.for([
    [[3, 1], 4, 3],
    [[2], 2, 2],
    [[], 0, 0],
  ] as const)("%j: %i, or the highest, %i", ([ranks, all, highest]) => {
    expect([professionBonus(ranks, DEFAULTS), professionBonus(ranks, { ...DEFAULTS, professions: "highest" })]).toEqual(
      [all, highest],
    );
  });
});

describe("HR-CHECK-8 help", () => {
  test.for([
    [0, 0, 0],
    [1, 1, 1],
    [3, 1, 3],
  ] as const)("%i helpers: %i, or %i where they add up", ([helpers, usually, otherwise]) => {
    expect([helpLevels(helpers, DEFAULTS), helpLevels(helpers, { ...DEFAULTS, helpersStack: true })]).toEqual([
      usually,
      otherwise,
    ]);
  });
});

describe("HR-CHECK-9 who rolls for the group", () => {
  const members = [
    { id: "ann", heart: 8, ability: 6, bonus: 1 },
    { id: "bo", heart: 8, ability: 8, bonus: -1 },
    { id: "cy", heart: 6, ability: 6, bonus: 4 },
    { id: "di", heart: 8, ability: 6, bonus: 0 },
  ] as const;
  test.for([
    ["weakest-link", "bo"],
    ["together", "cy"],
  ] as const)("%s: %s", ([task, id]) => {
    expect(groupRoller(task, members)).toEqual({ id, reason: { from: "group", net: 1 } });
  });
  test("heart and ability weigh alike", () => {
    const [strong, stout] = [
      { id: "ann", heart: 6, ability: 10, bonus: 0 },
      { id: "bo", heart: 8, ability: 6, bonus: 0 },
    ] as const;
    expect(groupRoller("together", [stout, strong])?.id).toBe("ann");
    expect(groupRoller("weakest-link", [strong, stout])?.id).toBe("bo");
  });
  test("nobody rolls for nobody, and the first of equals rolls", () => {
    expect(groupRoller("together", [])).toBeNull();
    expect(groupRoller("together", [members[3], { ...members[3], id: "ed" }])?.id).toBe("di");
    expect(groupRoller("weakest-link", [members[3], { ...members[3], id: "ed" }])?.id).toBe("di");
  });
});

describe("HR-CHECK-10 raising the stakes", () => {
  test.for([
    [false, false, { ok: true, value: null }],
    [true, false, { ok: false, reason: "already-spent" }],
    [false, true, { ok: false, reason: "already-spent" }],
  ] as const)("raised %s, thrown %s", ([raised, diceThrown, result]) => {
    expect(mayRaiseStakes(raised, diceThrown)).toEqual(result);
  });
});
