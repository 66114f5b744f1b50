import { settleShown, type Shown, type Throw } from "../../rules/index.ts";
import { HeartRushRoll } from "./heart-rush-roll.ts";

export interface ThrowContext {
  /**
   * Whether the user may be asked for the faces, as those who throw real dice by hand are. A roll made in the background
   * for somebody else must not wait for a hand.
   */
  readonly byHand: boolean;
}

export interface ThrownDice {
  readonly shown: Shown;
  readonly roll: HeartRushRoll;
}

/** Throws the dice that the rules ask for, with Foundry's own. */
export async function throwDice(thrown: Throw, { byHand }: ThrowContext): Promise<ThrownDice> {
  const roll = HeartRushRoll.of(thrown);
  await roll.evaluate({ allowInteractive: byHand });
  const settled = settleShown(thrown, roll.shown.faces);
  // Faces that no die has can come from a resolver of somebody else's making; the rules must never meet them.
  if (!settled.ok) throw new Error(`The dice of "${thrown.name}" do not show faces that they have.`);
  return { shown: roll.shown, roll };
}
