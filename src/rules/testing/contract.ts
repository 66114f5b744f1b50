import { describe, expect, test } from "vitest";
import { seeded } from "../core/random.ts";
import type { Ruleset, Setup, Table } from "../core/ruleset.ts";
import type { Random } from "../core/random.ts";
import { playRandomly } from "./random-play.ts";

/** What a ruleset brings along to be held to the promises every ruleset makes. */
export interface Contract<Fight, Sheet, Command, Event, Refusal extends string, View, Options> {
  readonly ruleset: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options>;
  /** A random fight, options included. */
  setup(random: Random): Setup<Sheet, Options>;
  /** Commands of the right shape, mostly out of place. */
  guesses(table: Table<Fight, Sheet>, random: Random): readonly Command[];
  /** Commands beyond what is offered, such as rulings of the Game Master: played when they are accepted. */
  extras?(table: Table<Fight, Sheet>, random: Random): readonly Command[];
  /** What makes two commands the same offer: a move is the same wherever it leads. */
  kindOf(command: Command): string;
  /** The prompt a command answers, if it answers one. */
  promptOf(table: Table<Fight, Sheet>, command: Command): string | null;
  readonly fights: number;
  readonly steps: number;
}

const BATCHES = 10;

/** Plays random fights and holds each step to the contract; a failure names the seed that shows it. */
export function describeContract<Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  contract: Contract<Fight, Sheet, Command, Event, Refusal, View, Options>,
): void {
  describe(`the contract of every ruleset, over ${contract.fights} random fights of ${contract.ruleset.id}`, () => {
    const each = Math.ceil(contract.fights / BATCHES);
    const batches = Array.from({ length: BATCHES }, (_, batch) => ({ from: batch * each, to: (batch + 1) * each - 1 }));

    test.for(batches)("seeds $from to $to", { timeout: 120_000 }, ({ from, to }) => {
      for (let seed = from; seed <= to; seed++) {
        const broken = playRandomly(contract, seeded(seed));
        expect(broken, `seed ${seed}`).toBeNull();
      }
    });
  });
}
