import type { DieContext } from "../shared/die.ts";
import type { Choice } from "./choice.ts";

/** A fighter in the engagement, as everybody sees it. */
export interface WindowMember {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly mine: boolean;
  readonly status: string;
  /** Its choice has the better of somebody within its reach, and it has yet to strike. */
  readonly ahead?: boolean;
  readonly sealed: boolean;
  /** What it chose, once all have turned over. */
  readonly emblem: string | null;
  readonly choice: string;
  /** The die it turned over, where choices are dice. */
  readonly turned: DieContext | null;
  /** Whether what it turned over is what it had sealed. */
  readonly checked?: SealCheck | null;
  readonly dice: readonly DieContext[];
  readonly health: string;
  readonly down: boolean;
  /** The choice that clicking it presses: striking it. */
  readonly press: Choice | null;
  /** Whom it has said it will attack. */
  readonly aims: string;
}

/** What came of a seal, with a sign of Font Awesome's. */
export interface SealCheck {
  readonly icon: string;
  readonly text: string;
  readonly good: boolean;
}
