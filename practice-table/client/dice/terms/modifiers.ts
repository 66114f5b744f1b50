import { compareResult, countResults, deductFailures, keepOrDrop, type DiceResult } from "./results.ts";

/** What modifiers need of the term they stand on. */
export interface Modifiable {
  readonly faces?: number | undefined;
  results: DiceResult[];
  options: { marginSuccess?: number; marginFailure?: number; [key: string]: unknown };
}

export interface Rollable extends Modifiable {
  roll(options?: object): Promise<DiceResult>;
}

/** What a modifier answers: false where it did not apply. */
export type ModifierResult = boolean | void | Promise<boolean | void>;

/** A method of the term by name, or a function that is called on it. */
export type Modifier = string | ((this: never, modifier: string) => ModifierResult);

const RESULT_LIMIT = 1000;

interface Condition {
  comparison: string;
  target: number;
  limit: number;
}

/** `x`, `x6`, `x>4`, `x3=6`: how often, compared how, with what. */
function conditionOf(modifier: string, fallback: number): Condition {
  const [, first, comparison, second] =
    /^(\d+)?([<>]=?|=)?(\d+)?$/.exec(modifier.slice(modifierName(modifier).length)) ?? [];
  if (first !== undefined && comparison === undefined)
    return { comparison: "=", target: Number(first), limit: Infinity };
  return {
    comparison: comparison ?? "=",
    target: second === undefined ? fallback : Number(second),
    limit: first === undefined ? Infinity : Number(first),
  };
}

function numberOf(modifier: string): number {
  const text = modifier.slice(modifierName(modifier).length);
  return text === "" ? 1 : Number(text);
}

/** Throws another die for each that meets the condition, `before` saying of how many. */
async function rollMore(term: Rollable, modifier: string, recursive: boolean, mark: MarkAgain): Promise<void> {
  const before = term.results.length;
  const { comparison, target, limit } = conditionOf(modifier, mark === "exploded" ? (term.faces ?? 0) : 1);
  let done = 0;
  for (let index = 0; index < (recursive ? term.results.length : before) && done < limit; index++) {
    const result = term.results[index];
    if (!result || result.active === false || !compareResult(result.result, comparison, target)) continue;
    result[mark] = true;
    if (mark === "rerolled") result.active = false;
    await term.roll(mark === "exploded" ? { explode: true } : { reroll: true });
    done += 1;
    if (term.results.length > RESULT_LIMIT) throw new Error("Maximum recursion depth for exploding dice roll exceeded");
  }
}

type MarkAgain = "rerolled" | "exploded";

export const reroll = (term: Rollable, modifier: string, recursive: boolean): Promise<void> =>
  rollMore(term, modifier, recursive, "rerolled");

export const explode = (term: Rollable, modifier: string, recursive: boolean): Promise<void> =>
  rollMore(term, modifier, recursive, "exploded");

/** `k3`, `kh3`, `kl3`, `d3`, `dl3`, `dh3`: without a letter the highest are kept, and the lowest dropped. */
export function keepOrDropBy(term: Modifiable, modifier: string, keep: boolean): void {
  const which = modifierName(modifier).toLowerCase().slice(1);
  keepOrDrop(term.results, numberOf(modifier), { keep, highest: which === "" ? keep : which === "h" });
}

export function countBy(term: Modifiable, modifier: string, mark: "success" | "failure"): void {
  const { comparison, target } = conditionOf(modifier, mark === "success" ? (term.faces ?? 0) : 1);
  countResults(term.results, comparison, target, mark);
}

export function deductBy(term: Modifiable, modifier: string, how: "one" | "result"): void {
  const { comparison, target } = conditionOf(modifier, 1);
  deductFailures(term.results, comparison, target, how);
}

export function countParity(term: Modifiable, even: boolean): void {
  for (const result of term.results) {
    result.success = (result.result % 2 === 0) === even;
    result.count = result.success ? 1 : 0;
  }
}

export function limitBy(term: Modifiable, modifier: string, floor: boolean): void {
  const target = numberOf(modifier);
  for (const result of term.results) {
    if (floor ? result.result >= target : result.result <= target) continue;
    result.count = target;
    result.rerolled = true;
  }
}

/** How far the sum is above the target, or below it for `ms<`. */
export function measureMargin(term: Modifiable, modifier: string): void {
  const { comparison, target } = conditionOf(modifier, 0);
  if (comparison.startsWith("<")) term.options.marginFailure = target;
  else term.options.marginSuccess = target;
}

/** "kh3r<2" is two modifiers. */
export function splitModifiers(text: string): string[] {
  return text.match(/[A-Za-z]+[^A-Za-z\s()+\-*/]*/g) ?? [];
}

export const modifierName = (modifier: string): string => /^[A-Za-z]+/.exec(modifier)?.[0] ?? "";

/**
 * "xkh1" is written without a gap but is `x` and `kh1`: letters that are no name of their own are taken apart from the
 * left, the longest name first.
 */
export function separateModifiers(modifiers: readonly string[], names: readonly string[]): [string, string][] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return modifiers.flatMap((modifier): [string, string][] => {
    let letters = modifierName(modifier).toLowerCase();
    const parameters = modifier.slice(letters.length);
    const found: string[] = [];
    while (letters) {
      const name = names.includes(letters) ? letters : longestFirst.find((candidate) => letters.startsWith(candidate));
      if (name === undefined) break;
      found.push(name);
      letters = letters.slice(name.length);
    }
    return found.map((name, index) => [name, index === found.length - 1 ? name + parameters : name]);
  });
}
