import { expect, test } from "vitest";
import { diceBook } from "./dice-book.ts";
import { answers } from "./threat.ts";

const sword = { w: { kind: "melee", faces: 8, marks: [] } };
const mail = { chainmail: { marks: [], slots: 3 }, plate: { marks: [], slots: 3 } };
const fighter = (side: string, more: object = {}) => ({
  side,
  base: { guts: 12, blood: 4, nerves: 12 },
  injuries: [],
  lost: [],
  weapons: {},
  shield: null,
  armour: {},
  ammo: null,
  ...more,
});
const breath = (who: string, ...dice: readonly number[]) => ({ do: "breath", who, dice });
const done = (side: string) => ({ do: "done", side });
type Given = Readonly<Record<string, unknown>>;
const answer = (kind: "exchange" | "view" | "brawl", given: Given, dice: object = {}, options: Given = {}) =>
  answers[kind]?.({ vantage: null, viewer: "A", ...given }, options, diceBook(dice));

const duel = { A: fighter("a"), B: fighter("b") };
const trio = { ...duel, C: fighter("a") };
const weapons = { do: "weapons" };

test("THR-BRTH-1 breath chosen a second time under seal", () => {
  const steps = [weapons, breath("A", 4), breath("A", 6)];
  expect(answer("exchange", { fighters: duel, steps })).toMatchObject({ refused: "already-chosen", at: 2 });
  expect(answer("view", { fighters: duel, steps })).toMatchObject({ refused: "already-chosen", breath: { A: [4] } });
});

test("THR-FLEE-1 who fled stays away in a fresh engagement", () => {
  const flight = { do: "flee", who: "C" };
  const steps = [weapons, breath("A"), breath("B"), breath("C"), flight, done("a"), done("b"), { do: "again" }];
  expect(answer("exchange", { fighters: trio, steps })).toMatchObject({
    phase: "weapons",
    fighters: { A: { away: false }, C: { away: true, standing: true } },
  });
});

test("THR-ARM-4 a pick left out where there is a choice", () => {
  const fighters = { A: fighter("a", { weapons: sword }), B: fighter("b", { armour: mail }) };
  const given = { fighters, steps: [weapons] };
  expect(answer("exchange", given, { "weapon:A": [6] })).toMatchObject({ refused: "bad-pick", at: 0 });
});

test("THR-ARM-5 a piece given with as many marks as slots is ruined", () => {
  const plate = { plate: { marks: [], slots: 3, count: 3 } };
  const fighters = { A: fighter("a", { weapons: sword }), B: fighter("b", { armour: plate }) };
  const options = { armourMarks: "count" };
  expect(answer("exchange", { fighters, steps: [weapons] }, { "weapon:A": [6] }, options)).toMatchObject({
    threatNow: { B: 6 },
    fighters: { B: { armour: { plate: { ruined: true } } } },
  });
});

test.for([
  { rule: "THR-GIVE-1 a die given away is no longer the giver's", lostDice: "usable", refused: "die-discarded" },
  { rule: "THR-BRTH-5 a lost die that is gone is given to nobody", lostDice: "gone", refused: "die-lost" },
])("$rule", ({ lostDice, refused }) => {
  const gift = { do: "give", who: "A", die: "A:d8", to: "C" };
  const steps = [weapons, breath("A", 8), breath("B"), breath("C"), gift, { do: "gambit", who: "A", die: "A:d8" }];
  const given = { fighters: trio, steps };
  expect(answer("exchange", given, { "save:A:manoeuvre": [7] }, { lostDice })).toMatchObject({ refused });
});

test("THR-SPC-4 a sweep without the quality", () => {
  const steps = [weapons, breath("A"), breath("B"), { do: "sweep", who: "A", die: "A:w" }];
  const fighters = { ...duel, A: fighter("a", { weapons: sword }) };
  expect(answer("exchange", { fighters, steps }, { "weapon:A": [5] })).toMatchObject({ refused: "not-armed", at: 3 });
});

test("THR-BRL-1 nobody is hurt before the Game Master has said so", () => {
  const party = (who: string) => ({ ...fighter(""), who, stance: "guts", breath: [], weapon: null });
  const given = { attacker: party("A"), foe: party("B"), answer: null, aware: false };
  expect(answer("brawl", given)).toMatchObject({ outcome: "gm", injuries: { A: 0, B: 0 } });
});
