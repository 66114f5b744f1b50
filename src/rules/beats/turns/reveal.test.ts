import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drive, seededDice } from "../../core/drive.ts";
import { seeded } from "../../core/random.ts";
import { ok } from "../../core/result.ts";
import type { BeatsDecision } from "../decision.ts";
import type { Happening } from "../state/events.ts";
import type { BeatsTable, Faces } from "../state/model.ts";
import { reveal } from "./reveal.ts";
import { givenDice } from "../../core/drive.ts";
import type { Roller } from "../../core/drive.ts";
import { selecting } from "../testing/scenario.ts";

function* revealing(table: BeatsTable): BeatsDecision {
  const { phase } = table.fight;
  return ok(phase.at === "select" ? [yield* reveal(table, phase)] : []);
}

function revealed(table: BeatsTable, roll: Roller): Happening<"revealed"> {
  const judged = drive(revealing(table), roll);
  const [event] = judged.ok ? judged.value : [];
  if (event?.type !== "revealed") throw new Error("nothing was revealed");
  return event;
}

type DieGiven = number | readonly [number, Faces];
const spent: readonly DieGiven[] = [1, 1];
const table = (dice: Readonly<Record<string, DieGiven>>, options = {}, turnDown = 0) =>
  selecting(
    3,
    Object.fromEntries(Object.entries(dice).map(([who, die]) => [who, { dice: [...spent, die], turnDown }])),
    options,
  );

describe("BTS-REV-1 the lowest acts first", () => {
  test("no tie", () => {
    const { order, presented, values } = revealed(table({ A: 5, B: 2 }), givenDice([]));
    expect(order).toEqual(["B", "A"]);
    expect(presented).toEqual({ A: "A3", B: "B3" });
    expect(values).toEqual({ A: 5, B: 2 });
  });
});

describe("BTS-REV-2, BTS-REV-3 ties are rerolled until none is left", () => {
  test.for([
    ["a tie", { A: 4, B: [4, 8] }, [[1], [7]], ["A", "B"], 1],
    ["a reroll that hits a third die", { A: 4, B: 4, C: 6 }, [[6], [2], [3], [5]], ["B", "A", "C"], 2],
    ["two ties at once", { A: 3, B: 3, C: 5, D: 5 }, [[3], [6], [3], [1], [2], [4]], ["D", "A", "C", "B"], 2],
    ["three of a kind", { A: 4, B: 4, C: 4 }, [[1], [2], [3]], ["A", "B", "C"], 1],
  ] as const)("%s", ([, dice, faces, order, passes]) => {
    const event = revealed(table(dice), givenDice(faces));
    expect(event.order).toEqual(order);
    expect(event.passes).toHaveLength(passes);
  });

  test("whatever the dice, the order is that of the values, which differ unless lots were drawn", () => {
    const dice = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom<Faces>(6, 8)), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(dice, fc.nat(), (given, seed) => {
        const people = Object.fromEntries(given.map((die, nth) => [`F${nth}`, die] as const));
        const { order, values, lots } = revealed(table(people), seededDice(seeded(seed)));
        const inOrder = order.map((who) => values[who] ?? 0);
        expect(new Set(inOrder).size === given.length).toBe(lots.length === 0);
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
      }),
    );
  });
});

describe("BTS-REV-4 by option ties stand", () => {
  test.for([
    ["a d8 before a d6", { A: 4, B: [4, 8], C: 2 }, [], ["C", "B", "A"]],
    ["equal dice by a further throw", { A: 4, B: 4 }, [[5], [3]], ["B", "A"]],
    ["again among those still equal", { A: 4, B: 4, C: 4 }, [[3], [5], [3], [6], [2]], ["C", "A", "B"]],
  ] as const)("%s", ([, dice, faces, order]) => {
    const event = revealed(table(dice, { tieMode: "keep" }), givenDice(faces));
    expect(event.order).toEqual(order);
    expect(event.passes).toEqual([]);
    expect(event.values).toMatchObject({ A: 4 });
  });
});

describe("BTS-REV-5 no tie lasts for ever", () => {
  test("twenty passes, twenty lots, then the order of entry", () => {
    const event = revealed(table({ A: 4, B: 4 }), () => ({ faces: [3] }));
    expect(event.passes).toHaveLength(20);
    expect(event.lots).toHaveLength(20);
    expect(event.order).toEqual(["A", "B"]);
  });

  test("a lot is drawn whatever the faces of the dice", () => {
    const event = revealed(table({ A: [4, 8], B: 4 }), () => ({ faces: [3] }));
    expect(event.lots).toHaveLength(20);
  });

  test("rerolls that are always turned down to the floor", () => {
    let next = 0;
    const event = revealed(table({ A: 4, B: 4 }, { rerollTurnDown: true }, 7), () => ({ faces: [1 + (next++ % 6)] }));
    expect(event.values).toEqual({ A: 1, B: 1 });
    expect(event.lots).toEqual([{ A: 5, B: 6 }]);
  });
});

describe("BTS-REV-6 with more than six dice ties stand", () => {
  const six = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 5 };

  test("six are rerolled", () => {
    expect(revealed(table(six), givenDice([[5], [6]])).passes).toHaveLength(1);
  });

  test("seven are not", () => {
    const event = revealed(table({ ...six, F: [5, 8], G: 6 }), givenDice([]));
    expect(event.order).toEqual(["A", "B", "C", "D", "F", "E", "G"]);
  });
});
