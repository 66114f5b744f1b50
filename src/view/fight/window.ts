import type { Ask } from "./ask.ts";
import type { Choice } from "./choice.ts";
import type { DeskContext } from "./desk.ts";
import type { Clash } from "./clash.ts";
import type { DieCard } from "./die-card.ts";
import type { Picker } from "./picker.ts";
import type { StanceCardContext } from "../heart-rush/stance-card.ts";
import type { DieContext } from "../shared/die.ts";

export interface WindowStep {
  readonly name: string;
  readonly state: "done" | "now" | "ahead";
  readonly now: boolean;
  readonly number: number;
}

/** A fighter in the engagement, as everybody sees it. */
export interface WindowMember {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly mine: boolean;
  readonly status: string;
  readonly sealed: boolean;
  /** What it chose, once all have turned over. */
  readonly emblem: string | null;
  readonly choice: string;
  /** The die it turned over, where choices are dice. */
  readonly turned: DieContext | null;
  readonly dice: readonly DieContext[];
  readonly health: string;
  readonly down: boolean;
  /** The choice that clicking it presses: striking it. */
  readonly press: Choice | null;
  /** Whom it has said it will attack. */
  readonly aims: string;
}

export interface WindowSide {
  readonly id: string;
  readonly name: string;
  readonly members: readonly WindowMember[];
}

/** Dice on the table from the lowest to the highest, and whose they are. */
export interface Rung {
  readonly id: string;
  readonly name: string;
  readonly die: DieContext;
  readonly state: string;
  readonly now: boolean;
  readonly done: boolean;
}

/** The cards of one of one's fighters: open to choice, or sealed face down. */
export interface Hand {
  readonly who: string;
  readonly name: string;
  readonly sealed: boolean;
  /** The cards of a ruleset of stances, as its own partial draws them. */
  readonly stances: readonly StanceCardContext[];
  /** The cards of a ruleset of dice: what lies in the hand, and what is chosen of it. */
  readonly cards: readonly DieCard[];
  readonly seal: Choice;
  readonly change: Choice;
  readonly sentence: string;
}

/** The engagement in its window. */
export interface WindowContext {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly WindowStep[];
  readonly sides: readonly WindowSide[];
  readonly revealed: boolean;
  /** Nobody chooses anything unseen here, so that no place is kept for a card. */
  readonly cardless?: boolean;
  readonly joining: boolean;
  readonly join: readonly Choice[];
  readonly ladder: readonly Rung[];
  readonly ladderLabel: string;
  readonly pickers: readonly Picker[];
  readonly hands: readonly Hand[];
  readonly desk: DeskContext | null;
  readonly asks: readonly Ask[];
  readonly clashes: readonly Clash[];
  readonly table: readonly Choice[];
  readonly waiting: string;
}
