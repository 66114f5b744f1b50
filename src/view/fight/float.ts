import type { FighterId } from "../../rules/index.ts";

/** What rises over a token for a moment: what somebody has lost, or won back. */
export interface Float {
  readonly fighter: FighterId;
  readonly text: string;
  readonly tone: "bad" | "good";
}

export const lost = (fighter: FighterId, amount: number): readonly Float[] =>
  amount > 0 ? [{ fighter, text: `−${amount}`, tone: "bad" }] : [];

export const wonBack = (fighter: FighterId, amount: number): readonly Float[] =>
  amount > 0 ? [{ fighter, text: `+${amount}`, tone: "good" }] : [];
