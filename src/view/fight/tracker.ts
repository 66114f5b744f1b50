import type { DieContext } from "../shared/die.ts";
import type { Choice } from "./choice.ts";

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
  /** Of a hundred; null where it is nobody's business. */
  readonly percent: number | null;
  readonly hurt: "none" | "some" | "badly" | "down";
  readonly pips: readonly boolean[];
  readonly pipsLabel: string;
  readonly state: string;
  /** None where there is nothing to say of what it does. */
  readonly stateIcon: string;
  readonly marks: readonly Mark[];
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
