import { describe, expect, test } from "vitest";
import { changesOf, sheetFrom } from "./kept.ts";
import type { KeptFighter, KeptItem } from "./kept.ts";
import type { Sheet } from "./model.ts";

const sam: KeptFighter = {
  attributes: { str: { max: 8, value: 6 }, dex: { max: 6, value: 6 }, wil: { max: 4, value: 0 } },
  grit: { max: 3, value: 2 },
  armor: 1,
  harm: "none",
  deprived: false,
  leader: true,
  minutesDown: 0,
  safeMinutes: 10,
};
const rope: KeptItem = {
  id: "rope",
  name: "A rope",
  held: false,
  bulky: false,
  bonusArmor: 0,
  weapon: false,
  die: 6,
  extra: [],
  blast: false,
  effect: "",
  attribute: "str",
};
const maul: KeptItem = { ...rope, id: "maul", name: "A maul", held: true, bulky: true, weapon: true, die: 10 };

function sheetOf(fighter: KeptFighter, items: readonly KeptItem[]): Sheet {
  const read = sheetFrom(fighter, items);
  if (!read.ok) throw new Error(`${read.reason.path}: ${read.reason.expected}`);
  return read.value;
}

describe("GRT-KEPT-1 a sheet is read from what documents hold", () => {
  test("all of it", () => {
    expect(sheetOf(sam, [rope, maul])).toEqual({
      attributes: { str: { max: 8, value: 6 }, dex: { max: 6, value: 6 }, wil: { max: 4, value: 0 } },
      grit: { max: 3, value: 2 },
      armor: 1,
      items: {
        rope: { name: "A rope", held: false, bulky: false, bonusArmor: 0, weapon: null },
        maul: {
          name: "A maul",
          held: true,
          bulky: true,
          bonusArmor: 0,
          weapon: { die: 10, extra: [], blast: false, effect: null, attribute: "str" },
        },
      },
      harm: null,
      deprived: false,
      leader: true,
      minutesDown: 0,
      safeMinutes: 10,
    });
  });

  test("more dice, a critical effect, a harm", () => {
    const sheet = sheetOf({ ...sam, harm: "catatonic" }, [{ ...maul, extra: [6, 6], effect: "falls", blast: true }]);
    expect(sheet.harm).toBe("catatonic");
    expect(sheet.items["maul"]?.weapon).toMatchObject({ extra: [6, 6], effect: "falls", blast: true });
  });

  test.for([
    ["no such die", { ...sam, grit: { max: -1, value: 0 } }, [], "/grit/max"],
    ["no such harm", { ...sam, harm: "bored" }, [], "/harm"],
    ["no such weapon die", sam, [{ ...maul, die: 20 }], "/items/maul/weapon/die"],
  ] as const)("%s is told of", ([, fighter, items, path]) => {
    expect(sheetFrom(fighter, items)).toMatchObject({ ok: false, reason: { path } });
  });
});

describe("GRT-KEPT-2 what a fight changed is written back", () => {
  const before = sheetOf(sam, [rope, maul]);

  test("nothing, when nothing changed", () => {
    expect(changesOf(before, { ...before })).toBeNull();
  });

  test("what is left, and no more", () => {
    const attributes = { ...before.attributes, str: { max: 8, value: 4 } } as const;
    const after: Sheet = { ...before, attributes, grit: { max: 3, value: 0 }, safeMinutes: 0 };
    expect(changesOf(before, after)).toEqual({
      actor: { attributes: { str: { value: 4 } }, grit: { value: 0 }, safeMinutes: 0 },
      items: {},
    });
  });

  test("harm and its end", () => {
    const down: Sheet = { ...before, harm: "incapacitated", minutesDown: 5, deprived: true };
    expect(changesOf(before, down)?.actor).toEqual({ harm: "incapacitated", minutesDown: 5, deprived: true });
    expect(changesOf(down, before)?.actor).toEqual({ harm: "none", minutesDown: 0, deprived: false });
  });

  test("what is let go", () => {
    const items = { ...before.items, maul: { ...before.items["maul"], held: false } } as Sheet["items"];
    expect(changesOf(before, { ...before, items })).toEqual({ actor: {}, items: { maul: { held: false } } });
  });
});
