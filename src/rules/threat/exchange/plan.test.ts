import { describe, expect, test } from "vitest";
import { judgePlan, NO_PLAN, plansOf } from "./plan.ts";
import type { Plan } from "../state/model.ts";
import { A, B, playing, weapon } from "../testing/playing.ts";
import type { Faces } from "../state/sheet.ts";

type Game = ReturnType<typeof playing>;

/** A alone against B, in the first pass: B is slow enough that a 5 is over its Nerves; `third` gives A the third quality. */
function deciding({ breath = [4], third = false }: { breath?: readonly Faces[]; third?: boolean } = {}): Game {
  const sword = weapon("w", third ? { quality: 3, condition: 6 } : {});
  const game = playing(
    { A: { side: "a", base: { nerves: 5 }, items: [sword] }, B: { side: "b" } },
    { dice: { "weapon:A": [[5]], "weapon:B": [[6]], "save:A:manoeuvre": [breath.map((_, place) => place + 2)] } },
  );
  if (third) game.rule({ rule: "condition", who: A, item: "w", holds: true });
  game.ready();
  game.weapons();
  game.breathe({ A: breath, B: [] });
  return game;
}
const plan = (gambits: readonly number[], sweeps: readonly number[] = [], flee = false): Plan => ({
  gambits,
  sweeps,
  flee,
});
const judged = (game: Game, what: Plan) => judgePlan(game.table(), game.exchange(), A, what);
const plans = (game: Game, who = A): readonly Plan[] => plansOf(game.table(), game.exchange(), who);

describe("THR-PLAN-2 each part is judged after those before it", () => {
  test("dice are named by their places, one's own alone", () => {
    const game = deciding();
    expect(game.exchange().dice.map(({ id }) => id)).toEqual(["A:w", "B:w", "A:d4"]);
    expect(judged(game, NO_PLAN)).toBeNull();
    expect(judged(game, plan([2]))).toBeNull();
    expect(judged(game, plan([1]))).toBe("unknown-die");
    expect(judged(game, plan([9]))).toBe("unknown-die");
  });

  test("a second gambit of an engagement", () => {
    expect(judged(deciding(), plan([0, 2]))).toBe("gambit-used");
  });

  test("THR-SPC-4 sweeping takes the quality, and the same die but once", () => {
    expect(judged(deciding(), plan([], [0]))).toBe("no-quality");
    const game = deciding({ third: true });
    expect(judged(game, plan([], [0]))).toBeNull();
    expect(judged(game, plan([], [2]))).toBe("die-discarded");
    expect(judged(game, plan([], [0, 0]))).toBe("die-discarded");
    expect(judged(game, plan([], [0], true))).toBeNull();
  });

  test("a die turned by gambit may be given up as what it now is", () => {
    const game = deciding({ third: true });
    expect(judged(game, plan([2], [2]))).toBeNull();
    expect(judged(game, plan([0], [0]))).toBe("die-discarded");
  });
});

describe("every lawful plan, to do nothing first", () => {
  test("with and without flight", () => {
    expect(plans(deciding({ breath: [] }), B)).toEqual([plan([]), plan([], [], true), plan([1]), plan([1], [], true)]);
  });

  test("of one's own dice, one gambit an engagement", () => {
    expect(plans(deciding())).toEqual([
      NO_PLAN,
      plan([], [], true),
      plan([2]),
      plan([2], [], true),
      plan([0]),
      plan([0], [], true),
    ]);
  });

  test("with what may be swept after each", () => {
    expect(plans(deciding({ third: true })).filter(({ flee }) => !flee)).toEqual([
      plan([]),
      plan([], [0]),
      plan([2]),
      plan([2], [0]),
      plan([2], [2]),
      plan([0]),
    ]);
  });

  test("of very many, the first", () => {
    const game = playing(
      { A: { side: "a" }, B: { side: "b" } },
      {
        options: { gambitsPer: "unlimited" },
        dice: { "weapon:A": [[5]], "weapon:B": [[6]], "save:A:manoeuvre": [[2, 3, 4, 5, 6]] },
      },
    );
    game.ready();
    game.weapons();
    game.breathe({ A: [4, 6, 8, 10, 12], B: [] });
    const all = plans(game);
    expect(all).toHaveLength(64);
    expect(all.slice(0, 2)).toEqual([NO_PLAN, plan([], [], true)]);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(64);
  });
});
