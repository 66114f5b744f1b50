import type { Choice } from "./choice.ts";

/** One decision that somebody is asked for: a sentence, and the ways to answer it. */
export interface Ask {
  readonly id: string;
  readonly who: string;
  readonly img: string;
  readonly sentence: string;
  readonly detail: string;
  readonly choices: readonly Choice[];
  /** Whether everything waits for it. */
  readonly urgent: boolean;
  /** Whether a place of its own asks it (cards, the tracker), so that no chat card does. */
  readonly apart?: boolean;
  /** Whether it comes in the middle of somebody's turn, where nothing else on the page asks it. */
  readonly interrupts?: boolean;
}
