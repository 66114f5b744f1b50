import { describe, expect, test } from "vitest";
import { creature } from "../testing/creature.ts";
import { kitBonus, treatmentReasons, treatWounds } from "./treatment.ts";

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
    [true, [{ from: "own-wounds", net: -1 }]],
    [false, []],
  ] as const)("one's own: %s", ([own, reasons]) => {
    expect(treatmentReasons(creature(), own)).toEqual(reasons);
  });
});

test("HR-WOUND-8 what a kit adds", () => {
  expect([kitBonus(null), kitBonus("crude"), kitBonus("advanced")]).toEqual([0, 3, 6]);
});
