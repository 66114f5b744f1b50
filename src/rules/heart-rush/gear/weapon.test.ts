import { describe, expect, test } from "vitest";
import {
  cantrip,
  FISTS,
  LONGBOW,
  MAUL,
  RAPIER,
  SHORTBOW,
  SHURIKEN,
  SPEAR,
  SWORD,
  weapon,
  WHIP,
} from "../testing/creature.ts";
import {
  damageTypeOf,
  damageTypeStance,
  dealsDamage,
  handsOf,
  isMissile,
  isRanged,
  meleeReach,
  mightBonusOf,
  pushFeet,
  rolledDie,
  weaponDie,
} from "./weapon.ts";

describe("HR-WEAP-1 the die of a size", () => {
  test.for([
    ["heavy", 12],
    ["light", 8],
    ["ultralight", 4],
    ["improvised", 4],
  ] as const)("%s: d%i", ([size, die]) => {
    expect(weaponDie(weapon({ size }))).toBe(die);
  });
  test("a weapon's own die goes before its size's", () => {
    expect(weaponDie(weapon({ die: 10 }))).toBe(10);
  });
});

describe("HR-WEAP-2 a fixed number in place of the die", () => {
  test.for([
    [weapon({ flat: 4 }), null],
    [weapon({ flat: 4, die: 6 }), 6],
    [weapon(), 8],
    [cantrip("earth"), 12],
    [cantrip("fire"), null],
  ] as const)("case %#", ([held, die]) => {
    expect(rolledDie(held)).toBe(die);
  });
  test.for([
    [weapon({ flat: 4 }), true],
    [cantrip("force"), false],
    [cantrip("time", "blast"), true],
  ] as const)("only some cantrips deal no damage, case %#", ([held, deals]) => {
    expect(dealsDamage(held)).toBe(deals);
  });
});

describe("HR-WEAP-3 hands", () => {
  test.for([
    ["maul", MAUL, 2],
    ["sword", SWORD, 1],
    ["shortbow", SHORTBOW, 2],
    ["shuriken", SHURIKEN, 1],
    ["whip", WHIP, 1],
    ["chair", weapon({ size: "improvised" }), 1],
    ["fists", FISTS, 0],
    ["great jaws", weapon({ size: "heavy", tags: ["natural"] }), 0],
    ["bolt", cantrip("air"), 1],
    ["blast", cantrip("air", "blast"), 2],
  ] as const)("%s", ([, held, hands]) => {
    expect(handsOf(held)).toBe(hands);
  });
});

describe("HR-WEAP-4, HR-WEAP-5, HR-WEAP-6 ranged, missile, reach", () => {
  test.for([
    ["sword", SWORD, false, false, 5],
    ["spear", SPEAR, false, false, 10],
    ["longbow", LONGBOW, true, true, 0],
    ["shuriken", SHURIKEN, false, true, 0],
    ["whip", WHIP, false, false, 0],
    ["bolt", cantrip("dark"), true, true, 0],
    ["blast", cantrip("dark", "blast"), false, false, 5],
    ["advanced blast", cantrip("dark", "blast", "advanced"), false, false, 5],
    ["paragon blast", cantrip("dark", "blast", "paragon"), false, false, 10],
  ] as const)("%s", ([, held, ranged, missile, reach]) => {
    expect([isRanged(held), isMissile(held), meleeReach(held)]).toEqual([ranged, missile, reach]);
  });
});

describe("HR-WEAP-7 the might bonus and what is pushed by it", () => {
  test.for([
    ["maul", MAUL, "push", 10, 0],
    ["longbow", LONGBOW, "ignore-armour", 0, 0],
    ["shuriken", SHURIKEN, "follow-up", 0, 0],
    ["whip", WHIP, "weapon-die", 0, 0],
    ["earth blast", cantrip("earth", "blast"), "push", 10, 0],
    ["water bolt", cantrip("water"), "ignore-armour", 0, 0],
    ["force bolt", cantrip("force"), "push", 30, 20],
    ["void blast", cantrip("void", "blast"), "stronger", 0, 0],
  ] as const)("%s", ([, held, bonus, withIt, without]) => {
    expect(mightBonusOf(held)).toBe(bonus);
    expect([pushFeet(held, bonus), pushFeet(held, null)]).toEqual([withIt, without]);
  });
});

describe("HR-WEAP-8 the stance of a kind of damage", () => {
  test.for([
    ["maul", MAUL, "might"],
    ["sword", SWORD, "agility"],
    ["rapier", RAPIER, "cunning"],
    ["longbow", LONGBOW, "cunning"],
    ["earth bolt", cantrip("earth"), null],
    ["earth blast", cantrip("earth", "blast"), "might"],
    ["air blast", cantrip("air", "blast"), null],
  ] as const)("%s: %s", ([, held, stance]) => {
    expect(damageTypeStance(held)).toBe(stance);
  });
  test("a bolt's stones are blunt all the same", () => {
    expect(damageTypeOf(cantrip("earth"))).toBe("bludgeoning");
  });
});
