/** The keys, values or entries of an object one after another; generation 14 has them. */
export function* iterateKeys(object: object): Generator<string, void, undefined> {
  yield* Object.keys(object);
}

export function* iterateValues(object: object): Generator<unknown, void, undefined> {
  yield* Object.values(object) as unknown[];
}

export function* iterateEntries(object: object): Generator<[string, unknown], void, undefined> {
  yield* Object.entries(object) as [string, unknown][];
}
