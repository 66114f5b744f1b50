import type { DieContext } from "../shared/die.ts";

/** A die of one's hand that can be chosen. */
export interface DieCard {
  /** The choice that clicking it presses. */
  readonly id: string;
  readonly die: DieContext;
  /** What it stands for. */
  readonly name: string;
  readonly detail: string;
  readonly chosen: boolean;
  readonly sealed: boolean;
}
