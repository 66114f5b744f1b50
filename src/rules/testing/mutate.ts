import type { Random } from "../core/random.ts";

/** Values no reader should believe, whatever place they stand in. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0.5,
  1e12,
  NaN,
  "",
  "toString",
  "__proto__",
  "constructor",
  "x".repeat(5000),
  [],
  {},
  [null],
  Symbol("odd"),
  10n,
  () => 0,
];

/** Every plain value that occurs somewhere within: what a liar who knows the table would write. */
export function plainValues(value: unknown): readonly unknown[] {
  const found = new Set<unknown>();
  collect(value, found);
  return [...found];
}

function collect(value: unknown, into: Set<unknown>): void {
  if (typeof value !== "object" || value === null) {
    into.add(value);
    return;
  }
  for (const [name, member] of Object.entries(value)) {
    into.add(name);
    collect(member, into);
  }
}

/** The value with one place, anywhere in it, replaced by something likely or odd, removed, or doubled. */
export function mutated(value: unknown, likely: readonly unknown[], random: Random): unknown {
  if (typeof value !== "object" || value === null || random.below(12) === 0) {
    return random.below(4) > 0 ? random.pick(likely) : random.pick(ODD);
  }
  const entries: [string, unknown][] = Object.entries(value);
  const [key, member] = entries[random.below(entries.length)] ?? ["odd", null];
  const others = entries.filter(([name]) => name !== key);
  const fate = random.below(10);
  const next: readonly [string, unknown][] =
    fate === 0
      ? others
      : fate === 1
        ? [...entries, [`${key}2`, member]]
        : [...others, [key, mutated(member, likely, random)]];
  return Array.isArray(value) ? next.map(([, item]) => item) : Object.fromEntries(next);
}
