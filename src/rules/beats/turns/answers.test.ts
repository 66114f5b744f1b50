import { describe, expect, test } from "vitest";
import type { FighterId } from "../../core/brand.ts";
import type { Command } from "../state/commands.ts";
import type { Means } from "../state/model.ts";
import { prompts } from "../prompts.ts";
import { A, B, C, D, acting, cut, die, fighterIn, play, sheetIn, values } from "../testing/scenario.ts";

const attack = (who: FighterId, target: FighterId): Command => ({
  do: "act",
  who,
  action: { is: "attack", target, wound: cut("gash") },
});
const accept = (who: FighterId): Command => ({ do: "accept", who, gives: null });
const counter = (who: FighterId, means: Means | null = null): Command => ({ do: "counter", who, means });
const surrender = (who: FighterId): Command => ({ do: "surrender", who });
const substitute = (id: string): Means => ({ is: "substitute", die: die(id) });
const reroll = (id: string): Means => ({ is: "reroll", die: die(id) });
const raise = (who: FighterId, id: string): Command => ({ do: "raise", who, special: { is: "reroll", die: die(id) } });

const LOW = { dice: [2, 6, 3] };
const MIDDLE = { dice: [5, 1, 4] };
const HIGH = { dice: [6, 2, 2] };
/** B, who is higher, acts against A, who has acted. */
const late = acting(1, { A: { ...LOW, acted: true }, B: MIDDLE }, B);
const three = acting(1, { A: LOW, B: MIDDLE, C: HIGH }, A);
const outcome = (by: FighterId | null, what: string, who: FighterId) => ({ type: "settled", who, outcome: what, by });

describe("BTS-ANS-1 the target is asked first, then the others from the lowest die up", () => {
  const four = {
    A: { dice: [2, 1, 1] },
    B: { dice: [5, 1, 1] },
    C: { dice: [4, 1, 1] },
    D: { dice: [1, 1, 1], acted: true },
  };

  test.for([
    ["anyone", ["B", "D", "C"]],
    ["target", ["B"]],
  ] as const)("counterBy %s: %s", ([counterBy, asked]) => {
    const { events } = play(acting(1, four, A, { counterBy }), [attack(A, B)]);
    expect(events[0]).toMatchObject({ type: "declared", asked });
  });

  test("an action without a target is put to all, or by option to nobody", () => {
    const shout: Command = { do: "act", who: A, action: { is: "other", target: null, text: "shout" } };
    expect(play(acting(1, four, A), [shout]).events[0]).toMatchObject({ asked: ["D", "C", "B"] });
    expect(play(acting(1, four, A, { counterBy: "target" }), [shout]).events).toHaveLength(2);
  });

  test("one at a time, and nobody twice", () => {
    const asked = play(three, [attack(A, B)]).table;
    expect(play(asked, [accept(C)]).refused).toBe("not-asked");
    expect(play(asked, [counter(C)]).refused).toBe("not-asked");
    expect(play(asked, [accept(B), accept(B)]).refused).toBe("not-asked");
    expect(play(asked, [accept(B), surrender(B)]).refused).toBe("not-asked");
    expect(play(three, [accept(B)]).refused).toBe("not-asked");
  });
});

describe("BTS-ANS-2 when all have accepted, the action takes effect", () => {
  test("in turn", () => {
    const { table, events } = play(three, [attack(A, B), accept(B), accept(C)]);
    expect(events.at(-2)).toEqual(outcome(null, "effect", A));
    expect(sheetIn(table, B).wounds).toHaveLength(1);
  });
});

describe("BTS-CTR-1 a higher die cancels the action", () => {
  test("one that has not acted", () => {
    const { table, events } = play(three, [attack(A, B), counter(B)]);
    expect(events.at(-1)).toEqual(outcome(B, "cancelled", A));
    expect(fighterIn(table, B).acted).toBe(false);
    expect(table.fight.phase).toMatchObject({ at: "act", turn: "B" });
  });

  test("one that has acted, without any means", () => {
    const table = acting(1, { A: LOW, B: { ...MIDDLE, acted: true } }, A);
    expect(play(table, [attack(A, B), counter(B)]).events.at(1)).toEqual(outcome(B, "cancelled", A));
  });

  test("means that are not needed are not paid for", () => {
    const { table } = play(three, [attack(A, B), counter(B, reroll("B1"))]);
    expect(sheetIn(table, B).sparks).toBe(3);
  });

  test.for([
    ["a lower one", play(late, [attack(B, A)]).table, A, "not-higher"],
    ["a pass", play(three, [{ do: "act", who: A, action: { is: "pass" } }]).table, B, "nothing-to-counter"],
    ["nobody's action", three, B, "nothing-to-counter"],
    ["who is out", acting(1, { A: LOW, B: { helpless: true } }, A), B, "out-of-fight"],
    [
      "who is not the target, by option",
      acting(1, { A: LOW, B: MIDDLE, C: HIGH }, A, { counterBy: "target" }),
      C,
      "targets-only",
    ],
  ] as const)("not by %s", ([, table, who, refused]) => {
    const open = refused === "targets-only" ? play(table, [attack(A, B)]).table : table;
    expect(play(open, [counter(who)]).refused).toBe(refused);
  });
});

describe("BTS-CTR-2 means are tried one after another, and what they cost stays paid", () => {
  test("a reroll that is not enough, then one that is", () => {
    const { table, events } = play(
      late,
      [attack(B, A), counter(A, reroll("A1")), counter(A, reroll("A1"))],
      [[5], [6]],
    );
    expect(events.at(-2)).toEqual(outcome(A, "cancelled", B));
    expect(sheetIn(table, A)).toMatchObject({ sparks: 1, wounds: [] });
  });

  test("giving up is accepting", () => {
    const { table } = play(late, [attack(B, A), counter(A, reroll("A1")), accept(A)], [[5]]);
    expect(sheetIn(table, A)).toMatchObject({ sparks: 2, wounds: [{ id: "gash" }] });
  });

  test("a shift", () => {
    const means: Means = { is: "shift", points: 4, from: die("A2"), to: die("A1") };
    const { table, events } = play(late, [attack(B, A), counter(A, means)]);
    expect(values(table, A)).toEqual([6, 2, 3]);
    expect(events).toContainEqual(outcome(A, "cancelled", B));
  });

  test("no spark", () => {
    const table = acting(1, { A: { ...LOW, acted: true, sparks: 0 }, B: MIDDLE }, B);
    expect(play(table, [attack(B, A), counter(A, reroll("A1"))]).refused).toBe("no-sparks");
  });
});

describe("BTS-CTR-3, BTS-BEAT-2 whoever has acted may substitute a die of the hand", () => {
  test("a higher one counters, and the old one goes back to the hand", () => {
    const { table, events } = play(late, [attack(B, A), counter(A, substitute("A2"))]);
    expect(events.slice(1)).toEqual([
      { type: "substituted", who: A, die: "A2" },
      outcome(A, "cancelled", B),
      { type: "beat-ended" },
    ]);
    expect(fighterIn(table, A).dice.map(({ zone }) => zone)).toEqual(["hand", "spent", "hand"]);
  });

  test("an equal one does not, and the swap stands", () => {
    const table = acting(1, { A: { dice: [2, 5, 3], acted: true }, B: MIDDLE }, B);
    const { events, table: after } = play(table, [attack(B, A), counter(A, substitute("A2")), accept(A)]);
    expect(events.map(({ type }) => type)).toEqual([
      "declared",
      "substituted",
      "accepted",
      "settled",
      "wounded",
      "beat-ended",
    ]);
    expect(fighterIn(after, A).dice.map(({ zone }) => zone)).toEqual(["hand", "spent", "hand"]);
  });

  test.for([
    ["who has not acted", acting(1, { A: { dice: [6, 1, 1] }, B: MIDDLE }, A), A, B, "B2", "must-act-first"],
    ["a die already presented", late, B, A, "A1", "not-in-hand"],
    [
      "a spent die",
      acting(3, { A: { dice: [6, 4, 2], acted: true }, B: { dice: [1, 2, 5] } }, B),
      B,
      A,
      "A1",
      "not-in-hand",
    ],
  ] as const)("not %s", ([, table, actor, who, id, refused]) => {
    expect(play(table, [attack(actor, who), counter(who, substitute(id))]).refused).toBe(refused);
  });
});

describe("BTS-CTR-4 a counter is no action", () => {
  test("one may counter twice, for others too, and still act", () => {
    const { table } = play(three, [attack(A, B), accept(B), counter(C), attack(B, A), accept(A), counter(C)]);
    expect(table.fight.phase).toMatchObject({ at: "act", turn: "C" });
    expect([sheetIn(table, A).wounds, sheetIn(table, B).wounds]).toEqual([[], []]);
  });
});

describe("BTS-CTR-5 the declared die is locked, unless by option until countered", () => {
  const open = { escalation: "until-countered" } as const;

  test.for([
    ["locked", late, "die-locked"],
    ["until-countered", acting(1, { A: { ...LOW, acted: true }, B: MIDDLE }, B, open), null],
  ] as const)("%s", ([, table, refused]) => {
    expect(play(table, [attack(B, A), raise(B, "B1")], [[6]]).refused).toBe(refused);
  });

  test("a die raised in time is not beaten", () => {
    const table = acting(1, { A: { ...LOW, acted: true }, B: MIDDLE }, B, open);
    const { events } = play(table, [attack(B, A), raise(B, "B1"), counter(A, substitute("A2")), accept(A)], [[6]]);
    expect(events).toContainEqual(outcome(null, "effect", B));
  });

  test("but neither after the counter nor by others", () => {
    const table = acting(1, { A: { ...LOW, acted: true }, B: MIDDLE }, B, open);
    expect(play(table, [attack(B, A), counter(A, substitute("A2")), raise(B, "B1")]).refused).toBe("die-locked");
    expect(play(table, [attack(B, A), raise(A, "A1")]).refused).toBe("die-locked");
    expect(play(table, [attack(B, A), raise(B, "B2")]).refused).toBe("not-presented");
  });

  test("the prompt shows it while there are sparks", () => {
    const kinds = (sparks: number) => {
      const table = acting(1, { A: { ...LOW, acted: true }, B: { ...MIDDLE, sparks } }, B, open);
      return prompts(play(table, [attack(B, A)]).table).map(({ id, optional }) => [id, optional]);
    };
    expect(kinds(1)).toEqual([
      ["answer:1:1:B:A", false],
      ["raise:1:1:B:B", true],
    ]);
    expect(kinds(0)).toEqual([["answer:1:1:B:A", false]]);
  });
});

describe("BTS-SUR-1 the one threatened may leave at once", () => {
  test("and the action comes to nothing", () => {
    const { table, events } = play(late, [attack(B, A), surrender(A)]);
    expect(events.slice(1, 3)).toEqual([outcome(A, "surrendered", B), { type: "surrendered", who: A }]);
    expect(fighterIn(table, A)).toMatchObject({ surrendered: true, dice: [] });
    expect(sheetIn(table, A).wounds).toEqual([]);
  });

  test.for([
    ["without a threat", three, B, "not-threatened"],
    ["for another", play(three, [attack(A, B)]).table, C, "not-threatened"],
    ["who is out", acting(1, { A: LOW, B: { surrendered: true } }, A), B, "out-of-fight"],
  ] as const)("not %s", ([, table, who, refused]) => {
    expect(play(table, [surrender(who)]).refused).toBe(refused);
  });
});

describe("BTS-SUR-2 by option a surrender is offered", () => {
  const offered = acting(1, { A: { ...LOW, acted: true }, B: MIDDLE, C: HIGH }, B, { surrender: "offered" });
  const terms = (who: FighterId, accepted: boolean): Command => ({ do: "terms", who, accepted });
  const waiting = play(offered, [attack(B, A), surrender(A)]).table;

  test("the attacker is asked, and nobody else meanwhile", () => {
    expect(prompts(waiting).map(({ id }) => id)).toEqual(["terms:1:1:B:B"]);
    expect(play(waiting, [accept(A)]).refused).toBe("not-asked");
    expect(play(waiting, [terms(A, true)]).refused).toBe("not-your-turn");
    expect(play(waiting, [terms(D, true)]).refused).toBe("unknown-fighter");
  });

  test("accepted", () => {
    expect(fighterIn(play(waiting, [terms(B, true)]).table, A).surrendered).toBe(true);
  });

  test("refused: asked again, but not to offer again", () => {
    const { table } = play(waiting, [terms(B, false)]);
    expect(prompts(table).map(({ id }) => id)).toEqual(["answer-again:1:1:B:A"]);
    expect(play(table, [surrender(A)]).refused).toBe("already-refused");
    expect(play(table, [counter(A, substitute("A2"))]).refused).toBeNull();
    expect(play(table, [accept(A), accept(C)]).table.sheets[A]?.wounds).toHaveLength(1);
  });

  test.for([
    ["outside an action", offered],
    ["without an offer", play(offered, [attack(B, A)]).table],
  ] as const)("no terms %s", ([, table]) => {
    expect(play(table, [terms(B, true)]).refused).toBe("nothing-offered");
  });
});
