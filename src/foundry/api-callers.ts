import { HeartRush, ok, parse, read, readThrow, refuse, type Reader } from "../rules/index.ts";
import { expectedHere } from "./spelled.ts";
import { TASKS } from "../view/heart-rush/checks/index.ts";

/** What macros and modules hand over: no compiler has looked at it. */
type Members = Readonly<Record<string, Reader<unknown>>>;

/** Throws what a caller got wrong, in plain words. */
export function check(call: string, given: object, members: Members): void {
  for (const [name, reader] of Object.entries(members)) {
    const found = parse((value) => reader(value, name), Reflect.get(given, name));
    if (!found.ok) throw new Error(`${call}: ${found.reason.path} should be ${expectedHere(found.reason)}.`);
  }
}

const maybe =
  (reader: Reader<unknown>): Reader<unknown> =>
  (value, path) =>
    value === undefined || value === null ? ok(null) : reader(value, path);

/** Nobody at all is no mistake of the caller's: macros outlive those they were made for. */
export const ACTOR = maybe((value, path) => (value instanceof Actor ? ok(value) : refuse({ path, expected: "actor" })));
export const ITEM = maybe((value, path) => (value instanceof Item ? ok(value) : refuse({ path, expected: "item" })));

export const ABILITY = read.oneOf(HeartRush.sheets.ABILITIES);
const LABEL = maybe(read.text());
const REASONS = maybe(read.listOf(read.shape({ from: read.text(60), net: read.integer(-9, 9) }), 10));

export const CHECK: Members = {
  actor: ACTOR,
  ability: ABILITY,
  kind: maybe(read.oneOf(["skill", "save", "contested"])),
  against: maybe(read.integer(1, 99)),
  label: LABEL,
  circumstances: REASONS,
  given: REASONS,
  rival: ACTOR,
  mode: LABEL,
};

export const REQUEST: Members = {
  actors: read.listOf(ACTOR),
  ability: ABILITY,
  kind: maybe(read.oneOf(["skill", "save"])),
  against: maybe(read.integer(1, 99)),
  label: LABEL,
  task: maybe(read.oneOf(TASKS)),
  mode: LABEL,
};

export const DEALING: Members = {
  actors: read.listOf(ACTOR),
  kind: read.oneOf(["damage", "healing"]),
  amount: read.integer(0, 9999),
  source: LABEL,
  mode: LABEL,
};

export const THROW: Members = { pool: (pool, path) => readThrow({ keep: null, ...Object(pool) }, path) };

export const CONDITION: Members = {
  actor: ACTOR,
  name: read.oneOf(HeartRush.fights.CONDITIONS),
  levels: read.integer(-99, 99),
  of: LABEL,
};
