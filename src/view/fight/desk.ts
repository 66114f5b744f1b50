import type { FighterId } from "../../rules/index.ts";
import type { DieContext } from "../shared/die.ts";
import type { Choice } from "./choice.ts";

/** A choice the Game Master makes for many at once, held in this browser until all are sealed. */
export interface DeskChoice {
  readonly id: string;
  readonly name: string;
  /** What it looks like: a sign, or a die as it lies. */
  readonly emblem: string | null;
  readonly die: DieContext | null;
  /** What is written beside it, where the look alone does not say it. */
  readonly words?: string;
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

/** The Game Master's desk while choices are hidden: one hand for many fighters, and who is still missing. */
export interface DeskContext {
  readonly title: string;
  /** Whether chance can choose for all by a mix that nobody can exploit. */
  readonly mixes: boolean;
  readonly groups: readonly DeskGroup[];
  readonly missing: readonly Missing[];
  /** All have a choice, so that all can be sealed. */
  readonly ready: boolean;
  readonly allSealed: boolean;
}
