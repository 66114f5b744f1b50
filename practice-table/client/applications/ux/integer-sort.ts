interface Sorted {
  readonly id: string;
  readonly sort?: number;
}

export interface SortOptions<T> {
  target?: T | null;
  siblings?: T[];
  sortKey?: string;
  sortBefore?: boolean;
}

const DENSITY = 100_000;

/** The new sort numbers when `source` is put beside `target`: one if there is room between neighbours, else all. */
export function performIntegerSort<T extends Sorted>(
  source: T,
  { target = null, siblings = [], sortKey = "sort", sortBefore }: SortOptions<T> = {},
): { target: T; update: Record<string, number> }[] {
  const read = (entry: T): number => Number(Reflect.get(entry, sortKey) ?? 0);
  const ordered = siblings.filter((entry) => entry.id !== source.id).sort((a, b) => read(a) - read(b));
  let index = ordered.length;
  if (target) {
    const before = sortBefore ?? read(source) > read(target);
    index = ordered.indexOf(target) + (before ? 0 : 1);
  } else if (sortBefore) index = 0;
  const previous = ordered[index - 1];
  const next = ordered[index];
  const low = previous ? read(previous) : next ? read(next) - 2 * DENSITY : 0;
  const high = next ? read(next) : low + 2 * DENSITY;
  const middle = Math.round((low + high) / 2);
  if (middle > low && middle < high) return [{ target: source, update: { [sortKey]: middle } }];
  const all = [...ordered.slice(0, index), source, ...ordered.slice(index)];
  return all.map((entry, place) => ({ target: entry, update: { [sortKey]: (place + 1) * DENSITY } }));
}
