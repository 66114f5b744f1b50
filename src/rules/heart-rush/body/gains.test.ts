import { describe, expect, test } from "vitest";
import { GAIN_NEEDS, modifiersFrom } from "./gains.ts";
import type { Bearer, Gain } from "./gains.ts";

const SWORD = {
  kind: "built",
  size: "light",
  type: "melee",
  damage: "slashing",
  tags: [],
  die: null,
  flat: 0,
} as const;
const BARE: Bearer = {
  weapon: SWORD,
  offHand: null,
  armour: "none",
  shield: "none",
  wounds: [],
  heart: { now: 6, max: 8 },
};
const MAUL: Bearer = { ...BARE, weapon: { ...SWORD, size: "heavy" } };
const BOLT: Bearer = { ...BARE, weapon: { kind: "cantrip", element: "air", form: "bolt", attunement: "basic" } };
const SHIELDED: Bearer = { ...BARE, shield: "light" };
const PLATED: Bearer = { ...BARE, armour: "heavy" };

const PAIRED: Bearer = { ...BARE, offHand: SWORD };
const FRESH: Bearer = { ...BARE, offHand: { ...SWORD, damage: "piercing" }, heart: { now: 8, max: 8 } };

const GAIN: Gain = {
  on: "defence",
  ability: "any",
  when: "always",
  needs: "nothing",
  per: "once",
  net: 0,
  flat: 2,
  dice: [],
};

describe("HR-GAIN-1: a gain counts with the gear it needs", () => {
  test.for([
    ["nothing", [true, true, true, true, true, true, true]],
    ["unarmoured", [true, true, true, false, false, true, true]],
    ["shield", [false, false, false, true, false, false, false]],
    ["no-shield", [true, true, true, false, true, true, true]],
    ["shield-or-heavy", [false, true, false, true, false, false, false]],
    ["heavy-armour", [false, false, false, false, true, false, false]],
    ["two-alike", [false, false, false, false, false, true, false]],
    ["full-heart", [false, false, false, false, false, false, true]],
  ] as const)("%s", ([needs, counts]) => {
    const bearers = [BARE, MAUL, BOLT, SHIELDED, PLATED, PAIRED, FRESH];
    expect(
      bearers.map((bearer) => modifiersFrom("Light on one's feet", [{ ...GAIN, needs }], bearer).length > 0),
    ).toEqual(counts);
  });

  test("every need is in the table above", () => {
    expect(GAIN_NEEDS).toHaveLength(8);
  });

  test("it is named after what gives it", () => {
    expect(modifiersFrom("Quick", [{ ...GAIN, on: "speed", flat: 20 }], BARE)).toEqual([
      { from: "Quick", on: "speed", ability: "any", when: "always", net: 0, flat: 20, dice: [] },
    ]);
  });
});

describe("HR-GAIN-2: a gain for each wound", () => {
  const stubborn: Gain = { ...GAIN, per: "wound", net: -1, flat: 1, dice: [6] };
  const wounded = (count: number): Bearer => ({
    ...BARE,
    wounds: Array.from({ length: count }, () => ({ rank: 10, treated: false })),
  });

  test.for([
    [0, []],
    [1, [{ net: -1, flat: 1, dice: [6] }]],
    [3, [{ net: -3, flat: 3, dice: [6, 6, 6] }]],
    [30, [{ net: -20, flat: 30, dice: Array.from({ length: 12 }, () => 6) }]],
  ] as const)("%i wounds", ([count, expected]) => {
    expect(modifiersFrom("Last breath", [stubborn], wounded(count))).toMatchObject(expected);
  });

  test.for([
    [999, 999],
    [-999, -999],
  ] as const)("%i for each of three wounds comes to %i, which a sheet can say", ([flat, sum]) => {
    expect(modifiersFrom("Last breath", [{ ...stubborn, flat }], wounded(3))).toMatchObject([{ flat: sum }]);
  });
});
