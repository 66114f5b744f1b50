import { describe, expect, test } from "vitest";
import { relation, STANCES } from "./stance.ts";

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
