import { fighterId, type FighterId } from "../../rules/index.ts";
import { actsOf, choiceOf, onePrimary, withKeys, type Choice, type Move, type Shows } from "./choice.ts";
import { nameOf, standInWords, type Seat } from "./seat.ts";
import type { DieContext } from "../shared/die.ts";

/** A condition or another state, as a small mark with its name. */
export interface Mark {
  readonly name: string;
  readonly icon: string;
}

/** One fighter in the sidebar. */
export interface TrackerRow {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly mine: boolean;
  readonly hand: boolean;
  readonly hidden: boolean;
  /** Dimmed: it has nothing left to do, or is down. */
  readonly spent: boolean;
  readonly inside: boolean;
  /** The heart, and as ghosts the larger dice it has shrunk from; nothing where it is nobody's business. */
  readonly dice: readonly DieContext[];
  readonly health: string;
  /** What the health means, where it is more than its numbers say. */
  readonly healthLabel: string;
  /** Of a hundred; null where it is nobody's business. */
  readonly percent: number | null;
  readonly hurt: "none" | "some" | "badly" | "down";
  readonly pips: readonly boolean[];
  readonly pipsLabel: string;
  readonly state: string;
  /** None where there is nothing to say of what it does. */
  readonly stateIcon: string;
  /** What it means, and what the pips are for: in a sentence or two. */
  readonly stateRule: string;
  readonly pipsRule: string;
  readonly marks: readonly Mark[];
  /** How far it is from the one in hand, where no map shows it, in short and in full; neither where it need not be said. */
  readonly far: string;
  readonly farLabel: string;
  /** What the button of its menu is called; none for those whom no menu is for. */
  readonly menu: string;
}

export interface TrackerSide {
  readonly id: string;
  readonly name: string;
  readonly acting: boolean;
  readonly headline: string;
  readonly rows: readonly TrackerRow[];
}

/** The fight in the sidebar: the sides facing each other, and what the one in hand may do. */
export interface TrackerContext {
  readonly round: string;
  readonly sides: readonly TrackerSide[];
  /** Whose actions these are: "Ana". */
  readonly hand: string | null;
  /** Whose choice it is, where somebody else makes it. */
  readonly standIn: string;
  readonly main: readonly Choice[];
  readonly more: readonly Choice[];
  readonly table: readonly Choice[];
  /** What to do first, for whoever has nobody in hand. */
  readonly hint: string;
  /** In one sentence: whom everybody waits for. */
  readonly waiting: string;
  readonly yours: boolean;
  readonly over: boolean;
}

/** What a game has to say of its tracker: who stands where, and what may be pressed. */
export interface Tracked<Command> {
  readonly round: string;
  /** Whose turn it is not, and of whom there is nothing to say, without either. */
  readonly sides: readonly (Pick<TrackerSide, "id" | "name" | "rows"> & Partial<TrackerSide>)[];
  /** Whose deeds these are, if not those of the one in hand; nobody's where that one is not in the fight. */
  readonly hand?: FighterId | null;
  readonly main?: readonly Move<Command>[];
  readonly more?: readonly Move<Command>[];
  /** What no button does. */
  readonly hint?: string;
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
  const [most, rest] = [left(tracked.main), left(tracked.more)];
  const shown = onePrimary([...most, ...rest, ...table]);
  const [main, more] = [shown.slice(0, most.length), shown.slice(most.length, most.length + rest.length)];
  const forAll = shown.slice(most.length + rest.length);
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
      table: forAll.map(choiceOf),
      hint:
        seat.who.gm && hand === null && sides.some(({ acting }) => acting)
          ? seat.words.say("HEARTRUSH.Fight.takeInHand")
          : (tracked.hint ?? ""),
    },
    acts: actsOf([...main, ...more, ...table, ...rows]),
  };
}
