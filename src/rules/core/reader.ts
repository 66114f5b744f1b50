import type { Result } from "./result.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** All that a reader may miss. `lang` has the words for each, as what a place in the data should be. */
export const EXPECTATIONS = [
  "plain-data",
  "actor",
  "own-actor",
  "item",
  "id",
  "yes-or-no",
  "value",
  "record",
  "object",
  "absent",
  "json",
  "salt",
  "seal",
  "three-dice",
  "corner",
  "coordinates",
  "square",
  "line",
  "threshold",
  "paired-sheets",
  "fighters-once",
  "target",
  "place-in-order",
  "sides-once",
  "known-sides",
  "known-fighters",
  "picks",
  "clashing",
  "two-sides",
  "members",
  "vantage",
  "own-dice",
  "deciding-side",
  "done-sides",
  "openness",
  "choices",
  "own-items",
  "own-tools",
  "own-injuries",
  "own-breath",
  "hand",
  "no-dice",
  "hidden-dice",
  "dice-in-hand",
  "order",
  "turn",
  "answerer",
  "members-once",
  "own-hurts",
  "round",
  "heart",
  "text",
  "whole-number",
  "exactly",
  "one-of",
  "list",
  "entries",
  "at-most",
  "faces",
  "stranger",
  "sheet",
] as const;
export type Expectation = (typeof EXPECTATIONS)[number];
/** One of them, and after a blank the numbers or names in it. */
export type Expected = Expectation | `${Expectation} ${string | number}`;

/** Where the data is not what was expected, and what would have been. */
export interface Malformed {
  readonly path: string;
  readonly expected: Expected;
}

/** What makes a type of data from elsewhere, or says why it cannot. */
export type Reader<Value> = (value: unknown, path: string) => Result<Value, Malformed>;

export type Read<R> = R extends Reader<infer Value> ? Value : never;
