import { type Grit, type SideId } from "../../rules/index.ts";
import type { Clash, Rolled } from "../fight/clash.ts";
import { nameOf, type Seat, type Words } from "../fight/seat.ts";
import { clashOf, isToldTo, rolledBy, type Told } from "../fight/tale.ts";
import { sideName } from "./fight-words.ts";

/** One side's turn, or what came before the first, as it is told. */
export interface Chapter {
  readonly round: number;
  readonly place: number;
  /** Whose turn; null before anybody has one. */
  readonly turn: Grit.Turn | null;
  over: boolean;
  /** Something was used in it, which is worth a card though nothing was rolled. */
  used: boolean;
  readonly clashes: Clash[];
}

/** Keeps what is being told. */
export interface Telling {
  readonly seat: Seat;
  /** Those whose numbers this seat may read. */
  readonly open: ReadonlySet<string>;
  readonly chapters: Chapter[];
  /** What was laid on pairs and waits, by where it came from, so that an attack can say why it was changed. */
  readonly laid: Map<string, "stake" | "master">;
  /** Why the attacks that wait in a volley are changed, by who strikes whom. */
  readonly reasons: Map<string, readonly string[]>;
  order: readonly Grit.Turn[];
}

export const turnName = ({ side, part }: Grit.Turn, words: Words): string =>
  part === "all"
    ? sideName(side, words)
    : words.say(`HEARTRUSH.Grit.Fight.part.${part}`, { side: sideName(side, words) });

/** The sides that were there when the fight began: those that came later come last, and all of theirs came later. */
export function sidesAtFirst({ fight }: Grit.Table, events: readonly Grit.Event[]): readonly SideId[] {
  const came = new Set(events.flatMap((event) => (event.type === "fighterJoined" ? [event.who] : [])));
  return fight.sides.filter((side) => {
    const members = Object.entries(fight.fighters).filter(([, fighter]) => fighter.side === side);
    return members.length === 0 || members.some(([id]) => ![...came].some((who) => who === id));
  });
}

export const rolledOf = ({ dice, best, by }: Grit.Roll, seat: Seat, why: readonly string[] = []): Rolled => ({
  ...rolledBy(nameOf(seat, by), dice, best),
  flat: why,
});

/** Adds a line, unless it is about somebody this seat does not know of. */
export function add({ chapters, seat }: Telling, told: Told): void {
  const chapter = chapters.at(-1);
  if (chapter === undefined || !isToldTo(seat, told)) return;
  chapter.clashes.push(clashOf(`${chapter.round}-${chapter.place}-${chapter.clashes.length}`, told));
}
