import { fromEntries } from "../../core/casts.ts";

/** A record with a value for each key. */
export const fromKeys = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> => fromEntries(keys.map((key) => [key, valueOf(key)] as const));
