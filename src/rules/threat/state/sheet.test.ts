import { describe, expect, test } from "vitest";
import { addInjury, bloodGone, burden, heal, itemOf, newSheet, score, scores, weaponOf } from "./sheet.ts";
import { A, ammo, playing, sheetOf, weapon } from "../testing/playing.ts";

describe("THR-SCORE-1 injuries lower every score", () => {
  test.for([
    { injuries: [2, 3], guts: 4, blood: 2, nerves: 1 },
    { injuries: [], guts: 9, blood: 7, nerves: 6 },
    { injuries: [8], guts: 1, blood: 0, nerves: 0 },
  ])("$injuries", ({ injuries, ...expected }) => {
    expect(scores(sheetOf({ base: { guts: 9, blood: 7, nerves: 6 }, injuries }))).toEqual(expected);
  });

  test("some of them may be spared for a while", () => {
    expect(score(sheetOf({ injuries: [5] }), "guts", 3)).toBe(10);
  });
});

test("THR-SCORE-2 a new fighter has a breath die of each size", () => {
  const { breath, items, injuries } = newSheet({ guts: 7, blood: 7, nerves: 7 });
  expect(breath.map((die) => die.faces)).toEqual([4, 6, 8, 10, 12]);
  expect([items, injuries]).toEqual([[], []]);
});

describe("THR-DEATH-1 dying", () => {
  test.for([
    { injuries: [3, 4], dying: true },
    { injuries: [6], dying: false },
  ])("Blood 7, injuries $injuries: $dying", ({ injuries, dying }) => {
    expect(bloodGone(sheetOf({ base: { blood: 7 }, injuries }))).toBe(dying);
  });

  test.for([
    { deathRule: "dying", says: true },
    { deathRule: "gm", says: false },
  ] as const)("under $deathRule the view says so: $says", ({ deathRule, says }) => {
    const game = playing({ A: { side: "a", base: { blood: 4 }, injuries: [5] } }, { options: { deathRule } });
    expect(game.view().fighters[A]?.dying).toBe(says);
  });
});

describe("THR-INJ-2 injuries stay on the sheet one by one", () => {
  test("under the first id that is free", () => {
    const twice = addInjury(addInjury(sheetOf({}), 2, "cut"), 3, "");
    expect(twice.injuries.map(({ id, amount }) => [id, amount])).toEqual([
      ["i1", 2],
      ["i2", 3],
    ]);
    const again = addInjury({ ...twice, injuries: twice.injuries.slice(1) }, 1, "");
    expect(again.injuries.map(({ id }) => id)).toEqual(["i2", "i3"]);
  });

  test("nothing is no injury", () => expect(addInjury(sheetOf({}), 0, "").injuries).toEqual([]));
});

test("THR-HEAL-1 an injury lowered to 0 is gone", () => {
  const healed = heal(sheetOf({ injuries: [1, 3] }), () => 1);
  expect(healed.injuries.map(({ amount }) => amount)).toEqual([2]);
});

describe("THR-GEAR-2 more than ten slots is a warning", () => {
  test.for([
    { slots: 10, over: false },
    { slots: 11, over: true },
  ])("$slots slots: $over", ({ slots, over }) => {
    expect(burden(sheetOf({ items: [weapon("w", { slots })] }))).toEqual({ slots, over });
  });
});

test("things are found by id", () => {
  const sheet = sheetOf({ items: [ammo(), weapon("w")] });
  expect(itemOf(sheet, "none")).toBeNull();
  expect(weaponOf(sheet, "ammo")).toBeNull();
  expect(weaponOf(sheet, "w")?.faces).toBe(8);
});
