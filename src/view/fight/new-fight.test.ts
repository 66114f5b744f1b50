import { describe, expect, test } from "vitest";
import { RULESET_NAMES } from "../../rules/index.ts";
import { gathering, newFight, readNewFight } from "./new-fight.ts";

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

describe("before a fight begins", () => {
  const words = {
    say: (key: string, data: Readonly<Record<string, string | number>> = {}) =>
      [key.split(".").at(-1), ...Object.values(data)].join(" "),
  };
  const shown = (...gathered: readonly (readonly [name: string, side: string])[]) =>
    gathering(
      gathered.map(([name, side]) => ({ name, side })),
      { sideName: (side) => side.toUpperCase() },
      { ...words, list: (all) => all.join() },
    );

  test("everybody stands on their side, and those of one name are counted", () => {
    expect(shown(["Ana", "players"], ["Wolf", "enemies"], ["Wolf", "enemies"], ["Orc", "enemies"])).toEqual({
      sides: [
        { name: "PLAYERS", members: "Ana" },
        { name: "ENEMIES", members: "many Wolf 2, Orc" },
      ],
      missing: "",
    });
  });

  test("a side without another says that somebody is missing, as soon as there are two", () => {
    expect(
      [shown(), shown(["Ana", "players"]), shown(["Ana", "players"], ["Bo", "players"])].map(({ missing }) => missing),
    ).toEqual(["", "", "oneSide"]);
  });
});
