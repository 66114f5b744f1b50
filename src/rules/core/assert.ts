/** The only throws in the rules: they mean that our own code is wrong, never that a player is. */

export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}

export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${String(value)}`);
}
