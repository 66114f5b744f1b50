import { inject, test } from "vitest";
import type { RulesetName } from "../../../src/rules/index.ts";
import { seeded, type Random } from "../../../src/rules/core/random.ts";

/**
 * How long to attack, and from which seed on: `npm run attack -- MINUTES SEED` goes on for so many minutes, `npm test`
 * attacks a few times, always in the same way.
 */
export interface Attack {
  readonly seed: number;
  readonly minutes: number;
  /** Only one kind is attacked, and has all of the minutes. */
  readonly alone?: boolean;
  /** And of that only the tests of one game. */
  readonly ofOneGame?: boolean;
}

/** What came of the attacks: how often what was tried, and what was found, by a word for it. */
export type Figures = Readonly<Record<string, number>>;

declare module "vitest" {
  interface ProvidedContext {
    readonly attack?: Attack;
  }
  interface TaskMeta {
    /** Printed when all is over. */
    figures?: Figures;
  }
}

export const GAMES = ["heart-rush", "beats", "grit", "threat"] as const satisfies readonly RulesetName[];

export const { seed, minutes, alone = false, ofOneGame = false }: Attack = inject("attack") ?? { seed: 1, minutes: 0 };
export const isLong = minutes > 0;

/**
 * A test that attacks from one seed after another: `often` times, or for its share of the minutes. A round that fails says
 * its seed, so that it can be played again alone.
 */
export function attacks(
  name: string,
  { often, share, most }: { readonly often: number; readonly share: number; readonly most?: number },
  round: (random: Random, seed: number) => Promise<Figures>,
): void {
  const until = minutes * 60_000 * (alone ? 1 / (ofOneGame ? 1 : GAMES.length) : share);
  test(name, { timeout: 120_000 + 2 * until, retry: 0 }, async ({ task }) => {
    const begun = performance.now();
    const isOver = (rounds: number): boolean =>
      isLong ? rounds > 0 && (performance.now() - begun > until || rounds === most) : rounds === often;
    const figures: Record<string, number> = {};
    task.meta.figures = figures;
    for (let rounds = 0; !isOver(rounds); rounds += 1) {
      const own = seed * 100_000 + rounds;
      let found: Figures;
      try {
        found = await round(seeded(own), own);
      } catch (cause) {
        throw new Error(`seed ${own}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
      for (const [what, many] of Object.entries({ rounds: 1, ...found })) figures[what] = (figures[what] ?? 0) + many;
    }
  });
}
