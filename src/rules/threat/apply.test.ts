import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import { apply } from "./apply.ts";
import type { Event } from "./state/event.ts";
import { wieldsQuality } from "./conditions.ts";
import { hasRanged, hasVantage, usesBow } from "./exchange/exchange.ts";
import { bestDie } from "./exchange/threat.ts";
import { A, B, C, ammo, playing, shield, weapon } from "./testing/playing.ts";

type Game = ReturnType<typeof playing>;
const X = fighterId("X");
const a = sideId("a");

const DICE = {
  "weapon:A": [[5]],
  "weapon:B": [[3]],
  "weapon:C": [[2]],
  "save:A:manoeuvre": [[4]],
  "save:B:manoeuvre": [[2]],
};
const deciding = (): Game => {
  const game = playing({ A: { side: "a" }, B: { side: "b" } }, { dice: DICE });
  game.ready();
  game.weapons();
  game.breathe({ A: [6], B: [6] });
  return game;
};

/** An old log may speak of somebody who has left since. */
describe("an event that speaks of something absent changes nothing there", () => {
  const die = { ...deciding().exchange().dice[0], id: "X:w", roller: X, holder: X } as never;
  const ROWS: readonly (readonly [string, Event])[] = [
    ["dice of a stranger", { type: "weaponsRolled", of: [], dice: [die], wear: [], shots: [] }],
    ["breath of a stranger", { type: "breathRolled", of: [X], dice: [die], lost: [{ who: X, faces: 6 }], wear: [] }],
    ["a gift to a stranger", { type: "dieGiven", who: A, die: "A:d6", to: X }],
    ["a stranger's forfeit", { type: "choiceForfeited", who: X }],
    [
      "a mark a stranger owes",
      { type: "armourMet", stopped: [], wear: [], owed: { [X]: [{ piece: "plate", face: 6 }] } },
    ],
    ["a stranger's reload", { type: "reloaded", who: X, item: "w" }],
    ["a clash of strangers", { type: "declared", who: X, foe: A, vantage: null }],
  ];
  test.for(ROWS)("%s", ([, event]) => {
    const { table } = deciding();
    expect(apply(table(), event)).toEqual(table());
  });

  test("nor does a brawl know a clash with whoever is not in it, or the words of a bystander", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b" } }, { options: { violence: "brawl" } });
    const { phase } = game.table().fight.scene;
    expect(phase).toBe("declare");
    for (const [who, foe] of [
      [A, X],
      [X, A],
    ] as const) {
      expect(apply(game.table(), { type: "declared", who, foe, vantage: null })).toEqual(game.table());
    }
    game.act({ do: "declare", who: A, foe: B });
    expect(game.table().fight.number).toBe(2);
    const words = { answer: "brawl", stance: "guts", armed: false, breath: [], dice: [], wear: [], shots: [] } as const;
    const said: Event = { type: "stated", who: C, ...words, lost: [], dropped: [] };
    expect(apply(game.table(), said).fight).toEqual(game.table().fight);
    const gone = { who: X, threat: 0, injury: 0, falls: false, away: true };
    const after = apply(game.table(), { type: "clashed", outcome: "away", parties: [gone, gone] });
    expect(after.fight.scene).toMatchObject({ phase: "declare", brawl: { members: { A: { away: false } } } });
    expect(Object.keys("brawl" in after.fight.scene ? after.fight.scene.brawl.members : {})).toEqual(["A", "B", "C"]);
  });

  test("engagements are of those who are there, under the vantage of a side that is in it", () => {
    const { table } = deciding();
    const sides = [a, sideId("b")];
    const begun: Event = { type: "engaged", procedure: "exchange", members: [A, B, X], sides, vantage: sideId("c") };
    const { scene } = apply(table(), begun).fight;
    expect(scene).toMatchObject({ phase: "setup", side: null, exchange: { vantage: null } });
    expect(Object.keys("exchange" in scene ? scene.exchange.members : {})).toEqual(["A", "B"]);
  });
});

test("a special weapon's gifts go to the weapon they were drawn for", () => {
  const items = [weapon("axe"), weapon("w"), shield(), ammo(1)];
  const game = playing({ A: { side: "a", items } });
  const drawn: Event = { type: "specialRolled", who: A, item: "axe", rolled: [3], quality: 3, condition: 6 };
  expect(apply(game.table(), drawn).sheets[A]?.items).toEqual([
    { ...items[0], quality: 3, condition: 6 },
    ...items.slice(1),
  ]);
  expect(apply(game.table(), { ...drawn, item: "shield" }).sheets[A]?.items).toEqual(items);
});

describe("THR-VAN-2 vantage of one over another", () => {
  test("by their sides, or by a ruling on just these two", () => {
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b" } });
    const over = (one: typeof A, other: typeof A): boolean => {
      const { fight } = game.table();
      return hasVantage(fight, { vantage: a, pairs: fight.pairs }, one, other);
    };
    expect([over(A, B), over(B, A), over(B, C), over(A, A)]).toEqual([true, false, false, false]);
    expect(hasVantage(game.table().fight, { vantage: null, pairs: [] }, A, B)).toBe(false);
    expect(hasVantage(game.table().fight, { vantage: null, pairs: [] }, X, B)).toBe(false);
    game.rule({ rule: "pair", one: B, other: A, favoured: B });
    expect([over(A, B), over(B, A), over(A, C), over(C, A)]).toEqual([false, true, true, false]);
  });
});

test("one bow, one ranged and one special weapon among others is enough", () => {
  const items = [
    weapon("sword", { quality: 3, condition: 6 }),
    weapon("bow", { kind: "bow" }),
    weapon("gun", { kind: "contraption" }),
    weapon("broken", { kind: "bow", ruined: true }),
    ammo(),
  ];
  const game = playing({ A: { side: "a", items }, B: { side: "b", items: [items[0]!, items[3]!] } });
  game.rule({ rule: "condition", who: A, item: "sword", holds: true });
  game.ready();
  const of = (who: typeof A) => [
    hasRanged(game.table(), game.exchange(), who),
    usesBow(game.table(), game.exchange(), who),
    wieldsQuality(game.table(), game.exchange(), who, 3),
  ];
  expect(of(A)).toEqual([true, true, true]);
  expect(of(B)).toEqual([false, false, false]);
});

test("the first of the highest is the best", () => {
  const dice = deciding().exchange().dice;
  const [first, second] = dice;
  expect(bestDie([])).toBeNull();
  expect(
    bestDie([
      { ...first!, value: 2 },
      { ...first!, id: "x", value: 5 },
      { ...second!, id: "y", value: 5 },
    ])?.id,
  ).toBe("x");
});
