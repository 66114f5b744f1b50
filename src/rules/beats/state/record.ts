import { entriesOf, fromEntries } from "../../core/vouched.ts";

export { fromEntries, keysOf } from "../../core/vouched.ts";

/** Access to records by names that strangers may have chosen: only a record's own entries count. */

export const entryOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>, key: Key): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const without = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  key: Key,
): Readonly<Record<Key, Value>> => fromEntries(entriesOf(record).filter(([each]) => each !== key));
