import type { Malformed } from "../rules/index.ts";
import { expectedWords, placeWords } from "../view/shared/index.ts";

/** What should be there instead, in the words of this browser. */
export function expectedHere(fault: Malformed): string {
  const { key, data } = expectedWords(fault);
  return game.i18n.format(key, { ...data });
}

/** What is wrong with stored data, and in which place of it. */
export const spelled = (fault: Malformed): string =>
  game.i18n.format("HEARTRUSH.Sheet.faultAt", { place: placeWords(fault), expected: expectedHere(fault) });
