import { describe, expect, test } from "vitest";
import { spell } from "./state/choice.ts";
import { A, B, C, GM, playerOf, playing } from "./testing/playing.ts";
import { three } from "./testing/three.ts";
import type { Game } from "./testing/three.ts";

/** Whose inside each may know. */
const known = (game: Game, by: typeof GM): readonly string[] =>
  Object.entries(game.view(by).fighters)
    .filter(([, { inside }]) => inside !== null)
    .map(([who]) => who);
const chosen = (game: Game): readonly string[] =>
  Object.entries(game.view().fighters)
    .filter(([, one]) => one.chosen)
    .map(([who]) => who);

describe("who knows the inside of whom", () => {
  test("everybody that of heroes, the Game Master and its own player that of the others", () => {
    expect(known(three({ npc: true }), GM)).toEqual(["A", "B", "C"]);
    expect(known(three({ npc: true }), playerOf("A"))).toEqual(["A", "C"]);
    expect(known(three({ npc: true }), playerOf("B"))).toEqual(["A", "B", "C"]);
  });
});

describe("who has chosen", () => {
  const loadout = { uses: [], shield: null, reloads: [] };

  test("under seals: those who sealed or forfeit, and all while they turn over", () => {
    const game = three();
    game.seal("A", spell(loadout));
    game.act({ do: "forfeit", who: B });
    expect(chosen(game)).toEqual(["A", "B"]);
    game.seal("C", spell(loadout));
    expect(chosen(game)).toEqual(["A", "B", "C"]);
  });

  test("openly: those who brought something, then those who spent breath", () => {
    const game = three({ vantage: "a" });
    expect(chosen(game)).toEqual([]);
    game.act({ do: "ready", who: B, loadout });
    expect(chosen(game)).toEqual(["B"]);
    game.ready();
    game.weapons("b");
    expect(chosen(game)).toEqual([]);
    game.breathe({ B: [6] });
    expect(chosen(game)).toEqual(["B"]);
    expect(game.view().fighters).toMatchObject({ B: { breathChosen: true }, C: { breathChosen: false } });
    game.breathe({ C: [] });
    expect(game.phase()).toBe("decide");
    expect(chosen(game)).toEqual([]);
  });

  test("breath, before it is shown", () => {
    const game = three();
    game.seal("A", spell(loadout));
    expect(game.view().fighters[A]).toMatchObject({ chosen: true, breathChosen: false });
    game.ready();
    game.weapons();
    game.seal("A", spell([6]));
    expect(game.view().fighters[A]).toMatchObject({ breath: null, breathChosen: true });
    expect(game.view().fighters[B]).toMatchObject({ breath: null, breathChosen: false });
  });
});

describe("who is gone from a brawl", () => {
  const brawl = (): Game => {
    const dice = { "save:A:threat": [[1]], "save:B:escape": [[4]] };
    return playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b" } }, { options: { violence: "brawl" }, dice });
  };
  test("whoever escaped, and nobody before", () => {
    const game = brawl();
    const away = (): readonly unknown[] => Object.values(game.view().fighters).map((one) => [one.away, one.fleeing]);
    expect(away()).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    game.act({ do: "declare", who: A, foe: B });
    const answer = { stance: "guts", weapon: null } as const;
    game.act({ do: "state", who: A, statement: { ...answer, answer: "attack", dice: [4] } });
    game.act({ do: "state", who: B, statement: { ...answer, answer: "escape", dice: [4] } });
    expect(away()).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
    expect(game.view().fighters[C]).toMatchObject({ engaged: true, threat: null });
  });
});
