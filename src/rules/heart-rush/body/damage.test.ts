import { describe, expect, test } from "vitest";
import { lifeOf, mayShrug, mayShrugOff, payShrug, rawDamage, shrugOf, takeDamage } from "./damage.ts";
import { DEFAULTS } from "../state/options.ts";
import { conditions, creature } from "../testing/creature.ts";

const DOWN = { ...DEFAULTS, shrugRounding: "down" } as const;

describe("HR-DMG-1 raw damage", () => {
  test.for([
    [19, 8, 11],
    [12, 12, 0],
    [8, 19, 0],
  ] as const)("%i against %i: %i", ([attack, defence, raw]) => {
    expect(rawDamage(attack, defence)).toBe(raw);
  });
});

describe("HR-DMG-3 shrugging off halves", () => {
  test.for([
    [30, 15, 15],
    [19, 10, 9],
    [1, 1, 0],
    [0, 0, 0],
  ] as const)("%i: %i rounded up, %i rounded down", ([amount, up, down]) => {
    expect([shrugOf(amount, DEFAULTS), shrugOf(amount, DOWN)]).toEqual([up, down]);
  });
});

const heart = (now: 4 | 6 | 8 | 2 | 20) => creature({ heart: { now, max: 20 } });
const told = (result: ReturnType<typeof mayShrug>): string => (result.ok ? "may" : result.reason);

describe("HR-DMG-4 what a shrug-off costs", () => {
  test.for([
    [20, 12],
    [8, 6],
    [6, 4],
    [4, 4],
    [2, 2],
  ] as const)("d%i becomes d%i", ([before, after]) => {
    expect(payShrug(heart(before)).heart).toEqual({ now: after, max: 20 });
  });
  test.for([
    [6, 0, null, "may"],
    [6, 7, null, "may"],
    [4, 0, null, "heart-at-lowest"],
    [2, 0, null, "heart-at-lowest"],
    [6, 0, 1, "may"],
    [6, 1, 1, "shrug-used"],
    [6, 1, 2, "may"],
    [4, 1, 1, "heart-at-lowest"],
    [8, 0, 0, "shrug-used"],
  ] as const)("d%i, %i used of %s: %s", ([die, used, shrugsPerRound, answer]) => {
    expect(told(mayShrug(heart(die), used, { ...DEFAULTS, shrugsPerRound }))).toBe(answer);
  });
});

describe("HR-DMG-5 when it is offered", () => {
  test.for([
    [6, 1, "may"],
    [6, 0, "nothing-to-shrug"],
    [4, 0, "nothing-to-shrug"],
    [4, 3, "heart-at-lowest"],
  ] as const)("d%i before %i: %s", ([die, amount, answer]) => {
    expect(told(mayShrugOff(heart(die), amount, 0, DEFAULTS))).toBe(answer);
  });
});

describe("HR-DMG-6, HR-WOUND-1 taking damage", () => {
  test.for([
    ["a scratch", 9, "table", 31, null],
    ["ten", 10, "table", 30, 10],
    ["more than there is", 45, "table", -5, 45],
    ["nothing", 0, "table", 40, null],
    ["less than nothing", -3, "table", 40, null],
    ["a thick skin", 11, 12, 29, null],
    ["a thin one", 5, 5, 35, 5],
    ["one that no blow wounds", 30, "never", 10, null],
    ["one that any blow wounds", 1, 0, 39, 1],
  ] as const)("%s", ([, taken, woundAt, hp, wound]) => {
    const hurt = takeDamage(creature({ woundAt }), taken, DEFAULTS);
    expect([hurt.sheet.hp, hurt.wound]).toEqual([{ now: hp, max: 40 }, wound]);
    expect(hurt.sheet.wounds).toEqual(wound === null ? [] : [{ rank: wound, treated: false }]);
  });
  test("eleven, where the table says so", () => {
    const options = { ...DEFAULTS, woundThreshold: 11 };
    expect([takeDamage(creature(), 10, options).wound, takeDamage(creature(), 11, options).wound]).toEqual([null, 11]);
  });
  test("a new wound stands behind the old", () => {
    const wounds = [{ rank: 12, treated: true }];
    expect(takeDamage(creature({ wounds }), 15, DEFAULTS).sheet.wounds).toEqual([
      { rank: 12, treated: true },
      { rank: 15, treated: false },
    ]);
  });
});

describe("HR-WOUND-2 a wound gives heart abilities back", () => {
  const spent = { rally: "heart", storm: "major", oath: "weekly", wish: "monthly" } as const;
  test.for([
    [10, { storm: "major", oath: "weekly", wish: "monthly" }],
    [9, spent],
  ] as const)("%i damage", ([taken, left]) => {
    expect(takeDamage(creature({ spent }), taken, DEFAULTS).sheet.spent).toEqual(left);
  });
});

describe("HR-DMG-7, HR-DMG-8 at zero and below", () => {
  const STAYS = { ...DEFAULTS, npcDropAtZero: false };
  test.for([
    [1, false, DEFAULTS, "above"],
    [0, false, DEFAULTS, "may-drop"],
    [-39, false, DEFAULTS, "may-drop"],
    [-40, false, DEFAULTS, "dead"],
    [-41, true, DEFAULTS, "dead"],
    [1, true, DEFAULTS, "above"],
    [0, true, DEFAULTS, "unconscious"],
    [-39, true, STAYS, "may-drop"],
    [-40, true, STAYS, "dead"],
  ] as const)("%i hit points, npc %s", ([now, npc, options, life]) => {
    expect(lifeOf(creature({ hp: { now, max: 40 } }), npc, options)).toBe(life);
  });

  test.for([
    [-5, DEFAULTS, "unconscious"],
    [0, STAYS, "unconscious"],
    [1, DEFAULTS, "above"],
    [-40, DEFAULTS, "dead"],
  ] as const)("HR-DMG-10 the unconscious at %i hit points", ([now, options, life]) => {
    expect(lifeOf(creature({ hp: { now, max: 40 } }), false, options, true)).toBe(life);
  });

  test("wounds do not bring death nearer, unless the table says so", () => {
    const wounds = [{ rank: 30, treated: false }];
    expect(lifeOf(creature({ hp: { now: -20, max: 40 }, wounds }), false, DEFAULTS)).toBe("may-drop");
  });

  const WOUNDED = { ...DEFAULTS, deathAt: "wounded-max" } as const;
  test.for([
    [-5, [24], "may-drop"],
    [-6, [24], "dead"],
    [-6, [], "may-drop"],
    [1, [40], "above"],
    [0, [30], "dead"],
    [0, [10], "may-drop"],
  ] as const)("%i of 30 with wounds %j, by the wounded maximum", ([now, ranks, life]) => {
    const wounds = ranks.map((rank) => ({ rank, treated: false }));
    expect(lifeOf(creature({ hp: { now, max: 30 }, wounds }), false, WOUNDED)).toBe(life);
  });

  test("vulnerability kills at full health", () => {
    expect(lifeOf(creature({ conditions: conditions({ "vulnerable-mental": 4 }) }), false, DEFAULTS)).toBe("dead");
  });
});
