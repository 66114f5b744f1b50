import type { Clash } from "./clash.ts";
import type { Ask } from "./ask.ts";

/** The chat card of an engagement, which grows while it goes on. */
export interface CardContext {
  readonly title: string;
  readonly stances: readonly { readonly name: string; readonly choice: string; readonly emblem: string }[];
  readonly clashes: readonly Clash[];
  readonly over: boolean;
  readonly foot: string;
}

/** The card as one user has it before them: with what that user is asked, and the way back, while it is the latest. */
export interface LiveCard extends CardContext {
  readonly asks: readonly Ask[];
  readonly undo: boolean;
  /** Whether there is anything that could be verified: seals that have turned over. */
  readonly verify: boolean;
  /** What else everybody should know of it: reveals that were taken back. */
  readonly notes: readonly string[];
}

/** A card with the name it keeps while the fight goes on. */
export interface KeyedCard {
  readonly key: string;
  readonly card: CardContext;
}
