import { describe, expect, test } from "vitest";
import { composeAttack, composeDefence } from "../engagement/composition.ts";
import { DEFAULTS } from "../state/options.ts";
import { CLOSE } from "../testing/close.ts";
import { STANCES } from "../engagement/stance.ts";
import type { Stance } from "../engagement/stance.ts";
import { cantrip, conditions, LONGBOW, MAUL, RAPIER, SWORD, who } from "../testing/creature.ts";
import { everyTaken, everyTotal, ratio } from "../testing/exact-odds.ts";
import { contest, duel } from "./duel.ts";
import type { Corner } from "./duel.ts";
import { stanceEquilibrium, stanceMatrix } from "./stance-matrix.ts";

const corner = (fighter: Corner["fighter"], around = {}): Corner => ({
  fighter,
  circumstances: { ...CLOSE, ...around },
});
const ann = corner(who("ann", { weapon: RAPIER, armour: "light" }));
const orc = corner(who("orc", { weapon: MAUL, shield: "light" }));

const cell = (stance: Stance, answer: Stance, ours = ann, theirs = orc) =>
  stanceMatrix(ours, theirs, DEFAULTS)[STANCES.indexOf(stance)]?.[STANCES.indexOf(answer)];

const attacks = (
  ours: Corner,
  theirs: Corner,
  stance: "might" | "agility" | "cunning",
  relation: "beats" | "defensive",
) => duel(ours.fighter, theirs.fighter, { situation: "engagement", stance, relation }, CLOSE, DEFAULTS).expected;

describe("HR-ODDS-6 who attacks whom in each pair of stances", () => {
  test.for([
    ["might", "cunning", "dealt"],
    ["agility", "might", "dealt"],
    ["cunning", "agility", "dealt"],
    ["cunning", "might", "suffered"],
    ["might", "agility", "suffered"],
    ["agility", "cunning", "suffered"],
    ["might", "defensive", "dealt"],
    ["agility", "defensive", "dealt"],
    ["cunning", "defensive", "dealt"],
    ["defensive", "might", "suffered"],
    ["defensive", "agility", "suffered"],
    ["defensive", "cunning", "suffered"],
    ["might", "might", "both"],
    ["agility", "agility", "both"],
    ["cunning", "cunning", "both"],
    ["defensive", "defensive", "none"],
  ] as const)("%s against %s: %s", ([stance, answer, who]) => {
    const { dealt = NaN, suffered = NaN, value = NaN } = cell(stance, answer) ?? {};
    expect([dealt > 0, suffered > 0]).toEqual([
      who === "dealt" || who === "both",
      who === "suffered" || who === "both",
    ]);
    expect(value).toBe(dealt - suffered);
  });

  test.for([
    ["might", "cunning", "beats"],
    ["agility", "might", "beats"],
    ["cunning", "agility", "beats"],
    ["might", "defensive", "defensive"],
    ["agility", "defensive", "defensive"],
    ["cunning", "defensive", "defensive"],
  ] as const)("%s against %s, against the dice themselves", ([stance, answer, relation]) => {
    const how = { situation: "engagement", stance, relation } as const;
    const attack = everyTotal(composeAttack(ann.fighter, orc.fighter, how, CLOSE, DEFAULTS));
    const defence = everyTotal(composeDefence(orc.fighter, ann.fighter, how, CLOSE, DEFAULTS));
    const halves = relation === "defensive";
    const { all, by } = everyTaken(attack, defence, (raw) => (halves ? Math.ceil(raw / 2) : raw));
    const sum = [...by].reduce((total, [taken, ways]) => total + ways * BigInt(taken), 0n);
    expect(Math.abs((cell(stance, answer)?.dealt ?? NaN) - ratio(sum, all))).toBeLessThanOrEqual(1e-12);
  });

  test("by how much", () => {
    expect(cell("might", "cunning")?.dealt).toBe(attacks(ann, orc, "might", "beats"));
    expect(cell("might", "defensive")?.dealt).toBe(attacks(ann, orc, "might", "defensive"));
    expect(cell("cunning", "might")?.suffered).toBe(attacks(orc, ann, "might", "beats"));
    const clash = contest(ann, orc, "cunning", DEFAULTS);
    expect(cell("cunning", "cunning")).toMatchObject({
      dealt: clash.dealt.expected,
      suffered: clash.suffered.expected,
    });
  });
});

describe("HR-ODDS-6 who cannot strike", () => {
  const archer = corner(who("archer", { weapon: LONGBOW }), { distance: 30 });
  const far = corner(who("far", { weapon: SWORD }), { distance: 30 });
  test("the same stance is no contest when only one reaches the other", () => {
    const apart = cell("might", "might", archer, far);
    expect(apart?.suffered).toBe(0);
    const how = { situation: "engagement", stance: "might", relation: "same" } as const;
    expect(apart?.dealt).toBe(duel(archer.fighter, far.fighter, how, archer.circumstances, DEFAULTS).expected);
    expect(cell("might", "might", far, archer)).toEqual({
      dealt: 0,
      suffered: apart?.dealt,
      value: 0 - (apart?.dealt ?? NaN),
    });
  });
  test("the stunned strike nobody", () => {
    const stunned = corner(who("ann", { weapon: SWORD, conditions: conditions({ stunned: 1 }) }));
    expect(
      stanceMatrix(stunned, orc, DEFAULTS)
        .flat()
        .every(({ dealt }) => dealt === 0),
    ).toBe(true);
    expect(
      stanceMatrix(orc, stunned, DEFAULTS)
        .flat()
        .every(({ suffered }) => suffered === 0),
    ).toBe(true);
  });
  test("a harmless cantrip deals nothing in any stance", () => {
    const mage = corner(who("mage", { weapon: cantrip("dark") }));
    expect(
      stanceMatrix(mage, orc, DEFAULTS)
        .flat()
        .every(({ dealt }) => dealt === 0),
    ).toBe(true);
  });
});

describe("HR-ODDS-5 a cantrip without damage is no part of a contest", () => {
  const mage = corner(who("mage", { weapon: cantrip("dark"), armour: "light" }));
  const how = { situation: "engagement", stance: "might", relation: "same" } as const;
  const struck = duel(orc.fighter, mage.fighter, how, CLOSE, DEFAULTS).expected;
  test.for([
    ["ours", mage, orc, { dealt: 0, suffered: struck }],
    ["theirs", orc, mage, { dealt: struck, suffered: 0 }],
  ] as const)("%s", ([, ours, theirs, outlook]) => {
    expect(cell("might", "might", ours, theirs)).toMatchObject(outlook);
  });
});

describe("HR-ODDS-7 mixing stances", () => {
  test("between equals nobody is ahead", () => {
    const equal = corner(who("bo", { weapon: RAPIER, armour: "light" }));
    const mix = stanceEquilibrium(stanceMatrix(ann, equal, DEFAULTS));
    expect(mix.value).toBeCloseTo(0, 10);
    expect(mix.rows.map((share) => share.toFixed(9))).toEqual(mix.columns.map((share) => share.toFixed(9)));
  });
  test("one who cannot strike defends", () => {
    const stunned = corner(who("ann", { weapon: SWORD, conditions: conditions({ stunned: 1 }) }));
    expect(stanceEquilibrium(stanceMatrix(stunned, orc, DEFAULTS)).value).toBeLessThan(0);
  });
});
