import { describe, expect, test } from "vitest";
import { assert, array, constantFrom, integer, property } from "fast-check";
import { DEFAULTS } from "../state/options.ts";
import { excess, softened, UNSOFTENED } from "./damage-odds.ts";
import { chanceOf, shifted } from "./distribution.ts";
import { everyExcess, everyWay, ratio } from "../testing/exact-odds.ts";
import { keptSums } from "./kept-sums.ts";

const die = (size: number) => keptSums([size], [], true);
const chances = (of: { readonly chances: Float64Array }): readonly number[] =>
  [...of.chances].map((chance) => Math.round(chance * 1e12) / 1e12);

describe("HR-ODDS-2 how far one roll exceeds another", () => {
  test.for([
    ["d4 against d4", die(4), die(4), [0.625, 0.1875, 0.125, 0.0625]],
    ["d2 against d4", die(2), die(4), [0.875, 0.125]],
    ["far ahead", shifted(die(2), 5), die(2), [0, 0, 0, 0, 0.25, 0.5, 0.25]],
    ["far behind", die(2), shifted(die(2), 5), [1]],
    ["just behind", die(2), shifted(die(2), 1), [1]],
    ["just ahead", shifted(die(2), 1), die(2), [0.25, 0.5, 0.25]],
  ] as const)("%s", ([, over, under, expected]) => {
    expect(chances(excess(over, under))).toEqual(expected);
    expect(excess(over, under).least).toBe(0);
  });
});

describe("HR-ODDS-3 softened", () => {
  const raw = { least: 0, chances: Float64Array.of(0.1, 0.1, 0.1, 0.1, 0.2, 0.4) };
  test.for([
    ["not at all", UNSOFTENED, DEFAULTS, [0.1, 0.1, 0.1, 0.1, 0.2, 0.4]],
    ["by the stance", { ...UNSOFTENED, defending: true, shrugFrom: null }, DEFAULTS, [0.1, 0.2, 0.3, 0.4]],
    ["by shrugging everything off", { ...UNSOFTENED, defending: false, shrugFrom: 1 }, DEFAULTS, [0.1, 0.2, 0.3, 0.4]],
    [
      "by shrugging the worst off",
      { ...UNSOFTENED, defending: false, shrugFrom: 5 },
      DEFAULTS,
      [0.1, 0.1, 0.1, 0.5, 0.2],
    ],
    [
      "rounding down",
      { ...UNSOFTENED, defending: false, shrugFrom: 1 },
      { ...DEFAULTS, shrugRounding: "down" },
      [0.2, 0.2, 0.6],
    ],
    ["by both", { ...UNSOFTENED, defending: true, shrugFrom: 1 }, DEFAULTS, [0.1, 0.5, 0.4]],
    ["HR-GAIN-7 by toughness", { ...UNSOFTENED, toughness: 2 }, DEFAULTS, [0.3, 0.1, 0.2, 0.4]],
    ["shrugging judged after the stance", { ...UNSOFTENED, defending: true, shrugFrom: 3 }, DEFAULTS, [0.1, 0.2, 0.7]],
  ] as const)("%s", ([, toll, options, expected]) => {
    expect(chances(softened(raw, toll, options))).toEqual(expected);
  });
});

test("HR-ODDS-2 for any dice, as counted way by way", () => {
  const dice = array(constantFrom(2, 4, 6), { minLength: 1, maxLength: 3 });
  assert(
    property(dice, dice, integer({ min: -9, max: 9 }), (over, under, flat) => {
      const odds = excess(shifted(keptSums(over, [], true), flat), keptSums(under, [], true));
      const exact = everyExcess(everyWay(over, [], true), everyWay(under, [], true), flat);
      for (let raw = 0; raw < 40; raw++) {
        const chance = ratio(exact.by.get(raw) ?? 0n, exact.all);
        expect(Math.abs(chanceOf(odds, raw) - chance)).toBeLessThanOrEqual(1e-12);
      }
    }),
    { numRuns: 60 },
  );
});
