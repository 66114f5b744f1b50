/** The only throw in the rules: it means that our own code is wrong, never that a player is. */

export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}
