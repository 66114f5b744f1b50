import { describe, expect, test } from "vitest";
import { holdsOf } from "./conditions.ts";
import type { Condition } from "./state/sheet.ts";
import { A, B, C, playing, weapon, type Brought, type Circumstances } from "./testing/playing.ts";

const special = (condition: Condition): Brought => ({ side: "a", items: [weapon("w", { quality: 2, condition })] });
const B_AND_C = { B: { side: "b" }, C: { side: "b" } };
const COMPANY = { C: { side: "a" }, B: { side: "b" } };
const ONE = { B: { side: "b" } };
const over = (one: typeof A, other: typeof A) => ({ rule: "pair", one, other, favoured: one }) as const;

/** Whether A's special weapon works among these. */
function works(condition: Condition, others: Readonly<Record<string, Brought>>, around: Circumstances = {}): boolean {
  const game = playing({ A: special(condition), ...others }, around);
  return holdsOf(game.table(), A).includes("w");
}

describe("THR-SPC-8 conditions that the fight itself shows", () => {
  const ROWS: readonly (readonly [string, Condition, Readonly<Record<string, Brought>>, Circumstances, boolean])[] = [
    ["against several foes", 5, B_AND_C, {}, true],
    ["not against one", 5, COMPANY, {}, false],
    ["not where the others have fallen", 5, { ...ONE, C: { side: "b", incapacitated: true } }, {}, false],
    ["as a group", 7, COMPANY, {}, true],
    ["not alone", 7, B_AND_C, {}, false],
    ["with vantage of the side", 8, ONE, { vantage: "a" }, true],
    ["with vantage over somebody", 8, B_AND_C, { rulings: [over(A, C)] }, true],
    ["not with the foe's vantage", 8, ONE, { vantage: "b" }, false],
    ["not without vantage", 8, ONE, {}, false],
  ];
  test.for(ROWS)("in an exchange: %s", ([, condition, others, around, holds]) => {
    expect(works(condition, others, around)).toBe(holds);
  });
  test.for(ROWS.filter(([, condition]) => condition !== 8))("in a brawl: %s", ([, condition, others, , holds]) => {
    expect(works(condition, others, { options: { violence: "brawl" } })).toBe(holds);
  });
  test("in a brawl with vantage over whom one meets there, as it was when they met", () => {
    const brawl = (...pair: readonly [typeof A, typeof A]) => {
      const game = playing({ A: special(8), ...B_AND_C }, { options: { violence: "brawl" }, rulings: [over(...pair)] });
      game.act({ do: "declare", who: A, foe: B });
      return game;
    };
    const works = (game: ReturnType<typeof playing>): boolean => holdsOf(game.table(), A).includes("w");
    expect([brawl(A, B), brawl(B, A), brawl(A, C)].map(works)).toEqual([true, false, false]);
    const met = brawl(A, B);
    met.rule({ rule: "pairless", one: A, other: B });
    expect(works(met)).toBe(true);
  });
  test("it works at once and ceases with what showed it", () => {
    const game = playing(
      { A: special(5), ...B_AND_C },
      { dice: { "weapon:A": [[3], [3]], "weapon:B": [[1], [1]], "weapon:C": [[1]] } },
    );
    game.ready();
    game.weapons();
    expect(game.exchange().dice.find(({ roller }) => roller === A)?.value).toBe(4);
    game.rule({ rule: "leave", who: C });
    expect(holdsOf(game.table(), A)).toEqual([]);
  });
  test.for([5, 7, 8] as const)("what was said of it while the weapon was another does not count: %i", (condition) => {
    const game = playing({ A: { side: "a", items: [weapon("w", { quality: 2, condition: 1 })] }, ...ONE });
    game.rule({ rule: "condition", who: A, item: "w", holds: true });
    expect(holdsOf(game.table(), A)).toEqual(["w"]);
    const { fight, sheets } = game.table();
    const [sheet] = [sheets[A]].flatMap((one) => one ?? []);
    const items = (sheet?.items ?? []).map((item) => ("quality" in item ? { ...item, condition } : item));
    expect(holdsOf({ fight, sheets: { ...sheets, [A]: { ...sheet!, items } } }, A)).toEqual([]);
  });
  test("none of them once nobody is engaged", () => {
    const game = playing({ A: special(5), ...B_AND_C });
    game.act({ do: "stop" });
    expect(holdsOf(game.table(), A)).toEqual([]);
  });
  test.for([5, 7, 8] as const)("the Game Master does not say them: %i", (condition) => {
    const game = playing({ A: special(condition), ...ONE });
    expect(game.rule({ rule: "condition", who: A, item: "w", holds: true })).toBe("known-by-itself");
  });
  test.for([1, 2, 3, 4, 6] as const)("but the others: %i", (condition) => {
    const game = playing({ A: special(condition), ...B_AND_C });
    expect(holdsOf(game.table(), A)).toEqual([]);
    game.rule({ rule: "condition", who: A, item: "w", holds: true });
    expect(holdsOf(game.table(), A)).toEqual(["w"]);
  });
});
