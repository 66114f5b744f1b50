/** What the chat shows of dice. */
export { diceContext } from "./dice.ts";
export type { DiceContext } from "./dice.ts";
