import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import { parse } from "../../core/json.ts";
import { makeSeal } from "../../core/seal.ts";
import type { Salt } from "../../core/seal.ts";
import type { BeatDie, BeatsTable, Fighter, Phase, Sheet } from "./model.ts";
import { toolId } from "./model.ts";
import { readers } from "./parse.ts";
import { sealing } from "../turns/choices.ts";
import {
  A,
  B,
  acting,
  die,
  fighterIn,
  mustering,
  over,
  play,
  selecting,
  sheet,
  sheetIn,
  trait,
} from "../testing/scenario.ts";

const reads = (table: BeatsTable): boolean => parse(readers.table, JSON.parse(JSON.stringify(table))).ok;

const withPhase = (table: BeatsTable, phase: Partial<Phase>): BeatsTable => {
  return { ...table, fight: { ...table.fight, phase: { ...table.fight.phase, ...phase } as Phase } };
};
const withFighter = (table: BeatsTable, change: Partial<Fighter>): BeatsTable => {
  const { fight } = table;
  return { ...table, fight: { ...fight, fighters: { ...fight.fighters, [A]: { ...fighterIn(table, A), ...change } } } };
};
const withSheet = (table: BeatsTable, change: Partial<Sheet>): BeatsTable => {
  return { ...table, sheets: { ...table.sheets, [A]: { ...sheetIn(table, A), ...change } } };
};
const withDie = (table: BeatsTable, change: Partial<BeatDie>): BeatsTable => {
  const [first, ...others] = fighterIn(table, A).dice;
  return withFighter(table, { dice: first === undefined ? [] : [{ ...first, ...change }, ...others] });
};

const X = fighterId("X");
const HANDS = { A: { dice: [2, 6, 3] }, B: { dice: [5, 1, 4] } };
const start = mustering({ A: {}, B: {} });
const choosing = selecting(1, HANDS);
const turns = acting(1, HANDS, A);
const asked = play(turns, [{ do: "act", who: A, action: { is: "disadvantage", target: B } }]).table;
const muster = { traits: ["brawn", "wits", "nerve"].map(trait), backing: {} };
const contest = { who: A, against: B, muster, aid: null };
const seal = makeSeal(sealing.context(choosing, A), { choice: "A1", salt: "0".repeat(32) as Salt });

describe("what was stored before whoever dealt a wound was asked for its name", () => {
  test("a fight reads as one in which nobody is asked", () => {
    const { unnamed: _unnamed, ...fight } = turns.fight;
    const read = parse(readers.table, JSON.parse(JSON.stringify({ ...turns, fight })));
    expect(read).toMatchObject({ ok: true, value: { fight: { unnamed: null } } });
  });
  test("a wound reads as one that nobody is known to have dealt", () => {
    const wounded = { type: "wounded", who: A, wound: { id: "gash", label: "gash" } };
    expect(parse(readers.event, wounded)).toEqual({ ok: true, value: { ...wounded, by: null } });
  });
  test("nobody is asked of strangers", () => {
    const of = (unnamed: BeatsTable["fight"]["unnamed"]): boolean =>
      reads({ ...turns, fight: { ...turns.fight, unnamed } });
    const gash = toolId("gash");
    expect([
      of({ by: A, who: B, wound: gash }),
      of({ by: X, who: B, wound: gash }),
      of({ by: A, who: X, wound: gash }),
    ]).toEqual([true, false, false]);
  });
});

describe("tables that belong together are read", () => {
  test.for([
    ["muster", withPhase(start, { musters: { [A]: muster } })],
    ["select", withPhase(choosing, { seals: { [A]: seal }, laid: { [B]: die("B3") } })],
    ["act", turns],
    ["answer", asked],
    ["over", withPhase(over({ A: {}, B: {} }), { contest })],
  ] as const)("%s", ([, table]) => {
    expect(reads(table)).toBe(true);
  });
});

describe("tables that do not are refused", () => {
  test.for([
    ["a sheet too few", { ...start, sheets: { A: sheet() } }],
    ["somebody else's sheet", { ...start, sheets: { A: sheet(), X: sheet() } }],
    ["a tool and a wound of one name", withSheet(start, sheet({ tools: ["scar"], wounds: ["scar"] }))],
    ["two dice alone", withFighter(turns, { dice: fighterIn(turns, A).dice.slice(0, 2) })],
    ["the same die twice", withDie(turns, { id: die("A2") })],
    ["a value beyond the die", withDie(turns, { value: 7 })],
    [
      "two dice presented",
      withFighter(turns, { dice: fighterIn(turns, A).dice.map((one) => ({ ...one, zone: "presented" })) }),
    ],
    ["dice of the helpless", withSheet(turns, { helpless: true })],
    ["dice of the surrendered", withFighter(turns, { surrendered: true })],
    ["an action of who has no dice", withFighter(start, { acted: true })],
    ["a stranger who agrees", { ...start, fight: { ...start.fight, agreed: [X] } }],
    ["a stranger's muster", withPhase(start, { musters: { [X]: muster } })],
    ["a stranger's seal", withPhase(choosing, { seals: { [X]: seal } })],
    ["a stranger in the order", withPhase(turns, { order: [A, B, X] })],
    ["a stranger's turn", withPhase(turns, { turn: X })],
    ["a stranger to answer", withPhase(asked, { waiting: [X] })],
    ["a stranger in a contest", withPhase(over({ A: {}, B: {} }), { contest: { ...contest, aid: X } })],
    ["dice while traits are named", { ...turns, fight: { ...turns.fight, phase: { at: "muster", musters: {} } } }],
    ["dice after the fight", { ...turns, fight: { ...turns.fight, phase: { at: "over", contest: null } } }],
    ["a die presented before the reveal", withDie(choosing, { zone: "presented" })],
    [
      "an empty hand",
      withFighter(choosing, { dice: fighterIn(choosing, A).dice.map((one) => ({ ...one, zone: "spent" })) }),
    ],
    ["a choice that is not in the hand", withPhase(choosing, { laid: { [A]: die("B1") } })],
    ["a choice without dice", withPhase(withFighter(choosing, { dice: [] }), { laid: { [A]: die("A1") } })],
    ["an order that lacks somebody", withPhase(turns, { order: [A] })],
    ["an order that repeats somebody", withPhase(turns, { order: [A, A] })],
    ["a turn of nobody", withPhase(turns, { turn: null })],
    ["a turn of somebody who has acted", withFighter(turns, { acted: true })],
    ["nobody to answer", withPhase(asked, { waiting: [] })],
    ["the actor to answer", withPhase(asked, { waiting: [A] })],
    ["somebody to answer twice", withPhase(asked, { waiting: [B, B] })],
  ] as readonly (readonly [string, BeatsTable])[])("%s", ([, table]) => {
    expect(reads(table)).toBe(false);
  });
});

test("an event must name three different dice to a roll", () => {
  const rolled = { id: "A1", trait: "brawn", faces: 6, face: 3, value: 3 };
  const event = (dice: readonly object[]) => ({ type: "rolled", rolls: { A: { turnDown: 0, dice } } });
  const three = ["A1", "A2", "A3"].map((id) => ({ ...rolled, id }));
  expect(parse(readers.event, event(three)).ok).toBe(true);
  expect(parse(readers.event, event([rolled, rolled, rolled])).ok).toBe(false);
  expect(parse(readers.event, event([])).ok).toBe(false);
});
