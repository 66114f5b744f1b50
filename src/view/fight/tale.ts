import type { Clash, Rolled, RolledDie, Sum } from "./clash.ts";
import type { HistoryContext, HistoryEntry } from "./history.ts";
import type { CardContext, KeyedCard } from "./card.ts";
import { seen, type Seat } from "./seat.ts";

/** A part of a fight that is told together: an engagement, a turn, a beat, or what lay between two. */
export interface Tale {
  /** A name that it keeps while the fight goes on. */
  readonly key: string;
  /** Under what it stands in the history: "Round 2". */
  readonly heading: string;
  readonly card: CardContext;
  /** Whether it has a card in the chat however little has happened in it. */
  readonly chat: boolean;
  /** What lay between two stands line by line in the history, and of it the chat has only that for which dice fell, what was used, and what everybody should know. */
  readonly between: boolean;
}

/** What is said of one thing that happened. */
export interface Told {
  readonly title: string;
  /** Those it is about: a line about somebody whom a seat does not know of is told to nobody there. */
  readonly of?: readonly (string | null | undefined)[];
  readonly score?: string;
  readonly sum?: Sum | undefined;
  readonly outcome?: string;
  readonly emblem?: string | null;
  readonly tone?: Clash["tone"];
  readonly rolls?: readonly Rolled[];
  readonly note?: string | undefined;
  /** Everybody reads it on a card in the chat, though no dice fell. */
  readonly loud?: true;
}

export const clashOf = (id: string, { title, score, sum, outcome, emblem, tone, rolls, note, loud }: Told): Clash => ({
  id,
  emblem: emblem ?? null,
  title,
  score: score ?? "",
  outcome: outcome ?? "",
  tone: tone ?? "plain",
  rolls: rolls ?? [],
  ...(sum === undefined ? {} : { sum }),
  ...(note === undefined ? {} : { note }),
  ...(loud === undefined ? {} : { loud }),
});

type Fallen = Pick<RolledDie, "faces" | "face"> & Partial<Pick<RolledDie, "role" | "kept">>;

/** Dice as they fell; each counts, and for itself, where nothing else is said. */
export const rolledBy = (by: string, dice: readonly Fallen[], total: number | null = null): Rolled => ({
  by,
  dice: dice.map(({ faces, face, role = "", kept = true }) => ({ faces, face, role, kept, heart: false })),
  flat: [],
  total,
});

export const isToldTo = (seat: Seat, { of = [] }: Told): boolean =>
  of.every((id) => id === null || id === undefined || seen(seat, id));

/** For templates/fight/card.hbs. */
export const cardsOf = (tales: readonly Tale[]): readonly KeyedCard[] =>
  tales.flatMap(({ key, heading, card, chat, between }) => {
    if (!between) return chat ? [{ key, card }] : [];
    const clashes = card.clashes.filter(
      ({ rolls, note, loud }) => rolls.length > 0 || note !== undefined || loud === true,
    );
    return clashes.length === 0 ? [] : [{ key, card: { title: heading, stances: [], clashes, over: true, foot: "" } }];
  });

/** A card under a heading that says the same does not say it again. */
const entriesOf = ({ key, heading, card, between }: Tale): readonly HistoryEntry[] =>
  between
    ? card.clashes.map((line) => ({ id: `${key}-${line.id}`, line, engagement: null }))
    : [{ id: key, line: null, engagement: card.title === heading ? { ...card, title: "" } : card }];

/** For templates/fight/history.hbs: the latest first. */
export function historyOf(tales: readonly Tale[], { words }: Seat): HistoryContext {
  const told = tales.filter(({ card, chat }) => chat || card.clashes.length > 0);
  const names = [...new Set(told.map(({ heading }) => heading))].toReversed();
  return {
    rounds: names.map((name) => ({
      name,
      entries: told.filter(({ heading }) => heading === name).flatMap(entriesOf),
    })),
    empty: words.say("HEARTRUSH.Fight.history.empty"),
  };
}
