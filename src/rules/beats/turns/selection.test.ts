import { describe, expect, test } from "vitest";
import type { FighterId } from "../../core/brand.ts";
import { makeSeal } from "../../core/seal.ts";
import type { Salt } from "../../core/seal.ts";
import { judgeChoice } from "./choices.ts";
import type { Command } from "../state/commands.ts";
import type { BeatsTable } from "../state/model.ts";
import { sealing } from "./choices.ts";
import { A, B, C, acting, fighterIn, GM, mustering, play, selecting } from "../testing/scenario.ts";
import { view } from "../view.ts";

const SALT = "00112233445566778899aabbccddeeff" as Salt;
const opening = (choice: string) => ({ choice, salt: SALT });
const sealed = (table: BeatsTable, who: FighterId, choice: string): Command =>
  sealing.seal(who, makeSeal(sealing.context(table, who), opening(choice)));

const HANDS = { A: { dice: [3, 5, 2] }, B: { dice: [4, 6, 1] } };
const start = selecting(1, HANDS);
const closed = play(start, [sealed(start, A, "A1"), sealed(start, B, "B2")]).table;

describe("BTS-SEL-1 a seal is good for one fight, round and beat", () => {
  test("the context names them", () => {
    expect(sealing.context(start, A)).toEqual({ combat: "combat", engagement: "round 1 beat 1", fighter: "A" });
    expect(sealing.context(mustering({ A: {} }), A).engagement).toBe("round 1 beat 0");
  });

  test("nothing is sealed outside the selection", () => {
    const table = acting(1, HANDS, A);
    expect([sealing.choosing(table), sealing.opening(table)]).toEqual([[], []]);
  });
});

describe("BTS-SEL-2 one chooses a die of one's hand", () => {
  test("and of nobody else's", () => {
    expect(sealing.choices(selecting(2, HANDS), A)).toEqual(["A2", "A3"]);
    expect(sealing.choices(start, C)).toEqual([]);
  });

  const second = selecting(2, HANDS);
  test.for([
    ["a die of the hand", start, A, "A1", null],
    ["anew, as long as it may change", play(start, [sealed(start, A, "A1")]).table, A, "A2", null],
    ["a spent die", second, A, "A1", "not-in-hand"],
    ["a die of another's hand", start, A, "B1", "not-in-hand"],
    ["no die", start, A, "", "not-in-hand"],
    ["once all have chosen", closed, A, "A2", "choice-made"],
    ["after the reveal", acting(1, HANDS, A), A, "A2", "wrong-phase"],
    ["whoever is out", selecting(1, { ...HANDS, C: { helpless: true } }), C, "C1", "out-of-fight"],
    ["nobody", start, C, "C1", "unknown-fighter"],
  ] as const)("judged before it is sealed: %s", ([, table, who, choice, refused]) => {
    expect(judgeChoice(table, who, choice)).toBe(refused);
  });
});

describe("BTS-SEL-3 a choice may be changed until everyone has chosen", () => {
  test("a second seal replaces the first", () => {
    const { table } = play(start, [sealed(start, A, "A1"), sealed(start, A, "A2"), sealed(start, B, "B1")]);
    expect(play(table, [sealing.open(A, opening("A1"))]).events).toMatchObject([{ why: "seal-broken" }]);
    expect(play(table, [sealing.open(A, opening("A2"))]).events).toEqual([{ type: "opened", who: A, die: "A2" }]);
  });

  test("not after", () => {
    expect(play(closed, [sealed(start, A, "A2")]).refused).toBe("choice-made");
    expect(sealing.choosing(closed)).toEqual([]);
    expect(sealing.opening(closed)).toEqual(["A", "B"]);
  });

  test.for([
    ["before the roll", mustering({ A: {} }), A, "wrong-phase"],
    ["after the reveal", acting(1, HANDS, A), A, "wrong-phase"],
    ["by whoever is out", selecting(1, { ...HANDS, C: { helpless: true } }), C, "out-of-fight"],
    ["by whoever came later", selecting(1, { ...HANDS, C: {} }), C, "not-in-round"],
  ] as const)("%s: %s", ([, table, who, refused]) => {
    expect(play(table, [sealed(table, who, "A1")]).refused).toBe(refused);
  });
});

describe("BTS-SEL-4, BTS-BEAT-1 the last die is chosen by itself", () => {
  test("the third beat seals and reveals itself", () => {
    const before = acting(2, { A: { dice: [1, 4, 2] }, B: { dice: [1, 5, 6], acted: true } }, A);
    const { table } = play(before, [{ do: "act", who: A, action: { is: "pass" } }]);
    expect(table.fight.phase).toEqual({ at: "act", beat: 3, order: ["A", "B"], turn: "A" });
    expect(fighterIn(table, A).dice.map(({ zone }) => zone)).toEqual(["spent", "spent", "presented"]);
  });
});

describe("BTS-SEL-5 seals are opened when everyone has chosen", () => {
  test("the last one opened reveals all", () => {
    const { table } = play(closed, [sealing.open(B, opening("B2")), sealing.open(A, opening("A1"))]);
    expect(table.fight.phase).toEqual({ at: "act", beat: 1, order: ["A", "B"], turn: "A" });
  });

  test.for([
    ["too early", play(start, [sealed(start, A, "A1")]).table, "A1", "wrong-phase"],
    ["without a seal", start, "A1", "wrong-phase"],
    ["after the reveal", acting(1, HANDS, A), "A1", "wrong-phase"],
  ] as const)("%s: %s", ([, table, choice, refused]) => {
    expect(play(table, [sealing.open(A, opening(choice))]).refused).toBe(refused);
  });

  test.for([
    ["another die than the one sealed", "A1", "A2", "seal-broken"],
    ["a die of somebody else's hand", "B1", "B1", "not-in-hand"],
  ] as const)("%s is forfeit, for all to see", ([, chosen, shown, why]) => {
    const { table } = play(start, [sealed(start, A, chosen), sealed(start, B, "B2")]);
    const told = play(table, [sealing.open(A, opening(shown))]);
    expect(told.events).toEqual([{ type: "forfeited", who: A, die: "A2", why }]);
    expect(play(told.table, [sealing.open(A, opening(chosen))]).refused).toBe("choice-made");
    expect(play(told.table, [sealing.open(B, opening("B2"))]).table.fight.phase).toMatchObject({ order: ["A", "B"] });
  });

  test("nor one that is open already", () => {
    const open = sealing.open(A, opening("A1"));
    expect(play(closed, [open, open]).refused).toBe("choice-made");
  });
});

describe("BTS-SEL-6 the Game Master lays the lowest die for the absent", () => {
  const forfeit: Command = { do: "forfeit", who: A };

  test("who does not choose", () => {
    expect(play(start, [forfeit]).events).toEqual([{ type: "forfeited", who: A, die: "A3", why: "absent" }]);
  });

  test("the first of equals, and the rest go on choosing", () => {
    const { table } = play(selecting(1, { ...HANDS, A: { dice: [6, 2, 2] } }), [forfeit]);
    expect(table.fight.phase).toEqual({ at: "select", beat: 1, seals: {}, laid: { A: "A2" } });
    expect(sealing.choosing(table)).toEqual(["B"]);
  });

  test("all forfeited: the reveal follows", () => {
    const { table } = play(start, [forfeit, { do: "forfeit", who: B }]);
    expect(table.fight.phase).toEqual({ at: "act", beat: 1, order: ["B", "A"], turn: "B" });
  });

  test.for([
    ["whose choice is sealed while others choose", play(start, [sealed(start, A, "A1")]).table, "choice-made"],
    ["whose choice is known", play(start, [forfeit]).table, "choice-made"],
    ["who has no dice", selecting(1, { ...HANDS, A: {} }), "not-in-round"],
    ["outside the selection", acting(1, HANDS, A), "wrong-phase"],
  ] as const)("not for one %s", ([, table, refused]) => {
    expect(play(table, [forfeit]).refused).toBe(refused);
  });
});

describe("BTS-SEL-7 nobody gains by not opening", () => {
  const forfeit: Command = { do: "forfeit", who: A };
  const late = play(closed, [forfeit]);
  const turned = play(late.table, [sealing.open(B, opening("B2"))]).table;

  test("the highest die is presented, worth as little as a die can be, and there is no turn", () => {
    expect(late.events).toEqual([{ type: "forfeited", who: A, die: "A2", why: "unopened" }]);
    expect(view(turned, GM).fighters[A]).toMatchObject({ presented: 1, acted: true });
    expect(turned.fight.phase).toMatchObject({ at: "act", turn: "B" });
  });

  test("nor is it rerolled for a tie, and in the next beat all is as ever", () => {
    const tied = selecting(1, { A: { dice: [3, 5, 2] }, B: { dice: [1, 6, 4] } });
    const sealedBoth = play(tied, [sealed(tied, A, "A1"), sealed(tied, B, "B1"), forfeit]).table;
    const { events, table } = play(sealedBoth, [sealing.open(B, opening("B1"))], [[1], [2]]);
    expect(events.find(({ type }) => type === "revealed")).toMatchObject({ passes: [], values: { A: 1, B: 1 } });
    const next = play(table, [{ do: "act", who: B, action: { is: "pass" } }]).table;
    expect(next.fight.phase).toMatchObject({ at: "select", beat: 2 });
    expect(next.fight.fighters[A]?.acted).toBe(false);
  });

  test("by option it is the lowest, with a turn, as of anybody who does not choose", () => {
    const ruled = {
      ...closed,
      fight: { ...closed.fight, options: { ...closed.fight.options, unopened: "lowest" } },
    } as const;
    const { events, table } = play(ruled, [forfeit]);
    expect(events).toEqual([{ type: "forfeited", who: A, die: "A3", why: "absent" }]);
    expect(table.fight.fighters[A]?.acted).toBe(false);
  });

  test("when nobody opens, the beat is over", () => {
    const none = play(closed, [forfeit, { do: "forfeit", who: B }], [[1], [2]]).table;
    expect(none.fight.phase).toMatchObject({ at: "select", beat: 2 });
  });
});

describe("BTS-VIEW-1 everybody sees who has chosen, and nobody what", () => {
  test("locked, then opening, then presented", () => {
    const one = play(start, [sealed(start, A, "A1")]).table;
    expect(view(one, GM)).toMatchObject({ locked: ["A"], closed: false });
    expect(JSON.stringify(view(one, GM))).not.toContain('presented":3');
    expect(view(closed, GM)).toMatchObject({ phase: "select", locked: ["A", "B"], closed: true });
    const half = play(closed, [sealing.open(A, opening("A1"))]).table;
    expect(view(half, GM)).toMatchObject({ locked: ["B"], closed: true });
    expect(view(half, GM).fighters[A]?.presented).toBeNull();
  });
});
