import type { Malformed } from "../rules/index.ts";
import { expectedWords, pathOf } from "../view/shared/index.ts";
import type { LangKey } from "../view/index.ts";

/** What should be there instead, in the words of this browser. */
export function expectedHere(fault: Malformed): string {
  const { key, data } = expectedWords(fault);
  return game.i18n.format(key, { ...data });
}

/** What is wrong in a place that these names lead to; without any it is the whole that does not hold together. */
export function spelledAt(names: readonly string[], fault: Malformed): string {
  const key = names.length === 0 ? "HEARTRUSH.Sheet.faultWhole" : "HEARTRUSH.Sheet.faultAt";
  return game.i18n.format(key satisfies LangKey, { place: names.join(" › "), expected: expectedHere(fault) });
}

/** What is wrong with stored data, by the names that code has for its places. */
export const spelled = (fault: Malformed): string => spelledAt(pathOf(fault), fault);
