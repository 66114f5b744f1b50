import type { InnerRoll } from "../inner-roll.ts";
import type { RollTerm } from "./roll-term.ts";
import { StringTerm } from "./string-term.ts";

/** Whether there is text in the term, however deep, that is no part of any formula. */
export function hasText(term: RollTerm): boolean {
  if (term instanceof StringTerm) return true;
  // Of dice `roll` is what throws one more.
  const { roll, rolls = [] } = term as {
    readonly roll?: InnerRoll | (() => unknown);
    readonly rolls?: readonly InnerRoll[];
  };
  return [...(typeof roll === "object" ? [roll] : []), ...rolls].some((inner) => inner.terms.some(hasText));
}
