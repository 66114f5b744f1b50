import { describe, expect, test } from "vitest";
import { fighterId } from "../core/brand.ts";
import { makeSeal } from "../core/seal.ts";
import type { Salt } from "../core/seal.ts";
import { apply } from "./apply.ts";
import type { Event } from "./state/events.ts";
import type { BeatsTable } from "./state/model.ts";
import { sealing } from "./turns/choices.ts";
import {
  A,
  B,
  acting,
  cut,
  die,
  fighterIn,
  mustering,
  over,
  play,
  selecting,
  sheetIn,
  toolOf,
  trait,
} from "./testing/scenario.ts";

const X = fighterId("X");
const HANDS = { A: { dice: [2, 6, 3] }, B: { dice: [5, 1, 4] } };
const naming = mustering({ A: {}, B: {} });
const choosing = selecting(1, HANDS);
const turns = acting(1, HANDS, A);
const asked = play(turns, [{ do: "act", who: A, action: { is: "disadvantage", target: B } }]).table;
const ended = over({ A: {}, B: {} });

const muster = { traits: ["brawn", "wits", "nerve"].map(trait), backing: {} };
const seal = makeSeal(sealing.context(choosing, A), { choice: "A1", salt: "0".repeat(32) as Salt });
const roll = { turnDown: 0, dice: [] };
const revealed: Event = {
  type: "revealed",
  order: [A],
  presented: { [A]: die("A1") },
  values: { [A]: 2 },
  passes: [],
  lots: [],
};

describe("an event that fits nothing on the table changes nothing", () => {
  test.for<readonly [string, BeatsTable, Event]>([
    ["a muster in a beat", turns, { type: "mustered", who: A, muster }],
    ["a stranger's muster", naming, { type: "mustered", who: X, muster }],
    ["a roll in a beat", turns, { type: "rolled", rolls: { [A]: roll } }],
    ["a seal in a beat", turns, { type: "sealed", who: A, seal }],
    ["a stranger's seal", choosing, { type: "sealed", who: X, seal }],
    ["a die laid that is not in the hand", choosing, { type: "opened", who: A, die: die("B1") }],
    ["a forfeit in a beat", turns, { type: "forfeited", who: A, die: die("A2"), why: "absent" }],
    ["a reveal in a beat", turns, revealed],
    ["a reveal of nobody's dice", choosing, { ...revealed, order: [X] }],
    ["a reveal without values", choosing, { ...revealed, values: {} }],
    ["a reveal of a die that is not there", choosing, { ...revealed, presented: { [A]: die("B1") } }],
    ["a declaration before the reveal", choosing, { type: "declared", who: A, action: { is: "pass" }, asked: [B] }],
    ["a declaration out of turn", turns, { type: "declared", who: B, action: { is: "pass" }, asked: [A] }],
    ["a declaration within another", asked, { type: "declared", who: A, action: { is: "pass" }, asked: [B] }],
    ["a settlement before the reveal", choosing, { type: "settled", who: A, outcome: "passed", by: null }],
    ["a settlement of another's turn", turns, { type: "settled", who: B, outcome: "passed", by: null }],
    ["an answer to nothing", turns, { type: "accepted", who: B, gives: null }],
    ["an offer to nobody", turns, { type: "surrender-offered", who: B }],
    ["the end of no beat", naming, { type: "beat-ended" }],
    ["a die swapped that is not in the hand", turns, { type: "substituted", who: A, die: die("A1") }],
    [
      "a stranger's special",
      turns,
      { type: "special-used", who: X, special: { is: "reroll", die: die("A1") }, face: 1, values: {} },
    ],
    ["a stranger's wound", turns, { type: "wounded", who: X, wound: cut("gash"), by: null }],
    ["a stranger's surrender", turns, { type: "surrendered", who: X }],
    ["a stranger's tool", turns, { type: "tool-moved", tool: toolOf(X, "sword"), to: "ground", by: null }],
    ["a contest in a fight", turns, { type: "challenged", contest: { who: A, against: B, muster, aid: null } }],
    ["the end of no contest", ended, { type: "called-off" }],
    ["a stranger who leaves", turns, { type: "removed", who: X }],
    ["an exertion that was won", ended, { type: "exerted", who: A, won: true }],
  ])("%s", ([, table, event]) => {
    expect(apply(table, event)).toEqual(table);
  });

  test("those who are asked are others, in the round, and each once", () => {
    const event: Event = { type: "declared", who: A, action: { is: "pass" }, asked: [A, B, X, B] };
    expect(apply(turns, event).fight.phase).toMatchObject({ at: "answer", waiting: [B] });
  });

  test("a reveal orders those who present a die, each once", () => {
    const { phase } = apply(choosing, { ...revealed, order: [X, A, A, B] }).fight;
    expect(phase).toEqual({ at: "act", beat: 1, order: [A], turn: A });
  });

  test("a spark is not owed", () => {
    const poor = acting(1, { A: { dice: [2, 6, 3], sparks: 0 }, B: HANDS.B }, A);
    const special: Event = {
      type: "special-used",
      who: A,
      special: { is: "reroll", die: die("A1") },
      face: 6,
      values: { [die("A1")]: 6 },
    };
    const after = apply(poor, special);
    expect(sheetIn(after, A).sparks).toBe(0);
    expect(fighterIn(after, A).dice[0]?.value).toBe(6);
  });

  test("a choice replaces the one before", () => {
    const once = apply(choosing, { type: "forfeited", who: A, die: die("A1"), why: "absent" });
    expect(apply(once, { type: "forfeited", who: A, die: die("A2"), why: "absent" }).fight.phase).toMatchObject({
      laid: { A: "A2" },
    });
  });
});
