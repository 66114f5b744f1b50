import { describe, expect, test } from "vitest";
import { afterStance, isDefended, relation, STANCES } from "./stance.ts";

test("HR-STANCE-1 the four stances", () => {
  expect(STANCES).toEqual(["might", "agility", "cunning", "defensive"]);
});

describe("HR-STANCE-2, HR-STANCE-3 every stance against every other", () => {
  test.for([
    ["might", "might", "same"],
    ["might", "agility", "none"],
    ["might", "cunning", "beats"],
    ["might", "defensive", "defensive"],
    ["agility", "might", "beats"],
    ["agility", "agility", "same"],
    ["agility", "cunning", "none"],
    ["agility", "defensive", "defensive"],
    ["cunning", "might", "none"],
    ["cunning", "agility", "beats"],
    ["cunning", "cunning", "same"],
    ["cunning", "defensive", "defensive"],
    ["defensive", "might", "none"],
    ["defensive", "agility", "none"],
    ["defensive", "cunning", "none"],
    ["defensive", "defensive", "none"],
  ] as const)("%s against %s: %s", ([ours, theirs, expected]) => {
    expect(relation(ours, theirs)).toBe(expected);
  });
});

describe("HR-DMG-2 the defensive stance", () => {
  test.for([
    [11, true, 6],
    [25, true, 13],
    [1, true, 1],
    [0, true, 0],
    [11, false, 11],
  ] as const)("%i, defending %s: %i", ([raw, defending, dealt]) => {
    expect(afterStance(raw, defending)).toBe(dealt);
  });
  test.for([
    ["engagement-attack", "defensive", true],
    ["engagement-attack", "might", false],
    ["engagement-attack", null, false],
    ["opportunity-attack", "defensive", false],
    ["other", "defensive", false],
  ] as const)("%s, %s: %s", ([source, stance, shields]) => {
    expect(isDefended(source, stance)).toBe(shields);
  });
});
