import { describe, expect, test } from "vitest";
import { LONGEST_CHOICE } from "../../core/seal.ts";
import { fighterId } from "../../core/brand.ts";
import { judgeChoice, openers, sealing, spell, surroundings } from "./choice.ts";
import { A, B, C, playing, weapon } from "../testing/playing.ts";
import { DICE, three } from "../testing/three.ts";
import type { Game } from "../testing/three.ts";

const choices = (game: Game, who = A): readonly string[] => sealing.choices(game.table(), who);
const HANDS = spell({ uses: [{ item: "w", thrown: false, aim: null }], shield: null, reloads: [] });

describe("THR-SEAL-1 what may be sealed", () => {
  test("a loadout", () => {
    const game = three();
    expect(choices(game)[0]).toBe(spell({ uses: [], shield: null, reloads: [] }));
    expect(choices(game)).toContain(HANDS);
    expect(choices(game)).toHaveLength(3);
  });

  test("every set of one's breath, none first", () => {
    const game = playing({ A: { side: "a", lost: [8, 10] }, B: { side: "b" } }, { dice: DICE });
    game.ready();
    game.weapons();
    expect(choices(game)).toEqual(["[]", "[4]", "[6]", "[4,6]", "[12]", "[4,12]", "[6,12]", "[4,6,12]"]);
  });

  test("a plan", () => {
    const game = three();
    game.ready();
    game.weapons();
    game.breathe({ A: [4], B: [], C: [] });
    expect(choices(game)[0]).toBe(spell({ gambits: [], sweeps: [], flee: false }));
    expect(choices(game)).toHaveLength(6);
  });

  test("nothing outside of it, nor for strangers", () => {
    expect(choices(playing({ A: { side: "a" } }))).toEqual([]);
    expect(choices(three(), fighterId("X"))).toEqual([]);
  });

  test("never what is too long for a seal", () => {
    const long = "w".repeat(LONGEST_CHOICE - HANDS.length + 1);
    const offered = (id: string): readonly number[] =>
      choices(playing({ A: { side: "a", items: [weapon(id)] }, B: { side: "b" } })).map((choice) => choice.length);
    expect(offered(long)).toEqual([expect.any(Number), LONGEST_CHOICE, LONGEST_CHOICE - 1]);
    expect(offered(`${long}w`)).toEqual([expect.any(Number), LONGEST_CHOICE]);
  });
});

describe("THR-SEAL-2 how a choice is judged", () => {
  test("of the longest that fits, and of one longer", () => {
    const pad = (length: number): string => HANDS + " ".repeat(length - HANDS.length);
    expect(judgeChoice(three().table(), A, pad(LONGEST_CHOICE))).toBeNull();
    expect(judgeChoice(three().table(), A, pad(LONGEST_CHOICE + 1))).toBe("unlawful");
  });

  test("a foe's vantage is enough, were there others without", () => {
    const game = three();
    expect(surroundings(game.table(), game.exchange(), A)).toMatchObject({ foes: [B, C], foeHasVantage: false });
    game.rule({ rule: "pair", one: A, other: C, favoured: C });
    expect(surroundings(game.table(), game.exchange(), A)).toMatchObject({ foeHasVantage: true });
    expect(surroundings(game.table(), game.exchange(), B)).toMatchObject({ foes: [A], foeHasVantage: false });
  });
});

describe("whose seals and openings are awaited", () => {
  test("nobody's who forfeits, and in a pass no side's that is done", () => {
    const game = three();
    expect(sealing.choosing(game.table())).toEqual([A, B, C]);
    expect(openers(game.table())).toEqual([]);
    game.act({ do: "forfeit", who: B });
    expect(sealing.choosing(game.table())).toEqual([A, C]);
    game.ready();
    game.weapons();
    game.breathe({ A: [], B: [], C: [] });
    for (const who of ["B", "C"]) game.seal(who, spell({ gambits: [], sweeps: [], flee: false }));
    game.done("b");
    expect(sealing.choosing(game.table())).toEqual([A]);
  });
});
