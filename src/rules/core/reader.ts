import type { Result } from "./result.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Where the data is not what was expected, and what would have been. */
export interface Malformed {
  readonly path: string;
  readonly expected: string;
}

/** What makes a type of data from elsewhere, or says why it cannot. */
export type Reader<Value> = (value: unknown, path: string) => Result<Value, Malformed>;

export type Read<R> = R extends Reader<infer Value> ? Value : never;
