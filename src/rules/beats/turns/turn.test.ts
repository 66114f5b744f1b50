import { describe, expect, test } from "vitest";
import type { Command } from "../state/commands.ts";
import { A, B, C, acting, die, fighterIn, mustering, play, selecting, values } from "../testing/scenario.ts";

const pass = (who: typeof A): Command => ({ do: "act", who, action: { is: "pass" } });
const THREE = { A: { dice: [2, 6, 3] }, B: { dice: [4, 1, 4] }, C: { dice: [5, 4, 6] } };

describe("BTS-TURN-1 the lowest current die that has not acted is next", () => {
  const dropped = { A: { dice: [2, 6, 3] }, B: { dice: [5, 1, 4] }, C: { dice: [4, 4, 6] } };
  const raise: Command = { do: "special", who: A, special: { is: "shift", points: 4, from: die("A2"), to: die("A1") } };
  const attack: Command = { do: "act", who: A, action: { is: "disadvantage", target: B } };
  const reroll: Command = { do: "counter", who: B, means: { is: "reroll", die: die("B1") } };
  const rest: readonly Command[] = [
    { do: "accept", who: B, gives: null },
    { do: "accept", who: C, gives: null },
  ];

  test.for([
    ["current", "B"],
    ["reveal", "C"],
  ] as const)("option order %s: %s", ([order, turn]) => {
    const { table, refused } = play(acting(1, dropped, A, { order }), [raise, attack, reroll, ...rest], [[3]]);
    expect(refused).toBeNull();
    expect(table.fight.phase).toMatchObject({ at: "act", turn });
  });

  test("equal dice act as they stood at the reveal", () => {
    const { table } = play(acting(1, dropped, A), [raise, attack, reroll, ...rest], [[4]]);
    expect(values(table, B)).toEqual([4, 1, 4]);
    expect(table.fight.phase).toMatchObject({ at: "act", turn: "C" });
  });
});

describe("BTS-TURN-2 one acts in one's own turn, once a beat, after the reveal", () => {
  const acted = play(acting(1, THREE, A), [pass(A)]).table;
  test.for([
    ["before the reveal", selecting(1, THREE), A, "wrong-phase"],
    ["while traits are named", mustering({ A: {} }), A, "wrong-phase"],
    ["out of turn", acting(1, THREE, A), B, "not-your-turn"],
    ["a second time", acted, A, "already-acted"],
    ["when out", acting(1, { ...THREE, C: { surrendered: true } }, A), C, "out-of-fight"],
  ] as const)("%s: neither act nor special", ([, table, who, refused]) => {
    expect(play(table, [pass(who)]).refused).toBe(refused);
    const special: Command = { do: "special", who, special: { is: "reroll", die: die(`${who}1`) } };
    expect(play(table, [special]).refused).toBe(refused);
  });

  test("and not while an action is being answered", () => {
    const attack: Command = { do: "act", who: A, action: { is: "disadvantage", target: B } };
    expect(play(acting(1, THREE, A), [attack, pass(A)]).refused).toBe("wrong-phase");
  });
});

describe("BTS-TURN-3 a special on one's own turn keeps the turn", () => {
  test("even if the die is now the highest", () => {
    const special: Command = { do: "special", who: A, special: { is: "reroll", die: die("A1") } };
    const { table } = play(acting(1, THREE, A), [special], [[6]]);
    expect(table.fight.phase).toMatchObject({ turn: "A" });
    expect(play(table, [special], [[1]]).refused).toBeNull();
  });
});

describe("BTS-BEAT-3 the dice presented are spent at the end of a beat", () => {
  test("even if all pass", () => {
    const { table } = play(acting(1, THREE, A), [pass(A), pass(B), pass(C)]);
    expect(table.fight.phase).toEqual({ at: "select", beat: 2, seals: {}, laid: {} });
    expect(fighterIn(table, A)).toMatchObject({ acted: false });
    expect(fighterIn(table, A).dice.map(({ zone }) => zone)).toEqual(["spent", "hand", "hand"]);
  });
});

describe("BTS-BEAT-4 after the third beat the next round begins with a muster", () => {
  test("all dice go back", () => {
    const third = acting(3, THREE, A);
    const { table } = play(third, [pass(A), pass(B), pass(C)]);
    expect(table.fight.phase).toEqual({ at: "muster", musters: {} });
    expect(table.fight.round).toBe(2);
    expect(fighterIn(table, A).dice).toEqual([]);
  });
});

describe("BTS-FLOW-1 what leaves nobody a choice happens by itself", () => {
  test("a beat for which nobody is left ends", () => {
    const { table } = play(selecting(2, { A: { dice: [1, 2, 3] }, B: {} }), [{ do: "remove", who: A }]);
    expect(table.fight).toMatchObject({ round: 2, phase: { at: "muster" } });
  });

  test("so does the whole round with the last one in it", () => {
    const { table } = play(acting(1, { A: { dice: [1, 2, 3] }, B: {} }, A), [{ do: "remove", who: A }]);
    expect(table.fight).toMatchObject({ round: 2, phase: { at: "muster" } });
  });
});
