import { describe, expect, test } from "vitest";
import type { PoolDie } from "../../core/pool.ts";
import { composeAttack, composeDefence } from "../engagement/composition.ts";
import type { Composition, Strike } from "../engagement/composition.ts";
import { DEFAULTS } from "../state/options.ts";
import { CLOSE } from "../testing/close.ts";
import { cantrip, conditions, LONGBOW, MAUL, modifier, SWORD, weapon, who } from "../testing/creature.ts";
import { contest, duel, oddsBetween } from "./duel.ts";
import { chanceOf, chanceOfAtLeast } from "./distribution.ts";
import { everyTaken, everyTotal, ratio } from "../testing/exact-odds.ts";
import { doubled } from "./distribution.ts";
import { rollOdds } from "./roll-odds.ts";
import { UNSOFTENED } from "./damage-odds.ts";

const strike = (relation: Strike["relation"], situation: Strike["situation"] = "engagement"): Strike => ({
  situation,
  stance: "might",
  relation,
});

const ALL_TWO = { might: 2, agility: 2, cunning: 2, presence: 2 } as const;

const composition = (faces: readonly number[], net = 0, value = 0): Composition => ({
  dice: faces.map((size): PoolDie => ({ role: "die", faces: size })),
  reasons: [],
  net,
  flat: [{ from: "x", value }],
});

describe("HR-ODDS-2 an attack, against the dice themselves", () => {
  test.for([
    ["plain", composition([6, 4, 8]), composition([8, 4], 0, 2)],
    ["with advantage", composition([4, 6], 2, 1), composition([6, 4], 1)],
    ["with disadvantage", composition([6, 4, 4], -1), composition([4, 4], -2, 3)],
  ] as const)("%s", ([, attack, defence]) => {
    const odds = oddsBetween(rollOdds(attack), rollOdds(defence), UNSOFTENED, DEFAULTS);
    const [attacks, defences] = [everyTotal(attack), everyTotal(defence)];
    let all = 0n;
    let hurt = 0n;
    let damage = 0n;
    for (const [high, ways] of attacks) {
      for (const [low, others] of defences) {
        all += ways * others;
        if (high > low) {
          hurt += ways * others;
          damage += ways * others * BigInt(high - low);
        }
      }
    }
    expect(Math.abs(odds.hit - ratio(hurt, all))).toBeLessThanOrEqual(1e-12);
    expect(Math.abs(odds.expected - ratio(damage, all))).toBeLessThanOrEqual(1e-12);
    expect(Math.abs(chanceOfAtLeast(odds.damage, 0) - 1)).toBeLessThanOrEqual(1e-12);
  });
});

describe("HR-ODDS-3 what is taken, against the dice themselves", () => {
  const [attack, defence] = [composition([10, 8, 6], 1, 2), composition([6, 4], 0, 1)];
  test.for([
    [{ defending: true, guard: 0, shrugFrom: null, toughness: 0 }, "up"],
    [{ defending: true, guard: 1, shrugFrom: null, toughness: 0 }, "up"],
    [{ defending: false, guard: 1, shrugFrom: 1, toughness: 0 }, "up"],
    [{ defending: false, guard: 0, shrugFrom: 7, toughness: 0 }, "down"],
    [{ defending: true, guard: 0, shrugFrom: 4, toughness: 2 }, "up"],
    [{ defending: true, guard: 2, shrugFrom: 2, toughness: 1 }, "down"],
  ] as const)("%o, rounded %s", ([toll, shrugRounding]) => {
    const odds = oddsBetween(rollOdds(attack), rollOdds(defence), toll, { ...DEFAULTS, shrugRounding });
    const { all, by } = everyTaken(everyTotal(attack), everyTotal(defence), (raw) => {
      const halved = toll.defending ? Math.ceil(raw / 2 ** (toll.guard + 1)) : raw;
      const dealt = halved < 10 ? Math.max(0, halved - toll.toughness) : halved;
      if (toll.shrugFrom === null || dealt < toll.shrugFrom) return dealt;
      return shrugRounding === "up" ? Math.ceil(dealt / 2) : Math.floor(dealt / 2);
    });
    const largest = Math.max(...by.keys());
    const off = Array.from({ length: largest + 1 }, (_, taken) =>
      Math.abs(chanceOf(odds.damage, taken) - ratio(by.get(taken) ?? 0n, all)),
    );
    expect(Math.max(...off)).toBeLessThanOrEqual(1e-12);
    expect(odds.damage.least + odds.damage.chances.length - 1).toBe(largest);
    const sum = [...by].reduce((total, [taken, ways]) => total + ways * BigInt(taken), 0n);
    expect(Math.abs(odds.expected - ratio(sum, all))).toBeLessThanOrEqual(1e-12);
  });
});

describe("HR-ODDS-2, HR-ODDS-3 a duel", () => {
  const ann = who("ann", { weapon: MAUL });
  const orc = who("orc", { armour: "light", shield: "light" });
  const by = (how: Strike, shrugFrom: number | null = null) => duel(ann, orc, how, CLOSE, DEFAULTS, shrugFrom);

  test("is put together as the fight does", () => {
    const how = strike("beats");
    const attack = composeAttack(ann, orc, how, CLOSE, DEFAULTS);
    const defence = composeDefence(orc, ann, how, CLOSE, DEFAULTS);
    expect(by(how)).toEqual(oddsBetween(rollOdds(attack), rollOdds(defence), UNSOFTENED, DEFAULTS));
  });

  test("a defender of the engagement takes half", () => {
    expect(by(strike("defensive")).hit).toBe(by(strike("same")).hit);
    expect(by(strike("defensive")).expected).toBeLessThan(by(strike("same")).expected);
    expect(by(strike("defensive", "opportunity")).expected).toBe(by(strike("same")).expected);
  });

  test("shrugging off halves from where it is done", () => {
    const always = by(strike("same"), 1);
    expect(chanceOf(always.damage, 5)).toBeCloseTo(
      chanceOf(by(strike("same")).damage, 9) + chanceOf(by(strike("same")).damage, 10),
      14,
    );
    expect(by(strike("same"), 1000)).toEqual(by(strike("same")));
  });

  test("the attacker's help does not help the defence", () => {
    const helped = duel(ann, orc, strike("same"), { ...CLOSE, helped: 1 }, DEFAULTS);
    expect(helped.expected).toBeGreaterThan(by(strike("same")).expected);
    const attack = composeAttack(ann, orc, strike("same"), { ...CLOSE, helped: 1 }, DEFAULTS);
    const defence = composeDefence(orc, ann, strike("same"), CLOSE, DEFAULTS);
    expect(helped).toEqual(oddsBetween(rollOdds(attack), rollOdds(defence), UNSOFTENED, DEFAULTS));
  });

  test("water hampers both", () => {
    const drowned = { ...CLOSE, underwater: true };
    const attack = composeAttack(ann, orc, strike("same"), drowned, DEFAULTS);
    const defence = composeDefence(orc, ann, strike("same"), drowned, DEFAULTS);
    expect([attack.net, defence.net]).toEqual([-5, -5]);
    expect(duel(ann, orc, strike("same"), drowned, DEFAULTS)).toEqual(
      oddsBetween(rollOdds(attack), rollOdds(defence), UNSOFTENED, DEFAULTS),
    );
  });

  test("a sure blow and a hopeless one", () => {
    const sure = who("ann", { weapon: MAUL, modifiers: [modifier({ flat: 100 })] });
    expect(duel(sure, orc, strike("same"), CLOSE, DEFAULTS).hit).toBe(1);
    const walled = who("orc", { modifiers: [modifier({ on: "defence", flat: 100 })] });
    expect(duel(ann, walled, strike("same"), CLOSE, DEFAULTS)).toEqual({
      hit: 0,
      expected: 0,
      damage: { least: 0, chances: Float64Array.of(1) },
    });
  });
});

describe("HR-ODDS-5 cantrips without damage", () => {
  const mage = who("mage", { weapon: cantrip("dark") });
  const orc = who("orc", { armour: "heavy" });
  const nothing = { least: 0, chances: Float64Array.of(1) };
  test("land by themselves", () => {
    expect(duel(mage, orc, strike("same"), CLOSE, DEFAULTS)).toEqual({ hit: 1, expected: 0, damage: nothing });
  });
  test("or when they exceed the defence, where the table says so", () => {
    const must = duel(mage, orc, strike("same"), CLOSE, { ...DEFAULTS, harmlessCantrips: "must-hit" });
    expect(must).toMatchObject({ expected: 0, damage: nothing });
    expect(must.hit).toBeGreaterThan(0);
    expect(must.hit).toBeLessThan(0.5);
  });
});

describe("HR-WEAP-11 lightning and metal", () => {
  const mage = who("mage", { weapon: cantrip("air") });
  test.for([
    ["medium", true],
    ["heavy", true],
    ["light", false],
    ["none", false],
  ] as const)("%s armour: twice %s", ([armour, twice]) => {
    const target = who("orc", { armour });
    const attack = rollOdds(composeAttack(mage, target, strike("same"), CLOSE, DEFAULTS));
    const defence = rollOdds(composeDefence(target, mage, strike("same"), CLOSE, DEFAULTS));
    const expected = oddsBetween(twice ? doubled(attack) : attack, defence, UNSOFTENED, DEFAULTS);
    expect(duel(mage, target, strike("same"), CLOSE, DEFAULTS)).toEqual(expected);
  });
  test("a blade does not mind", () => {
    const heavy = who("orc", { armour: "heavy" });
    const sword = who("ann", { weapon: SWORD });
    expect(duel(sword, heavy, strike("same"), CLOSE, DEFAULTS).damage.chances.length).toBeLessThan(20);
  });
});

describe("HR-ODDS-4 a contest", () => {
  const corner = (fighter: ReturnType<typeof who>, around = {}) => ({
    fighter,
    circumstances: { ...CLOSE, ...around },
  });
  const against = (ours: Composition, theirs: Composition) =>
    oddsBetween(rollOdds(ours), rollOdds(theirs), UNSOFTENED, DEFAULTS);

  test("between equals", () => {
    const fists = { weapon: weapon({ die: 2 }), heart: { now: 2, max: 2 }, abilities: ALL_TWO } as const;
    const even = contest(corner(who("ann", fists)), corner(who("bo", fists)), "might", DEFAULTS);
    expect(even.win).toBeCloseTo(22 / 64, 12);
    expect(even.tie).toBeCloseTo(20 / 64, 12);
    expect(even.lose).toBeCloseTo(22 / 64, 12);
    expect(even.dealt.expected).toBeCloseTo(30 / 64, 12);
    expect(even.suffered).toEqual(even.dealt);
  });

  test("nobody's armour counts, and everybody's own levels do", () => {
    const ann = who("ann", { weapon: SWORD, armour: "heavy" });
    const orc = who("orc", { weapon: MAUL, conditions: conditions({ weakened: 2 }), shield: "heavy" });
    const odds = contest(corner(ann), corner(orc), "might", DEFAULTS);
    const [ours, theirs] = [composition([8, 6, 8]), composition([8, 6, 12, 12], -2)];
    expect([odds.dealt, odds.suffered]).toEqual([against(ours, theirs), against(theirs, ours)]);
    expect([odds.win, odds.lose]).toEqual([odds.dealt.hit, odds.suffered.hit]);
    expect(odds.win + odds.tie + odds.lose).toBeCloseTo(1, 12);
  });

  test("each shoots over its own distance", () => {
    const archer = who("archer", { weapon: LONGBOW });
    const other = who("other", { weapon: LONGBOW });
    const odds = contest(corner(archer, { distance: 80 }), corner(other, { distance: 50 }), "might", DEFAULTS);
    expect(odds.dealt).toEqual(against(composition([8, 6, 12], -2), composition([8, 6, 12])));
  });

  test("HR-WEAP-11 lightning counts twice against metal here too", () => {
    const mage = who("mage", { weapon: cantrip("air") });
    const knight = who("knight", { weapon: SWORD, armour: "heavy" });
    const odds = contest(corner(mage), corner(knight), "might", DEFAULTS);
    const rolled = doubled(rollOdds(composition([8, 6, 4])));
    expect(odds.dealt).toEqual(oddsBetween(rolled, rollOdds(composition([8, 6, 8])), UNSOFTENED, DEFAULTS));
  });
});
