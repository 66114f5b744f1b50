import { describe, expect, test } from "vitest";
import { DEFAULTS, readOptions } from "./options.ts";

test("the defaults read as they are", () => {
  expect(readOptions(DEFAULTS, "")).toEqual({ ok: true, value: DEFAULTS });
});

test("HR-ROUND-2 a round has no length until the table gives it one", () => {
  expect(DEFAULTS.roundSeconds).toBeNull();
});

describe("another ruling is read", () => {
  test.for([
    ["roundEndPasses", 3],
    ["cunningRiderNeedsDamage", true],
    ["rushFormula", "round-number"],
    ["forcedTargetIsActive", false],
    ["heartRefresh", "any-rest-or-wound"],
    ["declareMode", "one-by-one"],
    ["agilitySidestepNeedsAttack", true],
    ["defensiveIsBeaten", false],
    ["offensiveActionsLand", "step"],
    ["harmlessCantrips", "must-hit"],
    ["npcDropAtZero", false],
    ["shrugRounding", "down"],
    ["shrugsPerRound", 1],
    ["shrugsPerRound", null],
    ["woundThreshold", 11],
    ["deathAt", "wounded-max"],
    ["untreatedWoundsHeal", false],
    ["contestedChecksComplicate", true],
    ["professions", "highest"],
    ["helpersStack", true],
    ["debuffsAffectAD", false],
    ["surprisedMayStrike", false],
    ["rangeIncrement", "full"],
    ["rangedBonusIgnoresShield", true],
    ["carrying", "slots"],
    ["roundSeconds", 6],
  ] as const)("%s: %s", ([name, value]) => {
    expect(readOptions({ ...DEFAULTS, [name]: value }, "")).toEqual({
      ok: true,
      value: { ...DEFAULTS, [name]: value },
    });
  });
});

describe("what is no ruling is refused where it stands", () => {
  test.for([
    ["roundEndPasses", 4, "/roundEndPasses"],
    ["woundThreshold", 0, "/woundThreshold"],
    ["woundThreshold", 1000, "/woundThreshold"],
    ["roundSeconds", 0, "/roundSeconds"],
    ["shrugsPerRound", -1, "/shrugsPerRound"],
    ["rushFormula", "", "/rushFormula"],
    ["__proto__x", 1, "/__proto__x"],
  ] as const)("%s: %s", ([name, value, path]) => {
    expect(readOptions({ ...DEFAULTS, [name]: value }, "")).toMatchObject({ ok: false, reason: { path } });
  });
});
