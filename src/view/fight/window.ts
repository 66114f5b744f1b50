import type { DieCard } from "./die-card.ts";
import type { DieContext } from "../shared/die.ts";
import type { Ask } from "./ask.ts";
import type { Choice } from "./choice.ts";
import type { DeskContext } from "./desk.ts";
import { newestOpen, type Clash, type Laid } from "./clash.ts";
import type { WindowMember } from "./member.ts";
import type { Picker } from "./picker.ts";
import type { WindowStep } from "./steps.ts";
import type { StanceCardContext } from "../heart-rush/sheet/stance-card.ts";

export type { SealCheck, WindowMember } from "./member.ts";

export interface WindowSide {
  readonly id: string;
  readonly name: string;
  readonly members: readonly WindowMember[];
}

/** Those who chose the same, once all has turned over: heroes above, enemies below. */
export interface WindowColumn {
  readonly id: string;
  readonly name: string;
  readonly emblem: string;
  /** Whether its attacks are being made. */
  readonly now: boolean;
  /** Nobody strikes from here. */
  readonly aside: boolean;
  readonly sides: readonly WindowSide[];
}

/** Who may strike whom, has said so, or has struck, as a line from one to the other. */
export interface WindowLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly state: "open" | "said" | "done";
  readonly tone: "plain" | "bad" | "quiet";
  /** What came of it. */
  readonly label: string;
  /** Both strike each other. */
  readonly both: boolean;
  /** What clicking the line presses. */
  readonly choice: string | null;
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
  /** What the numbers on the cards are about. */
  readonly note?: string;
}

/** As many lines as are read at a glance, and how many more are worth a fold. */
const AT_A_GLANCE = 8;
const WORTH_A_FOLD = 3;

/** What is told, the newest first, and what came before it, to be unfolded. */
export function newest(clashes: readonly Clash[]): Record<"earlier" | "clashes", readonly Laid[]> {
  const folded = clashes.length - AT_A_GLANCE;
  const from = folded < WORTH_A_FOLD ? 0 : folded;
  return { earlier: clashes.slice(0, from).toReversed(), clashes: newestOpen(clashes.slice(from)).toReversed() };
}

/** The engagement in its window. */
export interface WindowContext {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly WindowStep[];
  readonly sides: readonly WindowSide[];
  /** Where choices have been turned over that sort those who made them, in place of the sides. */
  readonly columns?: readonly WindowColumn[];
  readonly lines?: readonly WindowLine[];
  readonly revealed: boolean;
  /** It is over, and nothing is asked in it any more. */
  readonly finished?: boolean;
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
  /** What each of a group is asked, while one question asks them all. */
  readonly oneByOne?: readonly Ask[];
  readonly clashes: readonly Clash[];
  readonly table: readonly Choice[];
  /** What may be thrown in at any moment: it is offered, and nobody is asked for it. */
  readonly instants?: readonly Choice[];
  readonly waiting: string;
}
