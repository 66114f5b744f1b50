/** Access to records by names that strangers may have chosen: only a record's own entries count. */

export const entryOf = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  key: Key,
): Value | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

export function without<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  key: Key,
): Readonly<Record<Key, Value>> {
  const { [key]: _gone, ...others } = record;
  return others as Readonly<Record<Key, Value>>;
}

export const fromEntries = <Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Readonly<Record<Key, Value>>;

export const fromKeys = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> => fromEntries(keys.map((key) => [key, valueOf(key)] as const));
