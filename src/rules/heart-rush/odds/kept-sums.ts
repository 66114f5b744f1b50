import type { Distribution } from "./distribution.ts";

/**
 * The sum of the kept dice, exactly. Faces are gone through from the highest down: all that matters on the way is how
 * many dice still wait to show a face, whichever they are, and what has been kept so far. Ways are counted in whole
 * numbers and divided once at the end, so that no rounding adds up.
 */
export function keptSums(own: readonly number[], added: readonly number[], keepHighest: boolean): Distribution {
  const sizes = [...own, ...added];
  const highest = Math.max(0, ...sizes);
  const width = own.length * highest + 1;
  /** `waysOf[n]`: ways to each sum with n dice waiting, among the dice that have this face at all. */
  let waysOf = [Float64Array.from({ length: width }, (_, sum) => (sum === 0 ? 1 : 0))];
  for (let face = highest; face > 0; face--) {
    for (const size of sizes) if (size === face) waysOf.unshift(new Float64Array(width));
    const next = waysOf.map(() => new Float64Array(width));
    for (const [waiting, ways] of waysOf.entries()) {
      const seen = waysOf.length - 1 - waiting;
      for (let showing = 0; showing <= waiting; showing++) {
        const kept = keepHighest
          ? Math.min(showing, Math.max(0, own.length - seen))
          : showing - Math.min(showing, Math.max(0, added.length - seen));
        addShifted(ways, next[waiting - showing]!, kept * face, choices(waiting, showing));
      }
    }
    waysOf = next;
  }
  return shares(waysOf[0]!, own.length);
}

/** In how many ways some of these can be picked. */
function choices(of: number, picked: number): number {
  let ways = 1;
  for (let nth = 1; nth <= picked; nth++) ways = (ways * (of - picked + nth)) / nth;
  return ways;
}

function addShifted(from: Float64Array, into: Float64Array, by: number, times: number): void {
  for (let sum = 0; sum + by < into.length; sum++) into[sum + by]! += from[sum]! * times;
}

/** Counted ways as chances, from the least possible sum to the greatest. */
function shares(ways: Float64Array, least: number): Distribution {
  let all = 0;
  let greatest = least;
  for (const [sum, count] of ways.entries()) {
    all += count;
    if (count > 0) greatest = sum;
  }
  return { least, chances: ways.slice(least, greatest + 1).map((count) => count / all) };
}
