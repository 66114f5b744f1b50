import type { FighterId } from "../../rules/index.ts";
import type { DieContext } from "../shared/die.ts";
import { actsOf, choiceOf, send, type Choice, type Move, type Shows } from "./choice.ts";
import { hasOpened, nameOf, personOf, type Seat } from "./seat.ts";

/** A choice the Game Master makes for many at once, held in this browser until all are sealed. */
export interface DeskChoice {
  readonly id: string;
  readonly name: string;
  /** What it looks like: a sign, or a die as it lies. */
  readonly emblem: string | null;
  readonly die: DieContext | null;
  /** What is written beside it, where the look alone does not say it. */
  readonly words?: string;
  readonly chosen: boolean;
  readonly reason: string | null;
}

export interface DeskRow {
  readonly id: FighterId;
  readonly name: string;
  readonly img: string;
  readonly sealed: boolean;
  readonly choices: readonly DeskChoice[];
}

export interface DeskGroup {
  readonly name: string;
  readonly members: readonly string[];
  readonly rows: readonly DeskRow[];
  /** The same for all of the group. */
  readonly choices: readonly DeskChoice[];
}

export interface Missing {
  readonly id: string;
  readonly name: string;
  readonly players: string;
  readonly forfeit: Choice;
  /** Takes the fighter of an absent player in hand, to choose for them as for one's own. */
  readonly take: Choice | null;
}

/** The Game Master's desk while choices are hidden: one hand for many fighters, and who is still missing. */
export interface DeskContext {
  readonly title: string;
  /** Whether chance can choose for all by a mix that nobody can exploit. */
  readonly mixes: boolean;
  readonly groups: readonly DeskGroup[];
  readonly missing: readonly Missing[];
  /** All have a choice, so that all can be sealed. */
  readonly ready: boolean;
  readonly allSealed: boolean;
}

/** A choice on the desk, with what it looks like where that is a die, and what is written beside it. */
export interface DeskMove<Command> extends Move<Command> {
  readonly die?: DieContext | null;
  readonly words?: string;
}

/** What is a game's own of the desk. */
interface Laid<Command> {
  readonly title: string;
  readonly mixes?: boolean;
  /** Those for whom this seat chooses, and those whose choice it waits for. */
  readonly own: readonly FighterId[];
  readonly missing: readonly FighterId[];
  readonly sealed: (who: FighterId) => boolean;
  readonly choices: (who: FighterId) => readonly DeskMove<Command>[];
  /** The same for all of a band, which stands together then: Orc 1, Orc 2 and Orc are one. */
  readonly together?: (members: readonly FighterId[]) => readonly DeskMove<Command>[];
  readonly ready: (own: readonly FighterId[]) => boolean;
  /** What is said of going on without one who is missing. */
  readonly forfeit: (who: FighterId) => string;
}

const bandOf = (name: string): string => name.replace(/[\s(#]*\d+\)?$/, "").trim();

const lying = <Command>({ id, label, emblem, die, words, pressed, reason }: DeskMove<Command>): DeskChoice => ({
  id,
  name: label,
  emblem: emblem ?? null,
  die: die ?? null,
  ...(words === undefined ? {} : { words }),
  chosen: pressed ?? false,
  reason: reason ?? null,
});

type Forfeit = { readonly do: "forfeit"; readonly who: FighterId };

/** Lets go of waiting for somebody's choice. */
export const forfeitMove = (who: FighterId, label: string): Move<Forfeit> => ({
  id: `forfeit ${who}`,
  label,
  tone: "quiet",
  does: send({ do: "forfeit", who }),
});

/** Lets a Game Master play the fighter of somebody who is not there. */
const takeMove = (who: FighterId, seat: Seat): Move<never> => ({
  id: `play ${who}`,
  label: seat.words.say("HEARTRUSH.Fight.desk.playFor", { name: nameOf(seat, who) }),
  does: { act: "hand", who },
});

/** Those whose opening does not come, for whom a Game Master need not wait. */
export const stuckMoves = (
  seat: Seat,
  opening: readonly FighterId[],
  label: (who: FighterId) => string,
): readonly Move<Forfeit>[] =>
  seat.who.gm ? opening.filter((who) => !hasOpened(seat, who)).map((who) => forfeitMove(who, label(who))) : [];

/** For templates/fight/desk.hbs: the Game Master's many, each with its choices, and the players who are still missing. */
export function deskOf<Command>(
  seat: Seat,
  { title, mixes = false, own, missing, sealed, choices, together, ready, forfeit }: Laid<Command>,
): Shows<DeskContext, Command | Forfeit> | null {
  if (!seat.who.gm) return null;
  const bands =
    together === undefined
      ? [""].slice(own.length === 0 ? 1 : 0)
      : [...new Set(own.map((who) => bandOf(nameOf(seat, who))))];
  const groups = bands.map((name) => {
    const members = together === undefined ? own : own.filter((who) => bandOf(nameOf(seat, who)) === name);
    return {
      name,
      members,
      all: members.length > 1 ? (together?.(members) ?? []) : [],
      rows: members.map((id) => ({ id, moves: choices(id) })),
    };
  });
  const awaited = missing.map((who) => ({
    who,
    move: forfeitMove(who, forfeit(who)),
    take: personOf(seat, who).away === true ? takeMove(who, seat) : null,
  }));
  return {
    context: {
      title,
      mixes,
      groups: groups.map(({ name, members, all, rows }) => ({
        name,
        members,
        choices: all.map(lying),
        rows: rows.map(({ id, moves }) => ({
          id,
          name: nameOf(seat, id),
          img: personOf(seat, id).img,
          sealed: sealed(id),
          choices: moves.map(lying),
        })),
      })),
      missing: awaited.map(({ who, move, take }) => ({
        id: who,
        name: nameOf(seat, who),
        players: seat.words.list(personOf(seat, who).players),
        forfeit: choiceOf(move),
        take: take && choiceOf(take),
      })),
      ready: own.length > 0 && ready(own),
      allSealed: own.every(sealed),
    },
    acts: {
      ...actsOf<Command | Forfeit>(awaited.flatMap(({ move, take }) => (take === null ? [move] : [move, take]))),
      ...actsOf(groups.flatMap(({ all, rows }) => [...all, ...rows.flatMap(({ moves }) => moves)])),
    },
  };
}
