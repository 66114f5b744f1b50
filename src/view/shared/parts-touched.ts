/** Which parts of a sheet show something below a path; the longest path that fits decides. */
export type PartsByPath = Readonly<Record<string, readonly string[]>>;

/** The dotted paths of the leaves that changed. What generation 14 deletes with has nothing in it, and is a leaf as well. */
export function changedPaths(change: unknown, below = ""): readonly string[] {
  if (typeof change !== "object" || change === null || Array.isArray(change)) return [below];
  const members = Object.entries(change);
  if (members.length === 0 && below !== "") return [below];
  return members.flatMap(([key, node]) => changedPaths(node, below === "" ? key : `${below}.${key}`));
}

const fits = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}.`);

/** The parts to draw anew, in the order of `all`; all of them where a change is not spoken for. */
export function partsTouched(paths: readonly string[], shown: PartsByPath, all: readonly string[]): readonly string[] {
  const prefixes = Object.keys(shown).sort((one, other) => other.length - one.length);
  const touched = new Set<string>();
  for (const path of paths) {
    if (path === "_id" || path === "_stats" || path.startsWith("_stats.")) continue;
    const prefix = prefixes.find((candidate) => fits(path, candidate));
    if (prefix === undefined) return all;
    for (const part of shown[prefix] ?? []) touched.add(part);
  }
  return all.filter((part) => touched.has(part));
}
