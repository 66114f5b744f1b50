import { describe, expect, test } from "vitest";
import { DEFAULTS } from "./options.ts";
import { conditions, creature, who } from "./testing/creature.ts";
import { kitBonus, selfTreatmentReasons, treatWounds } from "./treatment.ts";

const treated = (rank: number) => ({ rank, treated: true });
const untreated = (rank: number) => ({ rank, treated: false });

describe("HR-WOUND-6 treating wounds", () => {
  const wounds = [untreated(15), untreated(12), untreated(8), treated(6)];
  test.for([
    [11, [treated(4), treated(1), treated(6)]],
    [12, [treated(3), treated(6)]],
    [0, [treated(15), treated(12), treated(8), treated(6)]],
    [-4, [treated(15), treated(12), treated(8), treated(6)]],
    [99, [treated(6)]],
  ] as const)("a check of %i", ([total, after]) => {
    expect(treatWounds(creature({ wounds }), total).wounds).toEqual(after);
  });
});

describe("HR-WOUND-7 treating oneself", () => {
  test.for([
    [{}, [{ from: "own-wounds", net: -1 }]],
    [
      { dazed: 2, weakened: 1, restrained: 1 },
      [
        { from: "own-wounds", net: -1 },
        { from: "dazed", net: -2 },
      ],
    ],
  ] as const)("%j", ([levels, reasons]) => {
    expect(selfTreatmentReasons(who("you", { conditions: conditions(levels) }), DEFAULTS)).toEqual(reasons);
  });
});

test("HR-WOUND-8 what a kit adds", () => {
  expect([kitBonus(null), kitBonus("crude"), kitBonus("advanced")]).toEqual([0, 3, 6]);
});
