import { DICE } from "../../core/die.ts";
import { addedDice, countedDice, takenDice } from "../../core/pool.ts";
import type { Bonus, PoolDie } from "../../core/pool.ts";
import type { Composition } from "../engagement/composition.ts";
import { less, shifted } from "./distribution.ts";
import type { Distribution } from "./distribution.ts";
import { keptSums } from "./kept-sums.ts";

/** Which dice land on the table decides the odds, not their order or what they stand for: so it is the key. */
const COUNT_BASE = 16;
const NET_BASE = 64;
const WEIGHTS: readonly number[] = Array.from({ length: 21 }, (_, faces) => {
  const place = DICE.findIndex((die) => die === faces);
  return place < 0 ? NaN : NET_BASE * COUNT_BASE ** place;
});

/** A number for every pool of less than sixteen dice of the ladder; for any other not a number. */
function keyOf(dice: readonly PoolDie[], net: number): number {
  if (dice.length >= COUNT_BASE || Math.abs(net) >= NET_BASE / 2) return NaN;
  let key = net + NET_BASE / 2;
  for (const die of dice) key += WEIGHTS[die.faces] ?? NaN;
  return key;
}

const facesOf = (dice: readonly PoolDie[]): readonly number[] => dice.map((die) => die.faces);

type PoolOdds = (dice: readonly PoolDie[], net: number) => Distribution;

/** Counts each pool once, and starts afresh when it has met more than so many. */
export function countingOnce(most: number): PoolOdds {
  const known = new Map<number, Distribution>();
  return (dice, net) => {
    const key = keyOf(dice, net);
    const found = known.get(key);
    if (found !== undefined) return found;
    const odds = keptSums(facesOf(dice), facesOf(addedDice(dice, net)), net > 0);
    if (Number.isNaN(key)) return odds;
    if (known.size >= most) known.clear();
    known.set(key, odds);
    return odds;
  };
}

/** A fight meets a few dozen pools again and again; the bound only keeps a long evening from filling the memory. */
const MOST_KNOWN = 4096;

/** HR-ODDS-1: the exact odds of the kept dice of a pool. */
export const poolOdds: PoolOdds = countingOnce(MOST_KNOWN);

const sumOf = (flat: readonly Bonus[]): number => {
  let sum = 0;
  for (const bonus of flat) sum += bonus.value;
  return sum;
};

/** The exact odds of a whole roll, less the dice that are taken off it. */
export function rollOdds({ dice, net, flat }: Pick<Composition, "dice" | "net" | "flat">): Distribution {
  const counted = countedDice(dice);
  const rolled = shifted(poolOdds(counted, net), sumOf(flat));
  return counted === dice ? rolled : less(rolled, poolOdds(takenDice(dice), 0));
}
