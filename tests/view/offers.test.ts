import { describe, expect, test } from "vitest";
import { RULESET_NAMES, RULESETS } from "../../src/rules/index.ts";
import { randomExtras, randomSetup } from "../../src/rules/heart-rush/testing/table.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { unequal } from "./fixtures/offered-and-shown.ts";

const FIGHTS = 30;

const GAMES = {
  "heart-rush": (seed: number) =>
    unequal(
      {
        ruleset: RULESETS["heart-rush"],
        show: PRESENTATIONS["heart-rush"],
        setup: randomSetup,
        extras: randomExtras,
        unlisted: {
          use: "By a name that sheets know, and no rule.",
          cast: "By a name that sheets know, and no rule.",
          rule: "The Game Master's word, which is always open.",
        },
        unshown: {
          dash: "On a map it is a token that is dragged.",
          freeze: "The elected tab does it by itself, once all have sealed.",
          forfeit: "Whoever chooses for somebody chooses; of others it is there while they are missing.",
        },
      },
      seed,
      40,
    ),
};

/** Games whose windows do not make their buttons of offers yet. */
const NOT_YET = ["beats", "grit", "threat"];

test("every game is here, or stands among those that are still to come", () => {
  expect([...Object.keys(GAMES), ...NOT_YET].toSorted()).toEqual([...RULESET_NAMES].toSorted());
});

describe.for(Object.entries(GAMES))("in fights of %s", ([, play]) => {
  test("each button is an offer, and each offer has a button", { timeout: 60_000 }, () => {
    const found = Array.from({ length: FIGHTS }, (_, seed) => Object.entries(play(seed + 1))).flat();
    expect(Object.fromEntries(found)).toEqual({});
  });
});
