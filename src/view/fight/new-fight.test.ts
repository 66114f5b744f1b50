import { expect, test } from "vitest";
import { newFight, readNewFight } from "./new-fight.ts";

test("all four games are offered for a new fight, the world's own first and chosen", () => {
  const { choices } = newFight("grit");
  expect(choices.map(({ name, chosen }) => [name, chosen])).toEqual([
    ["grit", true],
    ["heart-rush", false],
    ["beats", false],
    ["threat", false],
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
