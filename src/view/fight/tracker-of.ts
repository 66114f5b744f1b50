import { fighterId } from "../../rules/index.ts";
import type { FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, withKeys, type Move } from "./choice.ts";
import type { Shows } from "./presentation.ts";
import { nameOf, standInWords, type Seat } from "./seat.ts";
import type { TrackerContext, TrackerSide } from "./tracker.ts";

/** What a game has to say of its tracker: who stands where, and what may be pressed. */
export interface Tracked<Command> {
  readonly round: string;
  /** Whose turn it is not, and of whom there is nothing to say, without either. */
  readonly sides: readonly (Pick<TrackerSide, "id" | "name" | "rows"> & Partial<TrackerSide>)[];
  /** Whose deeds these are, if not those of the one in hand; nobody's where that one is not in the fight. */
  readonly hand?: FighterId | null;
  readonly main?: readonly Move<Command>[];
  readonly more?: readonly Move<Command>[];
  readonly table: readonly Move<Command>[];
}

/** The tracker of any ruleset: what it tells, what may be pressed, and every row to take a fighter in hand by. */
export function trackerOf<Command>(
  seat: Seat,
  { round, table, hand = seat.hand, ...tracked }: Tracked<Command>,
  told: Pick<TrackerContext, "waiting" | "yours" | "over">,
): Shows<TrackerContext, Command> {
  // What cannot be done will not be possible any more once it is over.
  const left = (moves: readonly Move<Command>[] = []): readonly Move<Command>[] =>
    moves.filter(({ reason = null }) => !told.over || reason === null);
  const [main, more] = [left(tracked.main), left(tracked.more)];
  const sides = tracked.sides.map((side) => ({ acting: false, headline: "", ...side }));
  const rows = sides.flatMap((side) =>
    side.rows.map(({ id, name }): Move<Command> => ({
      id: `hand ${id}`,
      label: name,
      does: { act: "hand", who: fighterId(id) },
    })),
  );
  return {
    context: {
      ...told,
      sides,
      round: told.over ? seat.words.say("HEARTRUSH.Fight.after") : round,
      hand: hand === null || main.length + more.length === 0 ? null : nameOf(seat, hand),
      standIn: hand === null ? "" : standInWords(seat, hand),
      main: withKeys(main).map(choiceOf),
      more: more.map(choiceOf),
      table: table.map(choiceOf),
      hint:
        seat.who.gm && hand === null && sides.some(({ acting }) => acting)
          ? seat.words.say("HEARTRUSH.Fight.takeInHand")
          : "",
    },
    acts: actsOf([...main, ...more, ...table, ...rows]),
  };
}
