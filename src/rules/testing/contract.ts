import { describe, expect, test } from "vitest";
import { seeded } from "../core/random.ts";
import type { Contender } from "./contender.ts";
import { playRandomly } from "./random-play.ts";

const BATCHES = 10;

/** Plays random fights and holds each step to the contract; a failure names the seed that shows it. */
export function describeContract<Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  contender: Contender<Fight, Sheet, Command, Event, Refusal, View, Options>,
): void {
  describe(`the contract of every ruleset, over ${contender.fights} random fights of ${contender.ruleset.id}`, () => {
    const each = Math.ceil(contender.fights / BATCHES);
    const batches = Array.from({ length: BATCHES }, (_, batch) => ({ from: batch * each, to: (batch + 1) * each - 1 }));

    test.for(batches)("seeds $from to $to", { timeout: 120_000 }, ({ from, to }) => {
      for (let seed = from; seed <= to; seed++) {
        const broken = playRandomly(contender, seeded(seed));
        expect(broken, `seed ${seed}`).toBeNull();
      }
    });
  });
}
