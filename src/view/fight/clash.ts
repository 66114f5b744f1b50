/** A die that lay on the table. */
export interface RolledDie {
  readonly faces: number;
  readonly face: number;
  readonly role: string;
  readonly kept: boolean;
  readonly heart: boolean;
}

export interface Rolled {
  readonly by: string;
  readonly dice: readonly RolledDie[];
  /** "+4 armour". */
  readonly flat: readonly string[];
  /** What the dice come to; nothing where each counts for itself. */
  readonly total: number | null;
}

export interface Sum {
  readonly words: string;
  readonly number: string;
}

/** One thing that happened, as a card and the history tell it: who to whom, the totals, what came of it, the dice. */
export interface Clash {
  readonly id: string;
  readonly emblem: string | null;
  readonly title: string;
  readonly score: string;
  /** The same where it lies open: "12 attack, 5 defence:", and its number by itself, to be written large. */
  readonly sum?: Sum;
  readonly outcome: string;
  readonly tone: "plain" | "bad" | "good" | "quiet";
  readonly rolls: readonly Rolled[];
  /** What was used, in its own words: everybody reads it on a card in the chat, though no dice fell. */
  readonly note?: string;
  /** What everybody should know and nobody has chosen, so that there is nothing in it to verify. */
  readonly loud?: true;
}

/** A clash that lies open, its dice and its number large, or is folded. */
export interface Laid extends Clash {
  readonly newest?: true;
}

/** The newest of what dice have decided lies open; what came before is folded. */
export function newestOpen(clashes: readonly Clash[]): readonly Laid[] {
  const newest = clashes.findLast(({ rolls }) => rolls.length > 0);
  return clashes.map((clash) => (clash === newest ? { ...clash, newest: true } : clash));
}

/** Whether all of it is what everybody should know and nobody has chosen. */
export const isAnnouncement = (clashes: readonly Clash[]): boolean =>
  clashes.length > 0 && clashes.every(({ loud }) => loud === true);
