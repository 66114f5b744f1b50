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

const PRECISION = 10n ** 30n;

/** A ratio of whole numbers, as near as a float can come. */
export const ratio = (part: bigint, all: bigint): number => Number((part * PRECISION) / all) / Number(PRECISION);
