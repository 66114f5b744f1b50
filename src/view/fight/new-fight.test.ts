import { expect, test } from "vitest";
import { RULESET_NAMES } from "../../rules/index.ts";
import { newFight, readNewFight } from "./new-fight.ts";

test("all games are offered for a new fight, the world's own first and chosen", () => {
  const { choices } = newFight("grit");
  const others = RULESET_NAMES.filter((name) => name !== "grit");
  expect(choices.map(({ name, chosen }) => [name, chosen])).toEqual([
    ["grit", true],
    ...others.map((name) => [name, false]),
  ]);
});

test.each([
  ["beats", "beats"],
  ["heart-rush", "heart-rush"],
  ["chess", null],
  [undefined, null],
])("%s is read as %s", (written, read) => {
  expect(readNewFight({ ruleset: written })).toBe(read);
});
