import { fighterId } from "../../rules/index.ts";
import type { FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, withKeys, type Move } from "./choice.ts";
import type { Shows } from "./presentation.ts";
import { nameOf, standInWords, type Seat } from "./seat.ts";
import type { TrackerContext } from "./tracker.ts";

type Told = Pick<TrackerContext, "round" | "sides" | "waiting" | "yours" | "over">;

interface Offered<Command> {
  /** Whose deeds these are; nobody's where the one in hand is not in the fight. */
  readonly hand: FighterId | null;
  readonly main: readonly Move<Command>[];
  readonly more: readonly Move<Command>[];
  readonly table: readonly Move<Command>[];
}

/** The tracker of any ruleset: what it tells, what may be pressed, and every row to take a fighter in hand by. */
export function trackerOf<Command>(seat: Seat, told: Told, offered: Offered<Command>): Shows<TrackerContext, Command> {
  const { hand, table } = offered;
  // What cannot be done will not be possible any more once it is over.
  const left = (moves: readonly Move<Command>[]): readonly Move<Command>[] =>
    moves.filter(({ reason = null }) => !told.over || reason === null);
  const [main, more] = [left(offered.main), left(offered.more)];
  const rows = told.sides.flatMap((side) =>
    side.rows.map(({ id, name }): Move<Command> => ({
      id: `hand ${id}`,
      label: name,
      does: { act: "hand", who: fighterId(id) },
    })),
  );
  return {
    context: {
      ...told,
      round: told.over ? seat.words.say("HEARTRUSH.Fight.after") : told.round,
      hand: hand === null || main.length + more.length === 0 ? null : nameOf(seat, hand),
      standIn: hand === null ? "" : standInWords(seat, hand),
      main: withKeys(main).map(choiceOf),
      more: more.map(choiceOf),
      table: table.map(choiceOf),
      hint:
        seat.who.gm && hand === null && told.sides.some(({ acting }) => acting)
          ? seat.words.say("HEARTRUSH.Fight.takeInHand")
          : "",
    },
    acts: actsOf([...main, ...more, ...table, ...rows]),
  };
}
