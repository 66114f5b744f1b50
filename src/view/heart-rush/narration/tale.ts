import { TAKEN, type HeartRush, type Thrown } from "../../../rules/index.ts";
import type { Clash, Rolled } from "../../fight/clash.ts";
import type { Seat } from "../../fight/seat.ts";
import { clashOf, isToldTo, type Told } from "../../fight/tale.ts";
import type { LangKey } from "../../lang-key.ts";

/** Something that happened, while it is being told: what comes of it may still be added. */
export interface Line extends Omit<Clash, "outcome"> {
  readonly by: string | null;
  readonly on: string | null;
  readonly outcomes: string[];
  tone: Clash["tone"];
}

/** An engagement, or what happened between two. */
export interface Chapter {
  readonly round: number;
  /** The engagement's name, null between two. */
  readonly engagement: string | null;
  readonly by: string | null;
  readonly on: string | null;
  readonly members: string[];
  readonly stances: Map<string, HeartRush.Stance>;
  readonly exposed: Set<string>;
  /** Others may still come in. */
  joining: boolean;
  revealed: boolean;
  over: boolean;
  readonly lines: Line[];
}

export interface Tale {
  readonly round: number;
  readonly engagement: string | null;
  readonly by: string | null;
  readonly on: string | null;
  /** What everyone chose, once all have turned over; nobody before. */
  readonly stances: ReadonlyMap<string, HeartRush.Stance>;
  /** Those who did not open what they had sealed, and stand without a blow and without a shield. */
  readonly exposed: ReadonlySet<string>;
  readonly joining: boolean;
  readonly over: boolean;
  readonly clashes: readonly Clash[];
}

const SOURCES: Readonly<Record<string, LangKey>> = {
  armour: "HEARTRUSH.Fight.flat.armour",
  shield: "HEARTRUSH.Fight.flat.shield",
  weapon: "HEARTRUSH.Fight.flat.weapon",
};

/** A roll as it is shown; what a number is owed to has a word of ours, or the name it was given. */
export const rolledOf = (thrown: Thrown, by: string, { words }: Seat): Rolled => ({
  by,
  dice: thrown.dice.map(({ faces, face, role, kept }) => {
    return { faces, face: role === TAKEN ? -face : face, role, kept, heart: role === "heart" };
  }),
  flat: thrown.flat.map(({ from, value }) => {
    const known = Object.hasOwn(SOURCES, from) ? SOURCES[from] : undefined;
    return `${value < 0 ? "−" : "+"}${Math.abs(value)} ${known === undefined ? from : words.say(known)}`;
  }),
  total: thrown.total,
});

/** Which hurt it is; fights of version 0.1 only say whose. */
export const hurtOf = ({ hurt, on }: Extract<HeartRush.Event, { type: "hurt" }>): string => hurt || on;

export const versus = (one: string, other: string): string => `${one} › ${other}`;

/** Keeps what is being told, and where a blow's outcome belongs. */
export interface Telling {
  readonly seat: Seat;
  readonly chapters: Chapter[];
  readonly hurts: Map<string, Line>;
  round: number;
}

export const opening = (telling: Telling, engagement: string | null, by: string | null, on: string | null): Chapter => {
  const chapter: Chapter = {
    round: telling.round,
    engagement,
    by,
    on,
    members: [],
    stances: new Map(),
    exposed: new Set(),
    joining: engagement !== null,
    revealed: false,
    over: false,
    lines: [],
  };
  telling.chapters.push(chapter);
  return chapter;
};

/** The chapter that is being told: an engagement until it ends, then the time after it. */
function current(telling: Telling): Chapter {
  const last = telling.chapters.at(-1);
  if (last === undefined || last.over || last.round !== telling.round) return opening(telling, null, null, null);
  return last;
}

export interface Parts extends Told {
  readonly by?: string;
  readonly on?: string;
}

/** Adds a line, unless it is about somebody this seat does not know of: then it is told to nobody. */
export function add(telling: Telling, { by, on, ...told }: Parts): Line {
  const chapter = current(telling);
  const { outcome, ...line } = clashOf(`${telling.chapters.length}-${chapter.lines.length}`, told);
  const made: Line = { ...line, by: by ?? null, on: on ?? null, outcomes: outcome === "" ? [] : [outcome] };
  if (isToldTo(telling.seat, { ...told, of: [by, on] })) chapter.lines.push(made);
  return made;
}

export const lineOf = (telling: Telling, by: string, on: string): Line | undefined =>
  current(telling).lines.findLast((line) => line.by === by && line.on === on);
