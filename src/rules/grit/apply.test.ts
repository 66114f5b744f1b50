import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import type { Event, FirstSide } from "./state/event.ts";
import { grit } from "./index.ts";
import { namedFirst } from "./first-side.ts";
import { attack, opening, play, scene } from "./testing/scenario.ts";

const NOBODY = fighterId("nobody");
const ADA = fighterId("Ada");
const ORC = fighterId("orc");
const blow = { attribute: "str", die: 0, crits: 1, left: 0, save: null, saved: null, harm: "dead" } as const;
const settled = (given: Partial<FirstSide>): Event => ({
  type: "firstSideSettled",
  settled: { ...namedFirst(sideId("ours")), ...given },
});

describe("an event that names a stranger changes nothing", () => {
  test.for<Event>([
    { type: "moved", who: NOBODY, feet: 5 },
    { type: "attackDeclared", who: NOBODY, weapon: null, strikes: [], waits: true, awaited: [] },
    {
      type: "volleyResolved",
      target: NOBODY,
      attacks: [],
      armor: 0,
      gritLost: 1,
      gritLeft: 0,
      direct: 1,
      blow,
      effects: [],
    },
    {
      type: "moraleTested",
      why: null,
      firstCrit: [NOBODY],
      firstLoss: [],
      decided: [{ who: NOBODY, outcome: "routed" }],
      rolls: [],
    },
    { type: "firstAidGiven", who: NOBODY, target: NOBODY, save: null, helped: true },
    { type: "passed", who: NOBODY },
    { type: "laid", laid: { mod: "enhanced", who: ADA, target: NOBODY } },
    { type: "gritRestored", who: [NOBODY] },
    { type: "corrected", who: NOBODY, correction: { of: "routed", routed: true } },
    settled({ first: sideId("wild") }),
    settled({ parted: sideId("wild") }),
  ])("$type", (event) => {
    const table = scene();
    expect(grit.apply(table, event)).toEqual(table);
  });
});

describe("an event out of its time changes nothing", () => {
  test.for<Event>([
    { type: "moved", who: ADA, feet: 5 },
    { type: "passed", who: ADA },
    { type: "turnEnded", ends: false },
    { type: "volleysClosed" },
  ])("$type", (event) => {
    const table = scene({ first: null });
    expect(grit.apply(table, event)).toEqual(table);
  });
});

describe("a declared attack", () => {
  const opened = play(scene(), attack("Ada", "orc", opening())).table;
  const declared = (who: string, target: string): Event => ({
    type: "attackDeclared",
    who: fighterId(who),
    weapon: null,
    strikes: [{ target: fighterId(target), mods: [] }],
    waits: true,
    awaited: [],
  });
  const volleys = (event: Event) => {
    const { now } = grit.apply(opened, event).fight;
    return now.phase === "side-turn" ? now.volleys : [];
  };
  test("heard twice is in the volley once", () => {
    expect(volleys(declared("Ada", "orc"))).toEqual([
      { target: ORC, declared: [{ who: ADA, weapon: null, mods: [] }], called: false, awaited: [] },
    ]);
  });
  test("on a stranger waits for nothing", () => {
    expect(volleys(declared("Bo", "nobody"))).toHaveLength(1);
  });
});
