import { describe, expect, test } from "vitest";
import { DEFAULTS } from "../state/options.ts";
import { rangeOf, rangeReasons } from "./range.ts";
import { CLOSE } from "../testing/close.ts";
import type { Circumstances } from "./range.ts";
import type { Weapon } from "../state/sheet.ts";
import { cantrip, creature, LONGBOW, SHORTBOW, SHURIKEN, SPEAR, SWORD, weapon, WHIP } from "../testing/creature.ts";

const asked = (held: Weapon, around: Partial<Circumstances>, options = DEFAULTS): number | string => {
  const levels = rangeOf(creature({ weapon: held }), { ...CLOSE, ...around }, options);
  return levels.ok ? levels.value : levels.reason;
};

const FAR = "out-of-range";

describe("HR-RANGE-1 hand to hand", () => {
  test.for([
    ["sword at 5", SWORD, { distance: 5 }, 0],
    ["sword at 0", SWORD, { distance: 0 }, 0],
    ["sword at 10", SWORD, { distance: 10 }, FAR],
    ["spear at 10", SPEAR, { distance: 10 }, 0],
    ["spear at 15", SPEAR, { distance: 15 }, FAR],
    ["spear at 10 after a dash", SPEAR, { distance: 10, dashed: true }, FAR],
    ["spear at 5 after a dash", SPEAR, { distance: 5, dashed: true }, 0],
    ["blast at 5", cantrip("fire", "blast"), { distance: 5 }, 0],
    ["blast at 10", cantrip("fire", "blast"), { distance: 10 }, FAR],
    ["paragon blast at 10 after a dash", cantrip("fire", "blast", "paragon"), { distance: 10, dashed: true }, 0],
    ["sword in water", SWORD, { underwater: true }, 0],
  ] as const)("%s", ([, held, around, expected]) => {
    expect(asked(held, around)).toBe(expected);
  });
});

describe("HR-RANGE-2, HR-RANGE-5 ranged weapons", () => {
  test.for([
    ["longbow at 60", LONGBOW, 60, 0],
    ["longbow at 61", LONGBOW, 61, 1],
    ["longbow at 70", LONGBOW, 70, 1],
    ["longbow at 71", LONGBOW, 71, 2],
    ["longbow at 120", LONGBOW, 120, 6],
    ["longbow at 121", LONGBOW, 121, FAR],
    ["shortbow at 30", SHORTBOW, 30, 0],
    ["shortbow at 35", SHORTBOW, 35, 1],
    ["shortbow at 60", SHORTBOW, 60, 3],
    ["shortbow at 65", SHORTBOW, 65, FAR],
    ["a blowpipe at 30", weapon({ size: "ultralight", type: "ranged" }), 30, 0],
    ["a blowpipe at 65", weapon({ size: "ultralight", type: "ranged" }), 65, FAR],
    ["basic bolt at 35", cantrip("dark"), 35, 1],
    ["advanced bolt at 60", cantrip("dark", "bolt", "advanced"), 60, 0],
    ["paragon bolt at 240", cantrip("dark", "bolt", "paragon"), 240, 12],
    ["paragon bolt at 245", cantrip("dark", "bolt", "paragon"), 245, FAR],
  ] as const)("%s", ([, held, distance, expected]) => {
    expect(asked(held, { distance })).toBe(expected);
  });
});

describe("HR-RANGE-3, HR-RANGE-5 throws and whips", () => {
  test.for([
    ["throw at 20", SHURIKEN, { distance: 20 }, 0],
    ["throw at 21", SHURIKEN, { distance: 21 }, 1],
    ["throw at 40", SHURIKEN, { distance: 40 }, 4],
    ["throw at 41", SHURIKEN, { distance: 41 }, FAR],
    ["whip at 20", WHIP, { distance: 20 }, 0],
    ["whip at 25", WHIP, { distance: 25 }, FAR],
    ["throw under water", SHURIKEN, { underwater: true }, "weapon-unusable-in-water"],
    ["whip under water", WHIP, { underwater: true }, "weapon-unusable-in-water"],
  ] as const)("%s", ([, held, around, expected]) => {
    expect(asked(held, around)).toBe(expected);
  });
});

describe("HR-RANGE-4 ranged weapons under water", () => {
  test.for([
    ["longbow at 30", LONGBOW, 30, 0],
    ["longbow at 35", LONGBOW, 35, 1],
    ["longbow at 65", LONGBOW, 65, FAR],
    ["bolt at 15", cantrip("force"), 15, 0],
    ["bolt at 35", cantrip("force"), 35, FAR],
  ] as const)("%s", ([, held, distance, expected]) => {
    expect(asked(held, { distance, underwater: true })).toBe(expected);
  });
});

describe("HR-RANGE-5 only full increments, where the table says so", () => {
  test.for([
    ["longbow at 69", LONGBOW, 69, 0],
    ["longbow at 70", LONGBOW, 70, 1],
    ["throw at 24", SHURIKEN, 24, 0],
    ["throw at 25", SHURIKEN, 25, 1],
  ] as const)("%s", ([, held, distance, expected]) => {
    expect(asked(held, { distance }, { ...DEFAULTS, rangeIncrement: "full" })).toBe(expected);
  });
});

describe("HR-RANGE-6 cover", () => {
  test.for([
    ["no line", SHORTBOW, { linesBlocked: 0 }, 0],
    ["one line", SHORTBOW, { linesBlocked: 1 }, 1],
    ["three lines", SHORTBOW, { linesBlocked: 3 }, 3],
    ["four lines", SHORTBOW, { linesBlocked: 4 }, "full-cover"],
    ["a friend in its space", SHORTBOW, { sharesSpaceWithFriend: true }, 1],
    ["three lines and a friend", SHORTBOW, { linesBlocked: 3, sharesSpaceWithFriend: true }, 4],
    ["a throw", SHURIKEN, { linesBlocked: 2 }, 2],
    ["a bolt", cantrip("fire"), { linesBlocked: 4 }, "full-cover"],
    ["a sword", SWORD, { linesBlocked: 4, sharesSpaceWithFriend: true }, 0],
    ["a whip", WHIP, { linesBlocked: 4 }, 0],
    ["cover and distance", SHORTBOW, { linesBlocked: 2, distance: 45 }, 4],
  ] as const)("%s", ([, held, around, expected]) => {
    expect(asked(held, around)).toBe(expected);
  });

  test("each cause by itself", () => {
    expect(rangeReasons(SHORTBOW, { ...CLOSE, linesBlocked: 2, distance: 45 }, DEFAULTS)).toEqual([
      { from: "range", net: -2 },
      { from: "cover", net: -2 },
    ]);
    expect(rangeReasons(SHORTBOW, CLOSE, DEFAULTS)).toEqual([]);
    expect(rangeReasons(SWORD, { ...CLOSE, linesBlocked: 2 }, DEFAULTS)).toEqual([]);
  });
});
