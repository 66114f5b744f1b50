/** Dice: the rules ask, Foundry throws. */
import { registerRoll } from "../ports/dice.ts";
import { HeartRushRoll } from "./heart-rush-roll.ts";

export { HeartRushRoll } from "./heart-rush-roll.ts";
export { throwDice, type ThrowContext, type ThrownDice } from "./throw-dice.ts";

/** Foundry brings a stored roll back to life by the name of its class, so the class must be known before the log is read. */
export const registerDice = (): void => registerRoll(HeartRushRoll);
