import { describe, expect, test } from "vitest";
import { bulk, mayCross, mayWield, sizeOfKin, sizeSteps, squaresAcross } from "./size.ts";
import { cantrip, MAUL, SWORD, WHIP } from "../testing/creature.ts";

describe("HR-SIZE-2 steps between sizes", () => {
  test.for([
    ["medium", "medium", 0],
    ["medium", "large", 1],
    ["medium", "L2", 2],
    ["L2", "small", -3],
    ["minuscule", "L8", 11],
  ] as const)("from %s to %s: %i", ([ours, theirs, steps]) => {
    expect(sizeSteps(ours, theirs)).toBe(steps);
  });
});

describe("HR-SIZE-3 room", () => {
  test.for([
    ["minuscule", 1],
    ["small", 1],
    ["large", 1],
    ["L2", 2],
    ["L8", 8],
  ] as const)("%s covers %i each way", ([size, across]) => {
    expect(squaresAcross(size)).toBe(across);
  });
});

describe("HR-SIZE-4 crossing another's space", () => {
  test.for([
    ["medium", "large", false],
    ["medium", "L2", true],
    ["medium", "tiny", true],
    ["medium", "small", false],
    ["medium", "medium", false],
  ] as const)("%s through %s: %s", ([ours, theirs, may]) => {
    expect(mayCross(ours, theirs)).toBe(may);
  });
});

describe("HR-SIZE-5 who wields what", () => {
  test.for([
    ["medium", MAUL, true],
    ["small", MAUL, false],
    ["small", SWORD, true],
    ["tiny", SWORD, false],
    ["minuscule", SWORD, false],
    ["tiny", WHIP, true],
    ["tiny", cantrip("earth"), true],
  ] as const)("%s, case %#", ([size, held, may]) => {
    expect(mayWield(size, held)).toBe(may);
  });
});

describe("HR-SIZE-6 bulk", () => {
  test.for([
    ["L2", "medium", [{ from: "size", net: 2 }]],
    ["medium", "L2", []],
    ["medium", "medium", []],
  ] as const)("%s against %s", ([ours, theirs, reasons]) => {
    expect(bulk(ours, theirs)).toEqual(reasons);
  });
});

describe("HR-SIZE-8 the size of a kin", () => {
  test.for([
    ["people", [], "medium"],
    ["goblins", [{ on: "size", flat: -1 }], "small"],
    [
      "trollkin",
      [
        { on: "regain", flat: 2 },
        { on: "size", flat: 1 },
      ],
      "large",
    ],
    ["a kin smaller than all sizes", [{ on: "size", flat: -9 }], "minuscule"],
  ] as const)("%s", ([, gains, size]) => {
    expect(sizeOfKin(gains)).toBe(size);
  });
});
