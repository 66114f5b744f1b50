import type { DieContext } from "../shared/die.ts";
import type { Choice } from "./choice.ts";

/** Something to be put together before it is sent: lines that are taken or left, each with ways to do so. */
export interface Picker {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly sentence: string;
  /** Whose choice it is, where somebody else makes it. */
  readonly standIn: string;
  readonly lines: readonly PickerLine[];
  readonly choices: readonly Choice[];
}

export interface PickerLine {
  /** What the lines from here on are about, where it changes. */
  readonly heading?: string;
  readonly choice: Choice;
  readonly die: DieContext | null;
  readonly label: string;
  /** Why one would, while it is taken. */
  readonly note?: string;
  /** Choosing one of these presses it. */
  readonly ways: readonly { readonly id: string; readonly label: string; readonly chosen: boolean }[];
}
