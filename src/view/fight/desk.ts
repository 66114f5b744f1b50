import type { FighterId } from "../../rules/index.ts";
import type { Choice } from "./choice.ts";

/** A choice the Game Master makes for many at once, held in this browser until all are sealed. */
export interface DeskChoice {
  readonly id: string;
  readonly name: string;
  readonly emblem: string;
  readonly chosen: boolean;
  readonly reason: string | null;
}

export interface DeskRow {
  readonly id: FighterId;
  readonly name: string;
  readonly img: string;
  readonly sealed: boolean;
  readonly choices: readonly DeskChoice[];
}

export interface DeskGroup {
  readonly name: string;
  readonly members: readonly string[];
  readonly rows: readonly DeskRow[];
  /** The same for all of the group. */
  readonly choices: readonly DeskChoice[];
}

export interface Missing {
  readonly id: string;
  readonly name: string;
  readonly players: string;
  readonly forfeit: Choice;
}

/** The Game Master's desk while stances are chosen: one hand for many enemies, and who is still missing. */
export interface DeskContext {
  readonly groups: readonly DeskGroup[];
  readonly missing: readonly Missing[];
  /** All have a choice, so that all can be sealed. */
  readonly ready: boolean;
  readonly allSealed: boolean;
}
