/**
 * The first place where `got` does not bear out `expected`, or null when it does.
 *
 * Expectations are partial at every depth: a key left out is not checked. Arrays are compared whole, and without
 * order when the key that holds them ends in `Set`. A key holding `undefined` counts as absent, as in JSON.
 */
export function difference(expected: unknown, got: unknown, path = "answer"): string | null {
  if (Array.isArray(expected)) {
    if (!Array.isArray(got)) return `${path}: expected a list`;
    return /Set$/.test(path) ? unorderedDifference(expected, got, path) : orderedDifference(expected, got, path);
  }
  if (isRecord(expected)) return isRecord(got) ? recordDifference(expected, got, path) : `${path}: expected an object`;
  return expected === got ? null : `${path}: expected ${show(expected)}, got ${show(got)}`;
}

export const agrees = (expected: unknown, got: unknown): boolean => difference(expected, got) === null;

/** One line for people: JSON, except for what JSON cannot say. */
export function show(value: unknown): string {
  if (typeof value === "number" || value === undefined) return String(value);
  try {
    return JSON.stringify(value) ?? `a ${typeof value}`;
  } catch {
    return "something that is not JSON";
  }
}

function recordDifference(expected: JsonRecord, got: JsonRecord, path: string): string | null {
  for (const [key, value] of Object.entries(expected)) {
    const at = `${path}.${key}`;
    if (!Object.hasOwn(got, key) || got[key] === undefined) return `${at}: expected ${show(value)}, got nothing`;
    const found = difference(value, got[key], at);
    if (found !== null) return found;
  }
  return null;
}

function orderedDifference(expected: readonly unknown[], got: readonly unknown[], path: string): string | null {
  if (expected.length !== got.length) return lengths(expected, got, path);
  for (const [index, value] of expected.entries()) {
    const found = difference(value, got[index], `${path}[${index}]`);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Since an expected element may be partial it can fit several others, so first come first served would refuse sets
 * that do fit: this looks for a whole matching, moving earlier elements elsewhere where it must.
 */
function unorderedDifference(expected: readonly unknown[], got: readonly unknown[], path: string): string | null {
  if (expected.length !== got.length) return lengths(expected, got, path);
  const takenBy = new Map<number, number>();
  const place = (wanted: number, tried: Set<number>): boolean =>
    got.some((candidate, index) => {
      if (tried.has(index) || difference(expected[wanted], candidate, `${path}[]`) !== null) return false;
      tried.add(index);
      const holder = takenBy.get(index);
      if (holder !== undefined && !place(holder, tried)) return false;
      takenBy.set(index, wanted);
      return true;
    });
  const missing = expected.findIndex((_, wanted) => !place(wanted, new Set()));
  return missing === -1 ? null : `${path}: nothing fits ${show(expected[missing])}`;
}

const lengths = (expected: readonly unknown[], got: readonly unknown[], path: string): string =>
  `${path}: expected ${expected.length} elements, got ${got.length}`;

type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);
