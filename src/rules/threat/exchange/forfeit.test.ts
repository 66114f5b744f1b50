import { describe, expect, test } from "vitest";
import { spell } from "../state/choice.ts";
import { A, ammo, B, C, GM, playerOf, playing, weapon } from "../testing/playing.ts";

const duel = () => playing({ A: { side: "a" }, B: { side: "b" } }, { dice: { "weapon:A": [[5]], "weapon:B": [[3]] } });
const breathing = () => {
  const game = duel();
  game.ready();
  game.weapons();
  return game;
};

describe("THR-SEAL-5 nobody gains by not opening", () => {
  const uses = (game: ReturnType<typeof duel>): readonly string[] =>
    game.exchange().dice.flatMap(({ holder, use }) => (holder === A ? [use] : []));

  test("a closed seal that is not opened, or not the one sealed, exposes: no die of one's own counts", () => {
    for (const ends of [
      (game: ReturnType<typeof duel>) => game.act({ do: "forfeit", who: A }),
      (game: ReturnType<typeof duel>) => game.open("A", spell([8])),
    ]) {
      const game = breathing();
      expect(uses(game)).toEqual(["weapon"]);
      game.seal("A", spell([4]));
      game.seal("B", spell([4]));
      ends(game);
      expect(game.exchange().members[A]?.exposed).toBe(true);
      expect(uses(game)).toEqual(["out"]);
    }
  });

  test("dice that fall later count as little, and whoever is away before all is closed is not exposed", () => {
    const game = duel();
    const loadout = spell({ uses: [{ item: "w", thrown: false, aim: null }], shield: null, reloads: [] });
    game.seal("A", loadout);
    game.seal("B", loadout);
    game.act({ do: "forfeit", who: A });
    game.open("B");
    game.weapons();
    expect(uses(game)).toEqual(["out"]);
    const absent = duel();
    absent.act({ do: "forfeit", who: A });
    expect(absent.exchange().members[A]?.exposed).toBe(false);
  });
});

describe("THR-SEAL-4 forfeits", () => {
  test("of a loadout: what is in hand", () => {
    const game = duel();
    expect(game.act({ do: "forfeit", who: A }, playerOf("A"))).toBe("gm-only");
    expect(game.act({ do: "forfeit", who: C })).toBe("unknown-fighter");
    game.act({ do: "forfeit", who: A });
    expect(game.act({ do: "forfeit", who: A })).toBe("wrong-phase");
    expect(game.seal("A", spell({ uses: [], shield: null, reloads: [] }))).toBe("already-chosen");
    game.act({ do: "forfeit", who: B });
    expect(game.exchange().members[A]?.loadout?.uses).toEqual([{ item: "w", thrown: false, aim: null }]);
    expect(game.phase()).toBe("weapons");
  });
  test("THR-RNG-2 what cannot be shot of it is left out, and all are told why", () => {
    const items = [weapon("w"), weapon("cross", { kind: "contraption", loaded: false }), ammo()];
    const game = playing({ A: { side: "a", items }, B: { side: "b" } }, {});
    game.act({ do: "forfeit", who: A });
    game.act({ do: "forfeit", who: B });
    const readied = game.events().flatMap((event) => (event.type === "readied" ? [event.left] : []));
    expect(readied).toEqual([[{ who: A, item: "cross", why: "not-loaded" }]]);
    expect(game.exchange().members[A]?.loadout).toMatchObject({ uses: [{ item: "w" }], reloads: ["cross"] });
  });
  test("of breath sealed but never opened: none", () => {
    const game = breathing();
    game.seal("A", spell([4]));
    game.seal("B", spell([4]));
    expect(game.act({ do: "forfeit", who: A }, GM)).toBeNull();
    game.act({ do: "forfeit", who: B });
    expect(game.view().fighters[A]).toMatchObject({ breath: [], manoeuvre: [] });
  });
  test("a seal given up for a forfeit is gone", () => {
    const game = breathing();
    game.seal("A", spell([4]));
    game.act({ do: "forfeit", who: A });
    game.seal("B", spell([]));
    game.openAll();
    expect(game.view().fighters[A]?.breath).toEqual([]);
  });
});
