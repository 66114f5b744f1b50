import { describe, expect, test } from "vitest";
import { RULESET_NAMES, RULESETS } from "../../src/rules/index.ts";
import { setup as beatsFight } from "../../src/rules/beats/testing/random-fight.ts";
import { setup as gritFight } from "../../src/rules/grit/testing/random-fight.ts";
import { setup as threatFight } from "../../src/rules/threat/testing/random-fight.ts";
import { randomExtras, randomSetup } from "../../src/rules/heart-rush/testing/table.ts";
import { PRESENTATIONS } from "../../src/view/index.ts";
import { unequal } from "./fixtures/offered-and-shown.ts";

const FIGHTS = 30;

const COMES_AND_GOES = "A combatant that is added or deleted is enlisted and dismissed by itself.";
const MISSING = "Whoever chooses for somebody chooses; of others it is there while they are missing.";

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
          help: "To an enemy it has no button.",
          forfeit: "Whoever chooses for somebody chooses; of others it is there while they are missing.",
        },
      },
      seed,
      40,
    ),
  beats: (seed: number) =>
    unequal(
      {
        ruleset: RULESETS.beats,
        show: PRESENTATIONS.beats,
        setup: beatsFight,
        extras: () => [],
        unlisted: {},
        unshown: {
          add: COMES_AND_GOES,
          remove: COMES_AND_GOES,
          challenge: "Begun by a pick: three traits are put together first, and then it has a button.",
          muster: "Whoever has many is asked for those that have named none yet.",
          forfeit: MISSING,
        },
      },
      seed,
      20,
    ),
  grit: (seed: number) =>
    unequal(
      {
        ruleset: RULESETS.grit,
        show: PRESENTATIONS.grit,
        setup: gritFight,
        extras: () => [],
        unlisted: {},
        unshown: {
          addFighter: COMES_AND_GOES,
          removeFighter: COMES_AND_GOES,
          attack: "One's own side is aimed at with what strikes an area, which is put together first.",
          stake: "Begun by a pick: what is risked is put together first, and then it has a button.",
          endFight: "The tracker's own end, which is always there; a button proposes it where a side has nobody left.",
        },
      },
      seed,
      20,
    ),
  threat: (seed: number) =>
    unequal(
      {
        ruleset: RULESETS.threat,
        show: PRESENTATIONS.threat,
        setup: threatFight,
        extras: () => [],
        unlisted: {},
        unshown: {
          join: COMES_AND_GOES,
          leave: COMES_AND_GOES,
          forfeit: MISSING,
          done: "Under seals the table says it once all have sealed; of two sides of one's own the first is asked.",
          rollWeapons: "Of two sides of one's own the first is asked.",
        },
      },
      seed,
      20,
    ),
};

test("every game is here", () => {
  expect(Object.keys(GAMES).toSorted()).toEqual([...RULESET_NAMES].toSorted());
});

describe.for(Object.entries(GAMES))("in fights of %s", ([, play]) => {
  test("each button is an offer, and each offer has a button", { timeout: 60_000 }, () => {
    const found = Array.from({ length: FIGHTS }, (_, seed) => Object.entries(play(seed + 1))).flat();
    expect(Object.fromEntries(found)).toEqual({});
  });
});
