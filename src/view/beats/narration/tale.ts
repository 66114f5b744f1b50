import { Beats } from "../../../rules/index.ts";
import type { Clash } from "../../fight/clash.ts";
import type { Seat } from "../../fight/seat.ts";
import { clashOf, isToldTo, type Told } from "../../fight/tale.ts";

/** Something that happened, while it is being told: what comes of it may still be added. */
export interface Line extends Omit<Clash, "outcome"> {
  readonly outcomes: string[];
  tone: Clash["tone"];
}

/** One beat, with the roll of the round before its first; or all that comes after the fight. */
export interface Chapter {
  readonly key: string;
  readonly round: number;
  readonly beat: number;
  readonly lines: Line[];
  over: boolean;
}

/** Keeps what is being told, and the action that waits for its outcome. */
export interface Telling {
  readonly seat: Seat;
  readonly table: Beats.BeatsTable;
  readonly chapters: Chapter[];
  /** The dice of the round, as they lie. */
  readonly dice: Map<string, { readonly faces: number; readonly value: number }>;
  /** What the place offers, by the names it was given. */
  readonly tools: Map<string, string>;
  action: { readonly line: Line; readonly who: string; readonly target: string | null; settled: boolean } | null;
  round: number;
  beat: number;
  rolled: boolean;
  ended: boolean;
}

export const AFTER = "after";

function current(telling: Telling): Chapter {
  const { round, beat, ended } = telling;
  const key = ended ? AFTER : Beats.beatKey(round, beat);
  const last = telling.chapters.at(-1);
  if (last?.key === key) return last;
  if (last !== undefined) last.over = true;
  const chapter: Chapter = { key, round, beat, lines: [], over: false };
  telling.chapters.push(chapter);
  return chapter;
}

export function add(telling: Telling, told: Told): Line {
  const chapter = current(telling);
  const { outcome, ...line } = clashOf(`${chapter.key} ${chapter.lines.length}`, told);
  const made: Line = { ...line, outcomes: outcome === "" ? [] : [outcome] };
  if (isToldTo(telling.seat, told)) chapter.lines.push(made);
  return made;
}
