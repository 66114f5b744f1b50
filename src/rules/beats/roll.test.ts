import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Command } from "./state/commands.ts";
import { DEFAULTS } from "./state/options.ts";
import { rerolled, turnedDown } from "./roll.ts";
import { A, B, acting, die, fighterIn, mustering, over, play, sheetIn, trait, values } from "./testing/scenario.ts";

const THREE = ["brawn", "wits", "nerve"].map(trait);
const muster: Command = { do: "muster", who: A, traits: THREE, backing: {} };

describe("BTS-ROLL-1 all musters are rolled together", () => {
  test("in the order of entry, one roll of three dice each", () => {
    const start = mustering({ A: {}, B: {} });
    const other: Command = { ...muster, who: B };
    const { events } = play(
      start,
      [other, muster],
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    );
    const rolled = events.find((event) => event.type === "rolled");
    expect(Object.entries(rolled?.rolls ?? {}).map(([who, roll]) => [who, roll.dice.map(({ face }) => face)])).toEqual([
      ["A", [1, 2, 3]],
      ["B", [4, 5, 6]],
    ]);
  });
});

describe("BTS-ROLL-2, BTS-ROLL-3, BTS-ROLL-5 turning down", () => {
  const fresh = { wounds: [], pending: 0, round: 1, since: 1 };
  test.for([
    ["nothing", fresh, {}, [6, 4, 2]],
    ["broken in round 1", { ...fresh, wounds: ["a", "b", "c"] }, {}, [3, 1, 1]],
    ["broken in round 2", { ...fresh, wounds: ["a", "b", "c"], round: 2 }, {}, [6, 4, 2]],
    ["tended wounds", { ...fresh, wounds: ["a", "(b)", "(c)"] }, {}, [5, 3, 1]],
    ["disadvantaged twice, later", { ...fresh, pending: 2, round: 3 }, {}, [4, 2, 1]],
    ["both add", { ...fresh, wounds: ["a"], pending: 1 }, {}, [4, 2, 1]],
    ["the greater alone", { ...fresh, wounds: ["a", "b"], pending: 1 }, { stacking: "max" }, [4, 2, 1]],
    ["a floor of nothing", { ...fresh, pending: 5 }, { floor: 0 }, [1, 0, 0]],
    ["the first round of a latecomer", { ...fresh, wounds: ["a"], round: 3, since: 3 }, {}, [5, 3, 1]],
  ] as const)("%s", ([, { round, ...given }, options, expected]) => {
    const { table } = play(mustering({ A: given }, { ...options, round }), [muster], [[6, 4, 2]]);
    expect(values(table, A)).toEqual(expected);
  });

  test("never below the floor, never above the face", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.nat(20),
        fc.constantFrom(0 as const, 1 as const),
        (face, by, floor) => {
          const value = turnedDown({ ...DEFAULTS, floor }, face, by);
          expect(value).toBeGreaterThanOrEqual(floor);
          expect(value).toBeLessThanOrEqual(face);
        },
      ),
    );
  });
});

describe("BTS-ROLL-4 the disadvantages that turned a roll down are gone", () => {
  test("after the roll", () => {
    const { table } = play(mustering({ A: { pending: 2 } }), [muster], [[6, 4, 2]]);
    expect(sheetIn(table, A).pending).toBe(0);
    expect(fighterIn(table, A).turnDown).toBe(2);
  });

  test("but not after a reroll", () => {
    const reroll: Command = { do: "special", who: A, special: { is: "reroll", die: die("A1") } };
    const { table } = play(acting(1, { A: { dice: [2, 3, 4], pending: 2 } }, A), [reroll], [[6]]);
    expect(sheetIn(table, A).pending).toBe(2);
  });

  test("a contest is a roll of three dice too", () => {
    const commands: readonly Command[] = [
      { do: "challenge", who: A, against: B, aid: null, traits: THREE, backing: {} },
      { do: "meet", who: B, wounds: [], traits: THREE, backing: {} },
    ];
    const { table } = play(over({ A: { pending: 2 }, B: { pending: 1 } }), commands, [
      [6, 6, 6],
      [1, 1, 1],
    ]);
    expect([sheetIn(table, A).pending, sheetIn(table, B).pending]).toEqual([0, 0]);
  });
});

describe("BTS-ROLL-6 a reroll is turned down only by option", () => {
  test.for([
    [false, 6, 2, 6],
    [true, 6, 2, 4],
    [true, 2, 4, 1],
  ] as const)("rerollTurnDown %s: %d turned down by %d is %d", ([rerollTurnDown, face, by, expected]) => {
    expect(rerolled({ ...DEFAULTS, rerollTurnDown }, face, by)).toBe(expected);
  });
});
