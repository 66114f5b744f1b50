import { describe, expect, test } from "vitest";
import { array, assert, boolean, constantFrom, integer, oneof, property, record, constant } from "fast-check";
import { DEFAULTS } from "../state/options.ts";
import { BAD_SLEEP, badNight, drawsOf, goodNight, potionWorks, shortRest } from "./recovery.ts";
import type { Sheet } from "../state/sheet.ts";
import { conditions, creature } from "../testing/creature.ts";
import { hpCap } from "./wounds.ts";

const SPENT = { rally: "heart", storm: "major", oath: "weekly", wish: "monthly" } as const;
const worn = (parts: Partial<Sheet> = {}): Sheet =>
  creature({ heart: { now: 4, max: 10 }, hp: { now: 14, max: 40 }, wounds: [{ rank: 12, treated: true }], ...parts });

describe("HR-REST-1 a short rest", () => {
  test("brings the heart back and nothing else", () => {
    expect(shortRest(worn({ spent: SPENT }), DEFAULTS)).toEqual({
      ...worn({ spent: SPENT }),
      heart: { now: 10, max: 10 },
    });
  });
  test("brings heart abilities back where the table says so", () => {
    const rested = shortRest(worn({ spent: SPENT }), { ...DEFAULTS, heartRefresh: "any-rest-or-wound" });
    expect(rested.spent).toEqual({ storm: "major", oath: "weekly", wish: "monthly" });
  });
});

describe("HR-REST-4 any night", () => {
  test.for([
    ["good", (sheet: Sheet) => goodNight(sheet, DEFAULTS)],
    ["bad", (sheet: Sheet) => badNight(sheet, ["dazed"])],
  ] as const)("a %s one", ([, sleep]) => {
    const rested = sleep(worn({ spent: SPENT }));
    expect(rested.heart).toEqual({ now: 10, max: 10 });
    expect(rested.spent).toEqual({ oath: "weekly", wish: "monthly" });
  });
});

describe("HR-REST-5 a good night", () => {
  test("heals wounds first, then to the cap", () => {
    const rested = goodNight(
      worn({
        wounds: [
          { rank: 12, treated: true },
          { rank: 1, treated: false },
        ],
      }),
      DEFAULTS,
    );
    expect(rested.wounds).toEqual([{ rank: 11, treated: true }]);
    expect(rested.hp).toEqual({ now: 29, max: 40 });
  });
  test("leaves untreated wounds where the table says so", () => {
    const wounds = [
      { rank: 10, treated: false },
      { rank: 4, treated: true },
    ];
    const rested = goodNight(worn({ wounds }), { ...DEFAULTS, untreatedWoundsHeal: false });
    expect(rested.wounds).toEqual([
      { rank: 10, treated: false },
      { rank: 3, treated: true },
    ]);
  });
  test("ends what bad nights left, and only that", () => {
    const tired = worn({
      conditions: conditions({ dazed: 3, weakened: 1, poisoned: 2 }),
      fromBadSleep: { dazed: 2, weakened: 1 },
      badNights: 2,
    });
    const rested = goodNight(tired, DEFAULTS);
    expect(rested.conditions).toEqual(conditions({ dazed: 1, poisoned: 2 }));
    expect([rested.badNights, rested.fromBadSleep]).toEqual([0, {}]);
  });
});

describe("HR-REST-6 a bad night gives back half of what is missing", () => {
  test.for([
    [14, [12], 21],
    [10, [], 25],
    [25, [], 32],
    [40, [], 40],
    [-5, [], 17],
    [38, [10], 38],
  ] as const)("from %i with wounds %j: %i", ([now, ranks, after]) => {
    const wounds = ranks.map((rank) => ({ rank, treated: true }));
    expect(badNight(worn({ hp: { now, max: 40 }, wounds }), []).hp.now).toBe(after);
  });
  test("no wound changes", () => {
    expect(badNight(worn(), []).wounds).toEqual([{ rank: 12, treated: true }]);
  });
});

describe("HR-REST-7 what a bad night leaves", () => {
  test.for([
    [0, 1],
    [1, 2],
    [2, 0],
    [7, 0],
  ] as const)("after %i bad ones the table draws %i", ([badNights, draws]) => {
    expect(drawsOf(worn({ badNights }))).toBe(draws);
  });
  test.for([
    ["the first", 0, {}, ["dazed"], { dazed: 1 }],
    ["no more than there is to draw", 0, {}, ["dazed", "weakened"], { dazed: 1 }],
    ["the second", 1, { dazed: 1 }, ["weakened", "dazed"], { dazed: 2, weakened: 1 }],
    ["the same twice", 1, {}, ["weakened", "weakened"], { weakened: 2 }],
    ["the third", 2, { dazed: 1 }, [], { dazed: 2, weakened: 1, "off-balanced": 1 }],
    ["the fifth", 4, {}, ["dazed"], { dazed: 1, weakened: 1, "off-balanced": 1 }],
    ["at the cap", 2, { dazed: 5 }, [], { dazed: 5, weakened: 1, "off-balanced": 1 }],
  ] as const)("%s", ([, badNights, before, drawn, after]) => {
    const slept = badNight(worn({ badNights, conditions: conditions(before) }), drawn);
    expect(slept.conditions).toEqual(conditions(after));
    expect(slept.badNights).toBe(badNights + 1);
  });
  test("what was really gained is remembered", () => {
    const slept = badNight(
      worn({ badNights: 2, conditions: conditions({ dazed: 5 }), fromBadSleep: { weakened: 1 } }),
      [],
    );
    expect(slept.fromBadSleep).toEqual({ dazed: 0, weakened: 2, "off-balanced": 1 });
  });
  test("it may be any of three", () => {
    expect(BAD_SLEEP).toEqual(["weakened", "off-balanced", "dazed"]);
  });
});

describe("HR-REST-8 a potion", () => {
  test.for([
    ["up to the cap", 15, [10, 1], [9], 31],
    ["twenty", 3, [], [], 23],
    ["wounds first", 10, [20], [19], 21],
  ] as const)("%s", ([, now, ranks, left, after]) => {
    const wounds = ranks.map((rank) => ({ rank, treated: false }));
    const healed = potionWorks(worn({ hp: { now, max: 40 }, wounds }));
    expect(healed.wounds.map(({ rank }) => rank)).toEqual(left);
    expect(healed.hp.now).toBe(after);
  });
});

describe("whatever the nights", () => {
  const night = oneof(
    constant("good" as const),
    record({ drawn: array(constantFrom(...BAD_SLEEP), { maxLength: 3 }) }),
  );
  const sheets = record({
    now: integer({ min: -39, max: 40 }),
    wounds: array(record({ rank: integer({ min: 1, max: 30 }), treated: boolean() }), { maxLength: 4 }),
  });

  test("nobody loses hit points, rises above the cap or keeps a tired heart", () => {
    assert(
      property(sheets, array(night, { maxLength: 8 }), ({ now, wounds }, nights) => {
        let sheet = creature({ hp: { now, max: 40 }, wounds, heart: { now: 4, max: 8 } });
        for (const slept of nights) {
          const next = slept === "good" ? goodNight(sheet, DEFAULTS) : badNight(sheet, slept.drawn);
          expect(next.hp.now).toBeGreaterThanOrEqual(sheet.hp.now);
          expect(next.hp.now).toBeLessThanOrEqual(Math.max(sheet.hp.now, hpCap(next)));
          expect(next.heart.now).toBe(8);
          expect(next.wounds.length).toBeLessThanOrEqual(sheet.wounds.length);
          sheet = next;
        }
      }),
    );
  });

  test("a good night after any bad ones leaves none of their marks", () => {
    assert(
      property(array(array(constantFrom(...BAD_SLEEP), { maxLength: 3 }), { maxLength: 8 }), (nights) => {
        const tired = nights.reduce(badNight, creature({ conditions: conditions({ poisoned: 2 }) }));
        expect(goodNight(tired, DEFAULTS).conditions).toEqual(conditions({ poisoned: 2 }));
      }),
    );
  });
});
