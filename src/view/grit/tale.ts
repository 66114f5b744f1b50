import { type Grit, type SideId } from "../../rules/index.ts";
import type { Clash, Rolled } from "../fight/clash.ts";
import { nameOf, seen } from "../fight/seat.ts";
import type { Seat, Words } from "../fight/seat.ts";
import { sideName } from "./fight-words.ts";

/** One side's turn, or what came before the first, as it is told. */
export interface Chapter {
  readonly round: number;
  readonly place: number;
  /** Whose turn; null before anybody has one. */
  readonly turn: Grit.Turn | null;
  over: boolean;
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
  by: nameOf(seat, by),
  dice: dice.map(({ faces, face, role, kept }) => ({ faces, face, role, kept, heart: false })),
  flat: why,
  total: best,
});

export interface Parts {
  readonly title: string;
  readonly about: readonly string[];
  readonly score?: string;
  readonly outcome?: string;
  readonly tone?: Clash["tone"];
  readonly rolls?: readonly Rolled[];
}

/** Adds a line, unless it is about somebody this seat does not know of. */
export function add(telling: Telling, { title, about, score, outcome, tone, rolls }: Parts): void {
  const chapter = telling.chapters.at(-1);
  if (chapter === undefined || !about.every((id) => seen(telling.seat, id))) return;
  chapter.clashes.push({
    id: `${chapter.round}-${chapter.place}-${chapter.clashes.length}`,
    emblem: null,
    title,
    score: score ?? "",
    outcome: outcome ?? "",
    tone: tone ?? "plain",
    rolls: rolls ?? [],
  });
}
