import { describe, expect, test } from "vitest";
import {
  abilityPurchase,
  aspectCost,
  combatTalentCost,
  destinyCost,
  heartMax,
  hitPointsCost,
  isLearnt,
  paragonLevel,
  spellCost,
  startingXp,
  talentCost,
  termsOf,
  USUAL,
  withFreeTalents,
} from "./advancement.ts";

describe("HR-ADV-1 the heart grows", () => {
  test.for([
    [0, 8],
    [199, 8],
    [200, 10],
    [499, 10],
    [500, 12],
    [999, 12],
    [1000, 20],
    [5000, 20],
  ] as const)("at %i experience: d%i", ([xp, die]) => {
    expect(heartMax(xp)).toBe(die);
  });
});

describe("HR-ADV-2 abilities", () => {
  test.for([
    [4, { ok: true, value: { die: 6, cost: 6 } }],
    [6, { ok: true, value: { die: 8, cost: 8 } }],
    [10, { ok: true, value: { die: 12, cost: 12 } }],
    [12, { ok: false, reason: "at-cap" }],
    [20, { ok: false, reason: "at-cap" }],
  ] as const)("from d%i", ([die, result]) => {
    expect(abilityPurchase(die)).toEqual(result);
  });
});

describe("HR-ADV-3 aspects", () => {
  test.for([
    [0, { ok: true, value: 1 }],
    [1, { ok: true, value: 2 }],
    [4, { ok: true, value: 5 }],
    [5, { ok: false, reason: "at-cap" }],
  ] as const)("from rank %i", ([rank, result]) => {
    expect(aspectCost(rank)).toEqual(result);
  });
});

describe("HR-ADV-4 hit points", () => {
  test.for([
    [40, 5],
    [50, 6],
    [45, 5],
  ] as const)("from %i: %i", ([max, cost]) => {
    expect(hitPointsCost(max)).toBe(cost);
  });
});

test("HR-ADV-5 the third combat talent costs five, the first destiny level five", () => {
  expect([talentCost(2), talentCost(0), destinyCost(0), destinyCost(3)]).toEqual([5, 3, 5, 8]);
});

test("HR-ADV-6 spells", () => {
  expect([spellCost(0, false), spellCost(3, false), spellCost(3, true), spellCost(0, true)]).toEqual([6, 12, 3, 0]);
});

describe("HR-ADV-7, HR-ADV-8 combat ranks", () => {
  test.for([
    [0, 5, 0],
    [1, 15, 0],
    [2, 30, 0],
    [3, 50, 0],
    [4, 80, 0],
    [5, 120, 1],
    [6, 160, 2],
    [8, 240, 4],
  ] as const)("rank %i: %i experience, paragon level %i", ([rank, xp, level]) => {
    expect([startingXp(rank), paragonLevel(rank)]).toEqual([xp, level]);
  });
});

describe("HR-ADV-10 terms of one's own", () => {
  test("what many give adds up, and what nobody gives is as usual", () => {
    expect(termsOf([])).toEqual(USUAL);
    const gains = [
      { on: "price-hit-points", flat: -1 },
      { on: "price-hit-points", flat: -2 },
      { on: "attack", flat: 9 },
      { on: "kindred-spells", flat: 1 },
      { on: "aspect-ranks", flat: -3 },
      { on: "free-talents", flat: 1 },
    ] as const;
    expect(termsOf(gains)).toEqual({ ...USUAL, hitPoints: -3, kindredSpells: true, freeTalents: 1 });
  });

  test("hit points, combat talents and destiny never cost less than nothing, aspects never less than one", () => {
    const cheap = { ...USUAL, hitPoints: -99, combatTalents: -99, destiny: -99, aspects: -99 };
    expect([hitPointsCost(40, cheap), combatTalentCost(2, cheap), destinyCost(0, cheap)]).toEqual([0, 0, 0]);
    expect(aspectCost(1, cheap)).toEqual({ ok: true, value: 1 });
    expect(combatTalentCost(2, { ...USUAL, combatTalents: -1 })).toBe(4);
  });

  test("some have more ranks of aspects, for less", () => {
    const elf = { ...USUAL, aspects: -2, aspectRanks: 3 };
    expect([aspectCost(3, elf), aspectCost(7, elf)]).toEqual([
      { ok: true, value: 2 },
      { ok: true, value: 6 },
    ]);
    expect(aspectCost(8, elf)).toEqual({ ok: false, reason: "at-cap" });
  });
});

describe("HR-ADV-11 talents for nothing", () => {
  test.for([
    [[3, 4], 0, [3, 4]],
    [[3, 4], 1, [3, 0]],
    [[4, 3], 1, [0, 3]],
    [[3, 3, 4], 2, [0, 3, 0]],
    [[], 1, []],
  ] as const)("%j, %i of them free: %j", ([prices, free, paid]) => {
    expect(withFreeTalents(prices, free)).toEqual(paid);
  });
});

test.for([
  ["class", 1, 0, false],
  ["class", 1, 1, true],
  ["subclass", 0, 1, false],
  ["subclass", 2, 2, true],
  ["subclass", 3, 2, false],
  ["subclass", 4, 9, true],
] as const)("HR-ADV-13 what a %s teaches at %i is learnt at combat rank %i: %j", ([kind, rank, combatRank, learnt]) => {
  expect(isLearnt(kind, rank, combatRank)).toBe(learnt);
});
