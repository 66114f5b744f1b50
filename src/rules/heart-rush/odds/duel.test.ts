import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import { poolDice, settle } from "../../core/pool.ts";
import type { PoolDie } from "../../core/pool.ts";
import { composeAttack, composeDefence } from "../composition.ts";
import type { Composition, Strike } from "../composition.ts";
import { DEFAULTS } from "../options.ts";
import { CLOSE } from "../range.ts";
import { cantrip, conditions, LONGBOW, MAUL, modifier, SWORD, who } from "../testing/creature.ts";
import { attackOdds, contest, contestOdds, duel } from "./duel.ts";
import { chanceOf, chanceOfAtLeast } from "./distribution.ts";
import { ratio } from "../testing/exact-odds.ts";

const strike = (relation: Strike["relation"], situation: Strike["situation"] = "engagement"): Strike => ({
  situation,
  stance: "might",
  relation,
});

const composition = (faces: readonly number[], net = 0, value = 0): Composition => ({
  dice: faces.map((size): PoolDie => ({ role: "die", faces: size })),
  reasons: [],
  net,
  flat: [{ from: "x", value }],
});

/** Every way two rolls can fall, settled by the very pool that a fight settles them with. */
function everyTotal(roll: Composition): ReadonlyMap<number, bigint> {
  const by = new Map<number, bigint>();
  const sizes = poolDice(roll).map(({ faces }) => faces);
  const faces = sizes.map(() => 1);
  for (;;) {
    const { total } = settle({ name: "roll", by: fighterId("x"), ...roll }, { faces });
    by.set(total, (by.get(total) ?? 0n) + 1n);
    const place = faces.findIndex((face, at) => face < (sizes[at] ?? 0));
    if (place < 0) return by;
    faces.fill(1, 0, place);
    faces[place] = (faces[place] ?? 0) + 1;
  }
}

describe("HR-ODDS-2 an attack, against the dice themselves", () => {
  test.for([
    ["plain", composition([6, 4, 8]), composition([8, 4], 0, 2)],
    ["with advantage", composition([4, 6], 2, 1), composition([6, 4], 1)],
    ["with disadvantage", composition([6, 4, 4], -1), composition([4, 4], -2, 3)],
  ] as const)("%s", ([, attack, defence]) => {
    const odds = attackOdds(attack, defence, { defending: false, shrugFrom: null }, DEFAULTS);
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

describe("HR-ODDS-2, HR-ODDS-3 a duel", () => {
  const ann = who("ann", { weapon: MAUL });
  const orc = who("orc", { armour: "light", shield: "light" });
  const by = (how: Strike, shrugFrom: number | null = null) => duel(ann, orc, how, CLOSE, DEFAULTS, shrugFrom);

  test("is put together as the fight does", () => {
    const how = strike("beats");
    const attack = composeAttack(ann, orc, how, CLOSE, DEFAULTS);
    const defence = composeDefence(orc, ann, how, CLOSE, DEFAULTS);
    expect(by(how)).toEqual(attackOdds(attack, defence, { defending: false, shrugFrom: null }, DEFAULTS));
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
    expect(helped).toEqual(attackOdds(attack, defence, { defending: false, shrugFrom: null }, DEFAULTS));
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

describe("HR-ODDS-4 a contest", () => {
  const corner = (fighter: ReturnType<typeof who>, around = {}) => ({
    fighter,
    circumstances: { ...CLOSE, ...around },
  });

  test("between equals", () => {
    const even = contestOdds(composition([4]), composition([4]), DEFAULTS);
    expect(even.win).toBeCloseTo(0.375, 12);
    expect(even.tie).toBeCloseTo(0.25, 12);
    expect(even.lose).toBeCloseTo(0.375, 12);
    expect(even.dealt.expected).toBeCloseTo(0.625, 12);
    expect(even.suffered).toEqual(even.dealt);
  });

  test("nobody's armour counts, and everybody's own levels do", () => {
    const ann = who("ann", { weapon: SWORD, armour: "heavy" });
    const orc = who("orc", { weapon: MAUL, conditions: conditions({ weakened: 2 }), shield: "heavy" });
    const odds = contest(corner(ann), corner(orc), "might", DEFAULTS);
    expect(odds).toEqual(contestOdds(composition([8, 6, 8]), composition([8, 6, 12, 12], -2), DEFAULTS));
  });

  test("each shoots over its own distance", () => {
    const archer = who("archer", { weapon: LONGBOW });
    const other = who("other", { weapon: LONGBOW });
    const odds = contest(corner(archer, { distance: 80 }), corner(other, { distance: 50 }), "might", DEFAULTS);
    expect(odds).toEqual(contestOdds(composition([8, 6, 12], -2), composition([8, 6, 12]), DEFAULTS));
  });

  test("HR-ODDS-5 a cantrip without damage may win but hurts nobody", () => {
    const mage = who("mage", { weapon: cantrip("dark") });
    const orc = who("orc", { weapon: SWORD });
    const odds = contest(corner(mage), corner(orc), "might", DEFAULTS);
    expect(odds.win).toBeGreaterThan(0);
    expect([odds.dealt.expected, odds.dealt.damage.chances]).toEqual([0, Float64Array.of(1)]);
    expect(odds.suffered.expected).toBeGreaterThan(0);
    const turned = contest(corner(orc), corner(mage), "might", DEFAULTS);
    expect([turned.suffered.expected, turned.dealt]).toEqual([0, odds.suffered]);
  });
});
