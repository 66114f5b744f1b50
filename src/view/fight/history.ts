import type { CardContext } from "./card.ts";
import type { Clash } from "./clash.ts";

/** Something that happened between engagements, or a whole engagement. */
export interface HistoryEntry {
  readonly id: string;
  readonly line: Clash | null;
  readonly engagement: CardContext | null;
}

export interface HistoryRound {
  readonly name: string;
  readonly entries: readonly HistoryEntry[];
}

/** The whole fight, to be read. */
export interface HistoryContext {
  readonly rounds: readonly HistoryRound[];
  readonly empty: string;
  /** Reveals that were taken back, in words. */
  readonly notes?: readonly string[];
}
