import { describe, expect, test } from "vitest";
import { grit } from "./index.ts";
import { fighterId } from "../core/brand.ts";
import type { Item } from "./state/model.ts";
import { carrying, item, only, play, playerOf, refusal, scene, sheet, attack, bodyOf } from "./testing/scenario.ts";
import { armorOf, gritMax, gritOf, handsOver, isDeprived } from "./gear.ts";

const shield = (bonusArmor: number, held = true): Item => item({ bonusArmor, held });
const bulky = (held = false): Item => item({ bulky: true, held });

describe("GRT-GEAR-1 Armor", () => {
  test.for<{ what: string; worn: number; items: readonly Item[]; armor: number }>([
    { what: "what is worn", worn: 2, items: [], armor: 2 },
    { what: "a shield in hand", worn: 1, items: [shield(1)], armor: 2 },
    { what: "a shield on the back", worn: 1, items: [shield(1, false)], armor: 1 },
    { what: "never above three", worn: 2, items: [shield(2), shield(1)], armor: 3 },
    { what: "never above three, worn alone", worn: 5, items: [], armor: 3 },
  ])("$what: $armor", ({ worn, items, armor }) => {
    expect(armorOf(sheet({ armor: worn, items: carrying(items) }))).toBe(armor);
  });
});

describe("GRT-GEAR-2 burden", () => {
  test.for([
    [2, false],
    [3, true],
  ] as const)("%i bulky items deprive: %s", ([count, deprived]) => {
    const items = carrying(Array.from({ length: count }, () => bulky()));
    expect(isDeprived(sheet({ items }))).toBe(deprived);
  });
  test("any number of handy things does not", () => {
    expect(isDeprived(sheet({ items: carrying([item({}), item({}), item({}), bulky()]) }))).toBe(false);
  });
  test("hunger and cold do so without any", () => {
    expect(isDeprived(sheet({ deprived: true }))).toBe(true);
  });
});

describe("GRT-GEAR-3 two hands", () => {
  test.for<{ what: string; items: readonly Item[]; over: boolean }>([
    { what: "two things held", items: [shield(1), shield(0)], over: false },
    { what: "a bulky thing held", items: [bulky(true), shield(1, false)], over: false },
    { what: "a bulky thing and a shield", items: [bulky(true), shield(1)], over: true },
    { what: "three things", items: [shield(0), shield(0), shield(0)], over: true },
  ])("$what: warned $over", ({ items, over }) => {
    expect(handsOver(sheet({ items: carrying(items) }))).toBe(over);
  });
});

describe("GRT-GEAR-4 letting go", () => {
  const guarded = { Ada: { items: { shield: shield(2), sack: item({ bulky: true }) } } };

  test("is done in the foes' turn, and the bonus is gone at once", () => {
    const dropped = play(scene({ ours: guarded, first: "theirs" }), { do: "drop", who: fighterId("Ada") });
    expect(armorOf(bodyOf(dropped.table, "Ada"))).toBe(0);
    expect(bodyOf(dropped.table, "Ada").items["sack"]).toEqual(item({ bulky: true }));
    const struck = play(dropped.table, attack("orc", "Ada"), [2], [3]);
    expect(only(struck, "volleyResolved")).toMatchObject([{ armor: 0, direct: 2 }]);
  });
  test("takes something to let go of, a hand of one's own, and a fight", () => {
    const drop = { do: "drop", who: fighterId("Ada") } as const;
    const table = scene({ ours: guarded });
    expect(refusal(play(table, drop).table, drop)).toBe("nothing-held");
    expect(refusal(table, drop, playerOf("Bo"))).toBe("not-yours");
    expect(refusal(table, { ...drop, who: fighterId("nobody") })).toBe("unknown-fighter");
    expect(refusal(play(table, { do: "endFight" }).table, drop)).toBe("wrong-phase");
    expect(refusal(scene({ ours: guarded, first: null }), drop, playerOf("Ada"))).toBeNull();
  });
});

describe("GRT-GRIT-1 the most Grit", () => {
  test.for([
    [4, 6, 2],
    [8, 4, 3],
    [6, 8, 4],
    [12, 12, 9],
  ] as const)("by dice, DEX d%i and WIL d%i give %i", ([dex, wil, most]) => {
    expect(gritMax(sheet({ dex, wil, grit: 1 }), { ...grit.defaults, gritFormula: "dice" })).toBe(most);
  });
  test("by default the sheet says", () => {
    expect(gritMax(sheet({ grit: 7 }), grit.defaults)).toBe(7);
  });
});

describe("GRT-GRIT-2 the Grit that counts", () => {
  test("is what is left", () => {
    expect(gritOf({ ...sheet({}), grit: { max: 5, value: 3 } }, grit.defaults)).toBe(3);
  });
  test("is none for the deprived", () => {
    expect(gritOf(sheet({ grit: 5, deprived: true }), grit.defaults)).toBe(0);
  });
  test("is no more than the dice allow", () => {
    expect(gritOf(sheet({ dex: 4, wil: 6, grit: 5 }), { ...grit.defaults, gritFormula: "dice" })).toBe(2);
  });
});
