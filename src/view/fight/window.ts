import type { Ask } from "./ask.ts";
import type { Choice } from "./choice.ts";
import type { Clash } from "./clash.ts";
import type { DieMark } from "./tracker.ts";

export interface WindowStep {
  readonly name: string;
  readonly state: "done" | "now" | "ahead";
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
  readonly die: DieMark | null;
  readonly health: string;
  readonly down: boolean;
  /** Whom it has said it will attack. */
  readonly aims: readonly string[];
}

export interface WindowSide {
  readonly id: string;
  readonly name: string;
  readonly members: readonly WindowMember[];
}

/** A card in one's hand. */
export interface HandCard {
  readonly id: string;
  readonly choice: string;
  readonly name: string;
  readonly emblem: string;
  readonly key: string;
  readonly dice: readonly { readonly faces: number; readonly heart: boolean }[];
  readonly diceLabel: string;
  readonly beats: { readonly name: string; readonly emblem: string } | null;
  readonly falls: { readonly name: string; readonly emblem: string } | null;
  readonly adds: string;
  readonly odds: string;
  readonly chosen: boolean;
  readonly reason: string | null;
}

/** The cards of one of one's fighters: open to choice, or sealed face down. */
export interface Hand {
  readonly who: string;
  readonly name: string;
  readonly sealed: boolean;
  readonly cards: readonly HandCard[];
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
  readonly joining: boolean;
  readonly join: readonly Choice[];
  readonly hands: readonly Hand[];
  readonly asks: readonly Ask[];
  readonly clashes: readonly Clash[];
  readonly table: readonly Choice[];
  readonly waiting: string;
}
