import { describe, expect, test } from "vitest";
import { fighterId } from "../../core/brand.ts";
import { attackPool } from "./attack.ts";
import type { Mod, Weapon } from "../state/model.ts";
import { armed, attack, carrying, item, only, play, refusal, scene, weapon } from "../testing/scenario.ts";

const faces = (of: Weapon | null, mods: readonly Mod[]): readonly number[] =>
  attackPool(of, mods).map((die) => die.faces);

const POOLS: readonly { what: string; of: Weapon | null; mods: readonly Mod[]; pool: readonly number[] }[] = [
  { what: "a plain weapon", of: weapon(8), mods: [], pool: [8] },
  { what: "extra dice", of: weapon(8, { extra: [8, 4] }), mods: [], pool: [8, 8, 4] },
  { what: "enhanced", of: weapon(6), mods: ["enhanced"], pool: [6, 12] },
  { what: "enhanced with extra dice", of: weapon(6, { extra: [6] }), mods: ["enhanced"], pool: [6, 6, 12] },
  { what: "enhanced twice over", of: weapon(6), mods: ["enhanced", "enhanced"], pool: [6, 12] },
  { what: "impaired", of: weapon(10), mods: ["impaired"], pool: [4] },
  { what: "impaired with extra dice", of: weapon(10, { extra: [6] }), mods: ["impaired"], pool: [4] },
  { what: "enhanced and impaired", of: weapon(6), mods: ["impaired", "enhanced"], pool: [6] },
  { what: "twice enhanced, once impaired", of: weapon(6), mods: ["enhanced", "impaired", "enhanced"], pool: [6] },
  { what: "bare hands", of: null, mods: [], pool: [4] },
  { what: "bare hands, enhanced", of: null, mods: ["enhanced"], pool: [4] },
  { what: "bare hands, impaired", of: null, mods: ["impaired"], pool: [4] },
];

describe("the dice of an attack: GRT-ATK-2, GRT-ATK-3, GRT-ATK-4, GRT-ATK-5", () => {
  test.for(POOLS)("$what: $pool", ({ of, mods, pool }) => {
    expect(faces(of, mods)).toEqual(pool);
  });
});

describe("GRT-ATK-1 the best die counts", () => {
  const strike = (die: 6 | 8, extra: readonly 8[], mods: readonly Mod[], shown: readonly number[]) => {
    const table = scene({ ours: { Ada: { items: armed(die, { extra }) } }, theirs: { orc: { grit: 20 } } });
    return only(play(table, attack("Ada", "orc", { mods }), shown), "volleyResolved")[0]?.attacks[0];
  };
  test.for([
    [8, [8], [], [3, 7], 7],
    [6, [], ["enhanced"], [3, 11], 11],
    [8, [], ["enhanced"], [8, 2], 8],
    [8, [], ["impaired"], [4], 4],
  ] as const)("d%i with %s, %s, showing %s: %i", ([die, extra, mods, shown, result]) => {
    expect(strike(die, extra, mods, shown)?.attack).toBe(result);
  });
  test("one die is kept, the first of equal ones", () => {
    expect(strike(8, [8], [], [5, 5])?.roll.dice.map((die) => die.kept)).toEqual([true, false]);
  });
});

describe("GRT-ATK-5 any weapon on the sheet, or none", () => {
  const table = scene({ ours: { Ada: { items: { ...armed(8), ...carrying([item({})]) } } } });
  test.for([
    ["weapon", null],
    [null, null],
    ["item 0", "unknown-weapon"],
    ["sword", "unknown-weapon"],
    ["toString", "unknown-weapon"],
  ] as const)("%s: %s", ([named, code]) => {
    expect(refusal(table, attack("Ada", "orc", { weapon: named }))).toBe(code);
  });
});

describe("GRT-ATK-6 what was laid on the pair", () => {
  const laid = play(scene({ theirs: { orc: { grit: 50 }, imp: { grit: 50 } } }), {
    do: "lay",
    laid: { mod: "enhanced", who: fighterId("Ada"), target: fighterId("orc") },
  }).table;

  test("counts for the next attack of the pair, and only for that", () => {
    const first = play(laid, attack("Ada", "orc"), [3, 11]);
    expect(first.table.fight.laid).toEqual([]);
    const again = { do: "correct", who: fighterId("Ada"), correction: { of: "acted", acted: false } } as const;
    expect(play(play(first.table, again).table, attack("Ada", "orc"), [3]).events).toHaveLength(2);
  });
  test("waits while they strike others, or others strike", () => {
    expect(play(laid, attack("Ada", "imp"), [3]).table.fight.laid).toHaveLength(1);
    expect(play(laid, attack("Bo", "orc"), [3]).table.fight.laid).toHaveLength(1);
  });
  test("cancels with what the attack itself brings", () => {
    expect(only(play(laid, attack("Ada", "orc", { mods: ["impaired"] }), [9]), "volleyResolved")).toMatchObject([
      { attacks: [{ attack: 9 }] },
    ]);
  });
});

describe("GRT-ATK-7 whom one may attack", () => {
  const theirs = { orc: { harm: "incapacitated" }, imp: { harm: "dead" }, troll: {} } as const;
  const routed = play(scene({ theirs }), {
    do: "correct",
    who: fighterId("troll"),
    correction: { of: "routed", routed: true },
  }).table;
  test.for([
    ["orc", null],
    ["imp", "target-out"],
    ["troll", "target-out"],
    ["Bo", null],
    ["Ada", "self-target"],
    ["nobody", "unknown-fighter"],
    ["valueOf", "unknown-fighter"],
  ] as const)("%s: %s", ([target, code]) => {
    expect(refusal(routed, attack("Ada", target))).toBe(code);
  });
});

describe("GRT-BLAST-1 more than one target", () => {
  const table = scene({ ours: { Ada: { items: armed(8, { blast: true }) }, Bo: {} } });
  test.for([
    ["Ada", ["orc", "imp"], null],
    ["Ada", ["orc"], null],
    ["Ada", ["orc", "Bo"], null],
    ["Ada", ["orc", "Ada"], "self-target"],
    ["Ada", ["orc", "nobody"], "unknown-fighter"],
    ["Bo", ["orc", "imp"], "not-blast"],
  ] as const)("%s at %s: %s", ([who, targets, code]) => {
    expect(refusal(table, attack(who, targets))).toBe(code);
  });
  test("one of them out of the fight spoils it", () => {
    const ours = { Ada: { items: armed(8, { blast: true }) } };
    const dead = scene({ ours, theirs: { orc: {}, imp: { harm: "dead" } } });
    expect(refusal(dead, attack("Ada", ["orc", "imp"]))).toBe("target-out");
  });
  test("bare hands are no blast", () => {
    expect(refusal(table, attack("Ada", ["orc", "imp"], { weapon: null }))).toBe("not-blast");
  });
});
