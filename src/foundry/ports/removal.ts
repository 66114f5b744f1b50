import { isGeneration14 } from "./generation.ts";

/** The entry of an update that removes a key: a name of its own in generation 13, a value in 14, which no type knows yet. */
export function removed(key: string): readonly [string, unknown] {
  const { _del } = globalThis as { readonly _del?: unknown };
  return isGeneration14() && _del !== undefined ? [key, _del] : [`-=${key}`, null];
}
