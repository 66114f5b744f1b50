import type { Json, Reader } from "./reader.ts";

/**
 * The only casts of rules and view: what the language forgets about values that we ourselves have made, said once and with
 * the reason. What strangers hand in is read by `json.ts`, which comes here when it has looked.
 */

/** A brand is nothing but a name for the compiler. */
export const branded = <Id extends string>(text: string): Id => text as Id;

/** A record of ours has no other members than its type says, of which the language cannot be sure. */
export const keysOf = <Key extends string>(record: { readonly [Each in Key]?: unknown }): readonly Key[] =>
  Object.keys(record) as Key[];

/** The same of its members' values. */
export const entriesOf = <Key extends string, Value>(record: {
  readonly [Each in Key]?: Value;
}): readonly (readonly [Key, Value])[] => Object.entries(record) as [Key, Value][];

/** The way back: the language knows such a record by text of any kind. */
export const fromEntries = <Key extends string, Value>(
  entries: Iterable<readonly [Key, Value]>,
): Readonly<Record<Key, Value>> => Object.fromEntries(entries) as Readonly<Record<Key, Value>>;

/** An object whose every member has been read by the reader of that member. */
export const complete = <Value extends object>(read: Partial<Value>): Value => read as Value;

/** Readers by name where the type of each follows from the row of the table that it was made from. */
export const byRow = <Value extends object>(
  readers: Readonly<Record<string, Reader<unknown>>>,
): { readonly [Key in keyof Value]-?: Reader<Value[Key]> } =>
  readers as { readonly [Key in keyof Value]-?: Reader<Value[Key]> };

/** Lists answer to names as well: to those of their places. */
export const member = (branch: { readonly [key: string]: Json } | readonly Json[], key: string): Json | undefined =>
  Object.hasOwn(branch, key) ? (branch as { readonly [key: string]: Json })[key] : undefined;

/** Our own values are JSON by construction, which interfaces cannot tell the compiler. */
export const toJson = (value: object): Json => value as Json;
/** What `toJson` made, by whoever knows of what. */
export const fromJson = <Value extends object>(value: Json): Value => value as Value;

/** A copy in plain JSON, as a document would keep it. */
export const jsonOf = (value: object): Json => JSON.parse(JSON.stringify(value)) as Json;
