import { describe, expect, test } from "vitest";
import { cantripEffect, doublesAgainst, targetsOf } from "./cantrip.ts";
import { CANTRIP_ELEMENTS, CANTRIP_FORMS } from "../state/sheet.ts";
import { cantrip } from "../testing/creature.ts";
import { mightBonusOf, weaponDie } from "./weapon.ts";

const nothing = { conditions: {}, push: 0, drenches: false };
const water = { conditions: { "off-balanced": 1 }, push: 0, drenches: true };
const only = (conditions: object) => ({ conditions, push: 0, drenches: false });

describe("HR-WEAP-9 every cantrip: die, might bonus, effect, effect with its bonus", () => {
  const rows = [
    ["air", "bolt", 4, "ignore-armour", nothing, nothing],
    ["air", "blast", 4, "push", nothing, nothing],
    ["fire", "bolt", null, "stronger", only({ burning: 2 }), only({ burning: 3 })],
    ["fire", "blast", null, "stronger", only({ burning: 2 }), only({ burning: 3 })],
    ["water", "bolt", 8, "ignore-armour", water, water],
    ["water", "blast", 8, "push", water, water],
    ["earth", "bolt", 12, "ignore-armour", nothing, nothing],
    ["earth", "blast", 12, "push", nothing, nothing],
    ["force", "bolt", null, "push", { ...nothing, push: 20 }, { ...nothing, push: 30 }],
    ["force", "blast", null, "push", { ...nothing, push: 20 }, { ...nothing, push: 30 }],
    ["void", "bolt", null, "stronger", only({ confused: 1 }), only({ confused: 2 })],
    ["void", "blast", null, "stronger", only({ confused: 1 }), only({ confused: 2 })],
    ["dark", "bolt", null, "stronger", only({ weakened: 2 }), only({ weakened: 4 })],
    ["dark", "blast", null, "stronger", only({ weakened: 2 }), only({ weakened: 4 })],
    ["light", "bolt", null, "stronger", only({ blinded: 2 }), only({ blinded: 3 })],
    ["light", "blast", null, "stronger", only({ blinded: 2 }), only({ blinded: 3 })],
    ["time", "bolt", null, "stronger", only({ stunned: 1 }), only({ stunned: 1, dazed: 2 })],
    ["time", "blast", 8, "stronger", only({ stunned: 1 }), only({ stunned: 1, dazed: 2 })],
  ] as const;

  test.for(rows)("%s %s", ([element, form, die, bonus, effect, boosted]) => {
    const spell = cantrip(element, form);
    expect([weaponDie(spell), mightBonusOf(spell)]).toEqual([die, bonus]);
    expect([cantripEffect(spell, false), cantripEffect(spell, true)]).toEqual([effect, boosted]);
  });

  test("none is missing", () => {
    expect(rows).toHaveLength(CANTRIP_ELEMENTS.length * CANTRIP_FORMS.length);
  });
});

describe("HR-WEAP-10 how many a cantrip strikes", () => {
  test.for([
    ["bolt", "basic", 1],
    ["bolt", "paragon", 1],
    ["blast", "basic", 2],
    ["blast", "advanced", Infinity],
    ["blast", "paragon", Infinity],
  ] as const)("a %s, %s: %d", ([form, attunement, many]) => {
    expect(targetsOf(cantrip("fire", form, attunement))).toBe(many);
  });
});

describe("HR-WEAP-11 lightning counts twice", () => {
  test.for([
    ["air", "bolt", { metalArmour: true, wet: false }, true],
    ["air", "bolt", { metalArmour: false, wet: true }, true],
    ["air", "bolt", { metalArmour: false, wet: false }, false],
    ["air", "blast", { metalArmour: true, wet: false }, true],
    ["air", "blast", { metalArmour: false, wet: true }, false],
    ["earth", "bolt", { metalArmour: true, wet: true }, false],
    ["time", "blast", { metalArmour: true, wet: true }, false],
    ["fire", "bolt", { metalArmour: true, wet: true }, false],
  ] as const)("%s %s, %j: %s", ([element, form, target, twice]) => {
    expect(doublesAgainst(cantrip(element, form), target)).toBe(twice);
  });
});
