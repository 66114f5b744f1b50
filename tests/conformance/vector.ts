import type { DiceBook } from "./dice-book.ts";

/** One fact of the rules: given this, that must come out. `options` are table settings that differ from the default. */
export interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly rule: string;
  readonly given: Given;
  readonly expect: unknown;
  readonly options: Options;
}

export type Given = Readonly<Record<string, unknown>>;
export type Options = Readonly<Record<string, unknown>>;

/**
 * Builds the engine's values from `given`, runs the engine, and returns an answer of `expect`'s shape.
 * Declared as a method so that an adapter may write the shape of `given` it reads (`given: { who: string }`) without a cast.
 */
export type Answer = { answer(given: Given, options: Options, dice: DiceBook): unknown }["answer"];

/** What `tests/conformance/<ruleset>.ts` exports as `answers`: one function for each kind of vector. */
export type Answers = Readonly<Record<string, Answer>>;

export interface VectorFile {
  readonly ruleset: string;
  /** Not yet vectors: a malformed one is a failure of its own, not of the file. */
  readonly vectors: readonly unknown[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The file, or a sentence saying what it lacks. */
export function readVectorFile(value: unknown): VectorFile | string {
  if (!isRecord(value)) return "a vector file is a JSON object";
  const { ruleset, vectors } = value;
  if (typeof ruleset !== "string" || !/^[a-z]+(-[a-z]+)*$/.test(ruleset))
    return "`ruleset` must be the name of a ruleset";
  if (!Array.isArray(vectors)) return "`vectors` must be a list";
  return { ruleset, vectors };
}

/** The vector, or a sentence saying what it lacks. */
export function readVector(value: unknown): Vector | string {
  if (!isRecord(value)) return "a vector is a JSON object";
  const { id, kind, rule = "", given, expect, options = {} } = value;
  if (typeof id !== "string" || id === "") return "`id` is missing";
  if (typeof kind !== "string") return "`kind` is missing";
  if (typeof rule !== "string") return "`rule` must be a sentence";
  if (!isRecord(given)) return "`given` is missing";
  if (expect === undefined) return "`expect` is missing";
  if (!isRecord(options)) return "`options` must be an object";
  return { id, kind, rule, given, expect, options };
}

/** For fields an adapter cannot do without: their absence is a failure of the vector. */
export function need(given: Given, field: string): unknown {
  if (!Object.hasOwn(given, field)) throw new Error(`\`given.${field}\` is missing`);
  return given[field];
}
