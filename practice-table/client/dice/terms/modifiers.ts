import { compareResult, countResults, deductFailures, keepOrDrop, type DiceResult } from "./results.ts";

/** What modifiers need of the term they stand on. */
export interface Modifiable {
  readonly faces?: number | undefined;
  results: DiceResult[];
  options: { marginSuccess?: number; marginFailure?: number; [key: string]: unknown };
  roll?(options?: object): DiceResult;
}

const RESULT_LIMIT = 1000;

interface Condition {
  comparison: string;
  target: number;
  limit: number;
}

/** `x`, `x6`, `x>4`, `x3=6`: how often, compared how, with what. */
function conditionOf(modifier: string, name: string, fallback: number): Condition {
  const [, first, comparison, second] = /^(\d+)?([<>]=?|=)?(\d+)?$/.exec(modifier.slice(name.length)) ?? [];
  if (first !== undefined && comparison === undefined)
    return { comparison: "=", target: Number(first), limit: Infinity };
  return {
    comparison: comparison ?? "=",
    target: second === undefined ? fallback : Number(second),
    limit: first === undefined ? Infinity : Number(first),
  };
}

function numberOf(modifier: string, name: string): number {
  const text = modifier.slice(name.length);
  return text === "" ? 1 : Number(text);
}

function reroll(term: Modifiable, modifier: string, name: string): void {
  const { comparison, target, limit } = conditionOf(modifier, name, 1);
  const recursive = name === "rr";
  let done = 0;
  const end = (): number => (recursive ? term.results.length : before);
  const before = term.results.length;
  for (let index = 0; index < end() && done < limit; index++) {
    const result = term.results[index];
    if (!result || result.active === false || !compareResult(result.result, comparison, target)) continue;
    result.rerolled = true;
    result.active = false;
    term.roll?.({ reroll: true });
    done += 1;
    if (term.results.length > RESULT_LIMIT) throw new Error("Maximum recursion depth for exploding dice roll exceeded");
  }
}

function explode(term: Modifiable, modifier: string, name: string): void {
  const { comparison, target, limit } = conditionOf(modifier, name, term.faces ?? 0);
  const before = term.results.length;
  let done = 0;
  for (let index = 0; index < (name === "xo" ? before : term.results.length) && done < limit; index++) {
    const result = term.results[index];
    if (!result || result.active === false || !compareResult(result.result, comparison, target)) continue;
    result.exploded = true;
    term.roll?.({ explode: true });
    done += 1;
    if (term.results.length > RESULT_LIMIT) throw new Error("Maximum recursion depth for exploding dice roll exceeded");
  }
}

const keeper =
  (keep: boolean, highest: boolean) =>
  (term: Modifiable, modifier: string, name: string): void =>
    keepOrDrop(term.results, numberOf(modifier, name), { keep, highest });

const counter =
  (mark: "success" | "failure") =>
  (term: Modifiable, modifier: string, name: string): void => {
    const { comparison, target } = conditionOf(modifier, name, mark === "success" ? (term.faces ?? 0) : 1);
    countResults(term.results, comparison, target, mark);
  };

const deducter =
  (how: "one" | "result") =>
  (term: Modifiable, modifier: string, name: string): void => {
    const { comparison, target } = conditionOf(modifier, name, 1);
    deductFailures(term.results, comparison, target, how);
  };

const parity =
  (even: boolean) =>
  (term: Modifiable): void => {
    for (const result of term.results) {
      result.success = (result.result % 2 === 0) === even;
      result.count = result.success ? 1 : 0;
    }
  };

const limiter =
  (floor: boolean) =>
  (term: Modifiable, modifier: string, name: string): void => {
    const target = numberOf(modifier, name);
    for (const result of term.results) {
      if (floor ? result.result >= target : result.result <= target) continue;
      result.count = target;
      result.rerolled = true;
    }
  };

/** How far the sum is above the target, or below it for `ms<`. */
function margin(term: Modifiable, modifier: string, name: string): void {
  const { comparison, target } = conditionOf(modifier, name, 0);
  if (comparison.startsWith("<")) term.options.marginFailure = target;
  else term.options.marginSuccess = target;
}

export type Modifier = (term: Modifiable, modifier: string, name: string) => void;

/** Modifiers of a die by name. */
export const DIE_MODIFIERS: Readonly<Record<string, Modifier>> = {
  r: reroll,
  rr: reroll,
  x: explode,
  xo: explode,
  k: keeper(true, true),
  kh: keeper(true, true),
  kl: keeper(true, false),
  d: keeper(false, false),
  dh: keeper(false, true),
  dl: keeper(false, false),
  min: limiter(true),
  max: limiter(false),
  even: parity(true),
  odd: parity(false),
  cs: counter("success"),
  cf: counter("failure"),
  df: deducter("one"),
  sf: deducter("result"),
  ms: margin,
};

/** Pools can keep, drop and count. */
export const POOL_MODIFIERS: Readonly<Record<string, Modifier>> = Object.fromEntries(
  ["k", "kh", "kl", "d", "dh", "dl", "cs", "cf"].map((name) => [name, DIE_MODIFIERS[name]!]),
);

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
