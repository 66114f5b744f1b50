import { hasText } from "./terms/has-text.ts";
import { OperatorTerm } from "./terms/operator-term.ts";
import { StringTerm } from "./terms/string-term.ts";
import type { RollTerm } from "./terms/roll-term.ts";

/** Text beside something that is no operator is read once more together with it: a "2" and a "d6" are two dice. */
export function simplifyTerms(terms: readonly RollTerm[], parse: (formula: string) => RollTerm[]): RollTerm[] {
  const runs: RollTerm[][] = [];
  for (const term of terms) {
    const last = runs.at(-1);
    if (last && !(term instanceof OperatorTerm) && !(last[0] instanceof OperatorTerm)) last.push(term);
    else runs.push([term]);
  }
  return runs.flatMap((run) => (run.some((term) => term instanceof StringTerm) ? readAgain(run, parse) : run));
}

/** What comes to no formula together stays what it was. */
function readAgain(run: RollTerm[], parse: (formula: string) => RollTerm[]): RollTerm[] {
  const written = run.map((term) => (term instanceof StringTerm ? term.formula : String(term.total ?? term.formula)));
  try {
    const read = parse(written.join(""));
    return read.some(hasText) && run.length > 1 ? run : read;
  } catch {
    return run;
  }
}

/** What a formula of a system's own may reckon with: the members of `Math`, and no other name of the page. */
export const mathProxy: object = new Proxy(Object.freeze({}), {
  has: () => true,
  get: (_, key): unknown => (key === Symbol.unscopables ? undefined : Reflect.get(Math, key)),
});
