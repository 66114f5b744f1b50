/** One die as it fell, or one roll of a pool. */
export interface DiceResult {
  result: number;
  active?: boolean;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
  success?: boolean;
  failure?: boolean;
  count?: number;
  hidden?: boolean;
}

export function compareResult(result: number, comparison: string, target: number): boolean {
  switch (comparison) {
    case "=":
      return result === target;
    case "<":
      return result < target;
    case "<=":
      return result <= target;
    case ">":
      return result > target;
    case ">=":
      return result >= target;
    default:
      return false;
  }
}

export function sumResults(results: readonly DiceResult[]): number {
  return results
    .filter(({ active }) => active !== false)
    .reduce((sum, { result, count }) => sum + (count ?? result), 0);
}

/** Keeps, or drops, the highest or lowest of the active results. Earlier ones go first where results are equal. */
export function keepOrDrop(results: DiceResult[], number: number, options: { keep: boolean; highest: boolean }): void {
  const active = results.filter((result) => result.active !== false);
  const ordered = active.toSorted((a, b) => (options.highest ? b.result - a.result : a.result - b.result));
  const chosen = new Set(ordered.slice(0, number));
  for (const result of active) {
    if (chosen.has(result) === options.keep) continue;
    result.discarded = true;
    result.active = false;
  }
}

export function countResults(
  results: DiceResult[],
  comparison: string,
  target: number,
  mark: "success" | "failure",
): void {
  for (const result of results) {
    if (result.active === false) continue;
    const meets = compareResult(result.result, comparison, target);
    result.count = meets ? 1 : 0;
    if (meets) result[mark] = true;
    else if (mark === "success") result.success = false;
  }
}

export function deductFailures(results: DiceResult[], comparison: string, target: number, how: "one" | "result"): void {
  for (const result of results) {
    if (result.active === false || !compareResult(result.result, comparison, target)) continue;
    result.failure = true;
    result.count = how === "one" ? -1 : -result.result;
  }
}
