import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../core/brand.ts";
import { A, B, C, ammo, playing, weapon, type Brought, type Circumstances } from "./testing/playing.ts";
import type { Options } from "./state/model.ts";

const D = fighterId("D");
const DUEL = { A: { side: "a" }, B: { side: "b" } };
const FOUR = { A: { side: "a" }, C: { side: "a" }, B: { side: "b" }, D: { side: "b" } };
const over = (one: typeof A, other: typeof A) => ({ rule: "pair", one, other, favoured: one }) as const;

/** The side that is asked first once these rulings are made, and nobody has chosen yet. */
function deciding(
  fighters: Readonly<Record<string, Brought>>,
  rulings: Circumstances["rulings"],
  vantage?: string,
  options: Partial<Options> = {},
): string | null {
  const game = playing(fighters, { options, ...(rulings === undefined ? {} : { rulings }) });
  if (vantage !== undefined) game.rule({ rule: "vantage", side: sideId(vantage) });
  return game.view().deciding;
}

describe("THR-VAN-4 of two, one of whom has vantage over the other, the other does and decides everything first", () => {
  test("one against one, openly, from the setup to the last decision", () => {
    const dice = { "weapon:A": [[5]], "weapon:B": [[3]], "save:B:manoeuvre": [[2]], "save:A:manoeuvre": [[4]] };
    const game = playing(DUEL, { dice, rulings: [over(A, B)] });
    const seen = (): unknown => ({ phase: game.view().phase, deciding: game.view().deciding });
    expect(game.view()).toMatchObject({ phase: "setup", deciding: "b", choosing: "open", vantage: null });
    expect(game.act({ do: "ready", who: A, loadout: { uses: [], shield: null, reloads: [] } })).toBe("not-your-side");
    game.ready();
    expect(seen()).toEqual({ phase: "weapons", deciding: "b" });
    game.weapons("b");
    game.breathe({ B: [4] });
    expect(seen()).toEqual({ phase: "decide", deciding: "b" });
    expect(game.act({ do: "flee", who: B })).toBeNull();
    game.done("b");
    expect(seen()).toEqual({ phase: "weapons", deciding: "a" });
  });
  test.for([
    { name: "one of a group over one foe", rulings: [over(A, B)], first: "b" },
    { name: "one of either side over the other", rulings: [over(A, B), over(D, C)], first: null },
    { name: "two of a side", rulings: [over(A, B), over(C, D)], first: "b" },
    { name: "nobody", rulings: [{ rule: "pair", one: A, other: B, favoured: null } as const], first: null },
  ])("in groups: $name", ({ rulings, first }) => {
    expect(deciding(FOUR, rulings)).toBe(first);
  });
  test("where both sides have somebody favoured, what is said of the sides counts", () => {
    expect(deciding(FOUR, [over(B, A)], "a")).toBe("b");
  });
  test.for([
    { rulings: [{ rule: "pair", one: A, other: B, favoured: null } as const], first: null },
    { rulings: [over(B, A)], first: "a" },
  ])("one against one, what is said of the two goes before what is said of their sides ($first)", (given) => {
    expect(deciding(DUEL, given.rulings, "a")).toBe(given.first);
  });
  test("by option only a side all of whom have vantage over all foes", () => {
    const every = [A, C].flatMap((one) => [over(one, B), over(one, D)]);
    expect(deciding(FOUR, every.slice(1), undefined, { pairOrder: "every" })).toBeNull();
    expect(deciding(FOUR, every, undefined, { pairOrder: "every" })).toBe("b");
    expect(deciding(FOUR, [over(B, A)], "a", { pairOrder: "every" })).toBe("b");
  });
  test("by another option only what is said of the sides", () => {
    expect(deciding(DUEL, [over(A, B)], undefined, { pairOrder: "sides" })).toBeNull();
    expect(deciding(DUEL, [over(A, B)], "b", { pairOrder: "sides" })).toBe("a");
  });
  test("those the ruling is not about have no vantage by it", () => {
    const bow = [weapon("w", { kind: "bow" }), ammo()];
    const game = playing(
      { A: { side: "a" }, C: { side: "a", items: bow }, B: { side: "b" } },
      { rulings: [over(A, B)], dice: { "weapon:B": [[3]], "weapon:A": [[5]], "weapon:C": [[4]] } },
    );
    game.ready();
    game.weapons("b");
    game.breathe({ B: [] });
    game.done("b");
    game.weapons("a");
    expect(game.exchange().dice.find(({ roller }) => roller === C)).toMatchObject({ use: "weapon" });
  });
});

describe("THR-VAN-3 vantage of two", () => {
  test("taken back before anybody has chosen, all choose under seals again", () => {
    const game = playing(DUEL, { rulings: [over(A, B)] });
    const { number } = game.table().fight;
    game.rule({ rule: "pairless", one: A, other: B });
    expect(game.view()).toMatchObject({ deciding: null, choosing: "sealing", number });
  });
  test("ruled once somebody has chosen, it waits for the next setup", () => {
    const bow = [weapon("w", { kind: "bow" }), ammo()];
    const dice = { "weapon:A": [[5]], "weapon:B": [[3]] };
    const game = playing({ A: { side: "a", items: bow }, B: { side: "b" } }, { dice });
    game.ready();
    game.rule(over(A, B));
    game.weapons();
    expect(game.view()).toMatchObject({ deciding: null });
    expect(game.exchange().dice.find(({ roller }) => roller === A)).toMatchObject({ use: "weapon" });
  });
  test("whoever leaves takes it along", () => {
    const game = playing(FOUR, { rulings: [over(A, B)] });
    game.rule({ rule: "leave", who: A });
    expect(game.exchange().pairs).toEqual([]);
  });
});

test("THR-VAN-2 nobody has vantage over one of their own side", () => {
  const game = playing(FOUR);
  expect(game.rule(over(A, C))).toBe("not-a-foe");
});
