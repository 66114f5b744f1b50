import { expect, test } from "vitest";
import { DEFAULT_RULESET, RULESETS } from "./index.ts";

test.for(Object.entries(RULESETS))("%s is stored under its own id", ([name, ruleset]) => {
  expect(ruleset.id).toBe(name);
});

test("a world that has not chosen plays Heart Rush", () => {
  expect(RULESETS[DEFAULT_RULESET].id).toBe("heart-rush");
});
