import { describe, expect, test } from "vitest";
import { DEFAULTS } from "../state/options.ts";
import { hurtOffer, receiveHealing, sufferHurt, takeTollBack } from "./single-hurt.ts";
import { creature } from "../testing/creature.ts";

const d4 = { now: 4, max: 8 } as const;

describe("HR-DMG-5 the offer", () => {
  test("tells what either answer means", () => {
    expect(hurtOffer(creature(), 19, DEFAULTS)).toEqual({
      softened: [],
      whole: { taken: 19, wound: 19 },
      shrugged: { taken: 10, wound: 10, heart: 6 },
    });
    expect(hurtOffer(creature(), 12, DEFAULTS).shrugged).toEqual({ taken: 6, wound: null, heart: 6 });
  });
  test.for([
    ["nothing to take", creature(), 0],
    ["a heart at its lowest", creature({ heart: d4 }), 12],
  ] as const)("none for %s", ([, sheet, amount]) => {
    expect(hurtOffer(sheet, amount, DEFAULTS).shrugged).toBeNull();
  });
});

describe("HR-DMG-6 a hurt outside the engagement", () => {
  test("taken whole", () => {
    const { sheet, toll, life } = sufferHurt(creature(), 12, false, false, DEFAULTS);
    expect(sheet).toMatchObject({ hp: { now: 28 }, heart: { now: 8 }, wounds: [{ rank: 12, treated: false }] });
    expect([toll, life]).toEqual([{ lost: 12, shrugged: false, wound: 12, regained: [] }, "above"]);
  });
  test("HR-DMG-4 shrugged off, for a step of the heart", () => {
    const { sheet, toll } = sufferHurt(creature(), 13, true, false, DEFAULTS);
    expect(sheet).toMatchObject({ hp: { now: 33 }, heart: { now: 6 }, wounds: [] });
    expect(toll).toEqual({ lost: 7, shrugged: true, wound: null, regained: [] });
  });
  test("HR-DMG-4 but not with the heart at its lowest", () => {
    const { toll } = sufferHurt(creature({ heart: d4 }), 13, true, false, DEFAULTS);
    expect(toll).toMatchObject({ lost: 13, shrugged: false });
  });
  test("HR-DMG-7 down to zero one may drop, a creature of the Game Master's does", () => {
    expect(sufferHurt(creature(), 40, false, false, DEFAULTS).life).toBe("may-drop");
    expect(sufferHurt(creature(), 40, false, true, DEFAULTS).life).toBe("unconscious");
  });
});

describe("HR-WOUND-3 healing", () => {
  test("stops where the wounds stop it", () => {
    const wounded = creature({ hp: { now: 10, max: 40 }, wounds: [{ rank: 12, treated: true }] });
    const { sheet, toll } = receiveHealing(wounded, 30, false, DEFAULTS);
    expect([sheet.hp.now, toll.lost]).toEqual([28, -18]);
  });
});

describe("HR-DMG-9 taken back", () => {
  test.for([
    ["whole", 12, false],
    ["shrugged off", 25, true],
    ["nothing", 0, false],
  ] as const)("%s: as it was before", ([, amount, shrug]) => {
    const before = creature({ spent: { "Second wind": "heart", Oath: "weekly" } });
    const { sheet, toll } = sufferHurt(before, amount, shrug, false, DEFAULTS);
    expect(takeTollBack(sheet, toll)).toEqual(before);
  });
  test("healing too", () => {
    const before = creature({ hp: { now: 10, max: 40 } });
    const { sheet, toll } = receiveHealing(before, 8, false, DEFAULTS);
    expect(takeTollBack(sheet, toll)).toEqual(before);
  });
  test("what others did meanwhile stays", () => {
    const { sheet, toll } = sufferHurt(creature(), 12, false, false, DEFAULTS);
    const since = { ...sheet, hp: { now: 23, max: 40 }, wounds: [{ rank: 12, treated: true }] };
    expect(takeTollBack(since, toll)).toMatchObject({ hp: { now: 28 }, wounds: [{ rank: 12, treated: true }] });
  });
  test("the heart rises no higher than it can", () => {
    const { sheet, toll } = sufferHurt(creature(), 13, true, false, DEFAULTS);
    expect(takeTollBack({ ...sheet, heart: { now: 8, max: 8 } }, toll).heart).toEqual({ now: 8, max: 8 });
  });
  test("hit points rise no higher than the wounds of now allow", () => {
    const { sheet, toll } = sufferHurt(creature(), 9, false, false, DEFAULTS);
    const since = { ...sheet, wounds: [{ rank: 15, treated: false }], hp: { now: 20, max: 40 } };
    expect(takeTollBack(since, toll).hp.now).toBe(25);
  });
});
