import type { Random } from "../core/random.ts";
import type { Ruleset, Setup, Table } from "../core/ruleset.ts";

/** What a ruleset brings along to be held to the promises every ruleset makes. */
export interface Contender<Fight, Sheet, Command, Event, Refusal extends string, View, Options> {
  readonly ruleset: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options>;
  /** A random fight, options included. */
  setup(random: Random): Setup<Sheet, Options>;
  /** Commands of the right shape, mostly out of place. */
  guesses(table: Table<Fight, Sheet>, random: Random): readonly Command[];
  /** Commands beyond what is offered, such as rulings of the Game Master: played when they are accepted. */
  extras?(table: Table<Fight, Sheet>, random: Random): readonly Command[];
  /** Every code a command may be refused with. */
  readonly refusals: readonly Refusal[];
  /** What makes two commands the same offer: a move is the same wherever it leads. */
  kindOf(command: Command): string;
  /** The prompt a command answers, if it answers one. */
  promptOf(table: Table<Fight, Sheet>, command: Command): string | null;
  readonly fights: number;
  readonly steps: number;
}
