import { HeartRush } from "../../rules/index.ts";

const DIE = /\d+/g;

/** Dice as they are written: `d6 d8`. What is no die is left out. */
export const writtenDice = (written: string): readonly number[] =>
  (written.match(DIE) ?? []).map(Number).filter((faces) => HeartRush.sheets.DICE.some((known) => known === faces));
