import { expect, test } from "vitest";
import { DEFAULT_RULESET, RULESETS } from "./index.ts";

test.for(Object.entries(RULESETS))("%s is stored under its own id", ([name, ruleset]) => {
  expect(ruleset.id).toBe(name);
});

test("a world that has not chosen plays Heart Rush", () => {
  expect(RULESETS[DEFAULT_RULESET].id).toBe("heart-rush");
});

test.for(Object.values(RULESETS))(
  "in $id whom a player plays stands with the players, however its token looks at others",
  ({ table }) => {
    const [friend, ...others] = [1, 0, -1, -2].map((disposition) => table.sideOf(disposition, false));
    expect(friend).toBe("players");
    expect(others).toEqual(others.map(() => friend));
    expect(table.sideOf(-1, true)).not.toBe(friend);
  },
);
