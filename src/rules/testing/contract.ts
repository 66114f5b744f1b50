import { describe, expect, test } from "vitest";
import { seeded } from "../core/random.ts";
import type { Contender } from "./contender.ts";
import { depth } from "./depth.ts";
import { foreignNames } from "./foreign-names.ts";
import { playRandomly } from "./random-play.ts";

const BATCHES = 10;

/** The first promise that the fight of a seed breaks; a throw breaks one as well, and must not hide which fight it was. */
export function brokenBy<Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  contender: Contender<Fight, Sheet, Command, Event, Refusal, View, Options>,
  seed: number,
): string | null {
  try {
    return playRandomly(contender, seeded(seed));
  } catch (thrown) {
    return `it throws: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`;
  }
}

/** Plays random fights and holds each step to the contract; a failure names the seed that shows it. */
export function describeContract<Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  usual: Contender<Fight, Sheet, Command, Event, Refusal, View, Options>,
): void {
  const { from: first, times } = depth();
  const contender = { ...usual, steps: Math.ceil(usual.steps * times) };
  describe(`the contract of every ruleset, over ${contender.fights} random fights of ${contender.ruleset.id}`, () => {
    const each = Math.ceil(contender.fights / BATCHES);
    const batches = Array.from({ length: BATCHES }, (_, batch) => first + batch * each);

    test.for(batches)("%d and the seeds after it", { timeout: 120_000 * Math.max(1, times) }, (from) => {
      for (let seed = from; seed < from + each; seed++) {
        expect(brokenBy(contender, seed), `seed ${seed}`).toBeNull();
      }
    });

    test("what objects answer to by themselves names no fighter, in a command or at a table", () => {
      const { believed, commands } = foreignNames(contender, 40);
      expect(believed).toEqual([]);
      expect(commands).toBeGreaterThan(0);
    });
  });
}
