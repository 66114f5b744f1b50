import { expect, test } from "vitest";
import { invariant } from "./assert.ts";
import { combatId, fighterId, rulesetId, sideId, userId } from "./brand.ts";
import { ok, refuse } from "./result.ts";
import { speaksFor } from "./ruleset.ts";

test("an answer and a refusal are told apart", () => {
  expect([ok(3), refuse("no")]).toEqual([
    { ok: true, value: 3 },
    { ok: false, reason: "no" },
  ]);
});

test("ids are the strings they were made from", () => {
  expect([rulesetId("a"), combatId("b"), fighterId("c"), sideId("d"), userId("e")]).toEqual(["a", "b", "c", "d", "e"]);
});

test("a fault of our own is thrown and says what it is", () => {
  expect(() => invariant(false, "two and two")).toThrow(new Error("Broken invariant: two and two"));
  expect(() => invariant(true, "two and two")).not.toThrow();
});

test("CORE-PLAY-3 who speaks for whom", () => {
  const ann = fighterId("ann");
  expect(speaksFor({ gm: true, fighters: [] }, ann)).toBe(true);
  expect(speaksFor({ gm: false, fighters: [fighterId("bo"), ann] }, ann)).toBe(true);
  expect(speaksFor({ gm: false, fighters: [fighterId("bo")] }, ann)).toBe(false);
});
