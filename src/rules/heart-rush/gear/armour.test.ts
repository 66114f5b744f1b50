import { describe, expect, test } from "vitest";
import { armourValue, freeHands, mayBearShield, shieldValue, wearsMetal } from "./armour.ts";
import { bare, cantrip, creature, FISTS, MAUL, SWORD } from "../testing/creature.ts";

describe("HR-ARM-1 armour", () => {
  test.for([
    ["none", 0],
    ["light", 2],
    ["medium", 4],
    ["heavy", 6],
  ] as const)("%s: +%i", ([armour, value]) => {
    expect(armourValue(creature({ armour }))).toBe(value);
  });
});

describe("HR-ARM-2 shields", () => {
  test.for([
    ["none", 0],
    ["light", 1],
    ["heavy", 2],
  ] as const)("%s: +%i", ([shield, value]) => {
    expect(shieldValue(creature({ shield }))).toBe(value);
  });
});

describe("HR-ARM-3 natural armour", () => {
  const scales = { value: 3, against: { slashing: 4, piercing: 0, bludgeoning: -1 } };
  test.for([
    [null, 3],
    ["slashing", 7],
    ["piercing", 3],
    ["bludgeoning", 2],
  ] as const)("against %s: %i", ([damage, value]) => {
    expect(armourValue(creature({ natural: scales }), damage)).toBe(value);
  });
  test("it counts beside worn armour", () => {
    expect(armourValue(creature({ armour: "medium", natural: bare(2) }), "slashing")).toBe(6);
  });
});

describe("HR-ARM-4, HR-ARM-5 hands", () => {
  test.for([
    ["sword alone", { weapon: SWORD }, true, 1],
    ["sword and shield", { weapon: SWORD, shield: "light" }, true, 0],
    ["maul", { weapon: MAUL }, true, 0],
    ["maul and shield", { weapon: MAUL, shield: "heavy" }, false, 0],
    ["fists", { weapon: FISTS }, true, 2],
    ["fists and shield", { weapon: FISTS, shield: "heavy" }, true, 1],
    ["bolt", { weapon: cantrip("fire") }, true, 2],
    ["blast and shield", { weapon: cantrip("fire", "blast"), shield: "light" }, false, 1],
  ] as const)("%s", ([, parts, may, free]) => {
    const sheet = creature(parts);
    expect([mayBearShield(sheet), freeHands(sheet)]).toEqual([may, free]);
  });
});

test("HR-WEAP-11 what armour is of metal", () => {
  const metal = (["none", "light", "medium", "heavy"] as const).map((armour) => wearsMetal(creature({ armour })));
  expect(metal).toEqual([false, false, true, true]);
});
