import { fighterId } from "../../core/brand.ts";
import { poolDice, settle } from "../../core/pool.ts";
import type { Composition } from "../engagement/composition.ts";

/** For tests: the same odds by counting every way the dice can fall, in whole numbers without limit. */
export interface Ways {
  readonly all: bigint;
  readonly by: ReadonlyMap<number, bigint>;
}

export function everyWay(own: readonly number[], added: readonly number[], keepHighest: boolean): Ways {
  const sizes = [...own, ...added];
  const by = new Map<number, bigint>();
  const faces: number[] = [];
  const fall = (place: number): void => {
    const size = sizes[place];
    if (size === undefined) {
      const sorted = faces.toSorted((a, b) => (keepHighest ? b - a : a - b));
      const total = sorted.slice(0, own.length).reduce((sum, face) => sum + face, 0);
      by.set(total, (by.get(total) ?? 0n) + 1n);
      return;
    }
    for (let face = 1; face <= size; face++) {
      faces[place] = face;
      fall(place + 1);
    }
  };
  fall(0);
  return { all: sizes.reduce((product, size) => product * BigInt(size), 1n), by };
}

/** How often one total exceeds the other by each number, and by none. */
export function everyExcess(over: Ways, under: Ways, flat: number): Ways {
  const by = new Map<number, bigint>();
  for (const [high, ways] of over.by) {
    for (const [low, others] of under.by) {
      const raw = Math.max(0, high + flat - low);
      by.set(raw, (by.get(raw) ?? 0n) + ways * others);
    }
  }
  return { all: over.all * under.all, by };
}

/** What is taken of every pair of totals, by what makes it of the one's lead over the other. */
export function everyTaken(
  over: ReadonlyMap<number, bigint>,
  under: ReadonlyMap<number, bigint>,
  taken: (raw: number) => number,
): Ways {
  const by = new Map<number, bigint>();
  let all = 0n;
  for (const [high, ways] of over) {
    for (const [low, others] of under) {
      const points = taken(Math.max(0, high - low));
      by.set(points, (by.get(points) ?? 0n) + ways * others);
      all += ways * others;
    }
  }
  return { all, by };
}

/** Every way a roll can fall, settled by the very pool that a fight settles them with. */
export function everyTotal(roll: Composition): ReadonlyMap<number, bigint> {
  const by = new Map<number, bigint>();
  const sizes = poolDice(roll).map(({ faces }) => faces);
  const faces = sizes.map(() => 1);
  for (;;) {
    const { total } = settle({ name: "roll", by: fighterId("x"), ...roll }, { faces });
    by.set(total, (by.get(total) ?? 0n) + 1n);
    const place = faces.findIndex((face, at) => face < (sizes[at] ?? 0));
    if (place < 0) return by;
    faces.fill(1, 0, place);
    faces[place] = (faces[place] ?? 0) + 1;
  }
}

const PRECISION = 10n ** 30n;

/** A ratio of whole numbers, as near as a float can come. */
export const ratio = (part: bigint, all: bigint): number => Number((part * PRECISION) / all) / Number(PRECISION);
