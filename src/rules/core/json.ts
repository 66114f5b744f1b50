import type { Expected, Json, Malformed, Read, Reader } from "./reader.ts";
import { ok, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import { branded, byRow, complete, fromEntries, keysOf, toJson } from "./casts.ts";

export type { Expected, Json, Malformed, Read, Reader } from "./reader.ts";

/** Readers for data from elsewhere: stored documents and messages are parsed once, at the edge, into types. */

/** Names that objects answer to by themselves can be no ids: a look-up would find what nobody put there. */
const isForbidden = (name: string): boolean => name === "prototype" || Object.hasOwn(Object.prototype, name);

const LONGEST_STRING = 4096;
const MOST_ENTRIES = 2048;

const malformed = (path: string, expected: Expected): Result<never, Malformed> => refuse({ path, expected });

/** Runs a reader over a value that may be hostile: a getter or proxy that throws is malformed like the rest. */
export function parse<Value>(reader: Reader<Value>, value: unknown): Result<Value, Malformed> {
  try {
    return reader(value, "");
  } catch {
    return malformed("", "plain-data");
  }
}

export function text(longest: number = LONGEST_STRING): Reader<string> {
  return (value, path) =>
    typeof value === "string" && value.length <= longest ? ok(value) : malformed(path, `text ${longest}`);
}

/** One length for all free texts: as their fields on sheets take them, their models keep them and the rules read them. */
export const LONGEST_TEXT = 500;
export const freeText = text(LONGEST_TEXT);

/** An id: a short, non-empty word that no object's own members are named by. */
export function word<Id extends string>(): Reader<Id> {
  return (value, path) =>
    typeof value === "string" && value.length > 0 && value.length <= 128 && !isForbidden(value)
      ? // The brand is given here and nowhere else: this is where a stranger's string becomes an id.
        ok(branded<Id>(value))
      : malformed(path, "id");
}

export function pattern<Text extends string>(shape: RegExp, expected: Expected): Reader<Text> {
  return (value, path) =>
    typeof value === "string" && value.length <= LONGEST_STRING && shape.test(value)
      ? ok(branded<Text>(value))
      : malformed(path, expected);
}

export function integer(least: number, most: number): Reader<number> {
  return (value, path) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
      ? ok(value === 0 ? 0 : value)
      : malformed(path, `whole-number ${least} ${most}`);
}

export const truth: Reader<boolean> = (value, path) =>
  typeof value === "boolean" ? ok(value) : malformed(path, "yes-or-no");

/** Any JSON at all, of which whoever it is for makes what it can. */
export const anything: Reader<Json> = (value, path) => {
  if (typeof value === "object" && value !== null) return ok(toJson(value));
  return value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? ok(value)
    : malformed(path, "value");
};

export function literal<const Value extends string | number | boolean | null>(only: Value): Reader<Value> {
  return (value, path) => (value === only ? ok(only) : malformed(path, `exactly ${JSON.stringify(only)}`));
}

export function oneOf<const Value extends string | number>(values: readonly Value[]): Reader<Value> {
  return (value, path) => {
    const found = values.find((candidate) => candidate === value);
    return found === undefined ? malformed(path, `one-of ${values.join(", ")}`) : ok(found);
  };
}

export function nullable<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (value, path) => (value === null ? ok(null) : reader(value, path));
}

export function listOf<Value>(reader: Reader<Value>, most: number = MOST_ENTRIES): Reader<readonly Value[]> {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) return malformed(path, `list ${most}`);
    const items: Value[] = [];
    for (let index = 0; index < value.length; index++) {
      const item = reader(value[index], `${path}/${index}`);
      if (!item.ok) return item;
      items.push(item.value);
    }
    return ok(items);
  };
}

function plainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** A record by id, such as the fighters of a fight. */
export function recordOf<Key extends string, Value>(
  key: Reader<Key>,
  reader: Reader<Value>,
  most: number = MOST_ENTRIES,
): Reader<Readonly<Record<Key, Value>>> {
  return (value, path) => {
    if (!plainObject(value)) return malformed(path, "record");
    const names = Object.keys(value);
    if (names.length > most) return malformed(path, `entries ${most}`);
    const entries: [Key, Value][] = [];
    for (const name of names) {
      const id = key(name, `${path}/${name.slice(0, 64)}`);
      if (!id.ok) return id;
      const entry = reader(value[name], `${path}/${id.value}`);
      if (!entry.ok) return entry;
      entries.push([id.value, entry.value]);
    }
    return ok(fromEntries(entries));
  };
}

type Shape<Value> = { readonly [Key in keyof Value]-?: Reader<Value[Key]> };

/** An object with exactly these members; one too many is as wrong as one missing. */
export function shape<Value extends object>(members: Shape<Value>): Reader<Value> {
  const names = keysOf<keyof Value & string>(members);
  return (value, path) => {
    if (!plainObject(value)) return malformed(path, "object");
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(members, name)) return malformed(`${path}/${name.slice(0, 64)}`, "absent");
    }
    const read: Partial<Value> = {};
    for (const name of names) {
      if (!Object.hasOwn(value, name)) return malformed(`${path}/${name}`, "value");
      const member = members[name](value[name], `${path}/${name}`);
      if (!member.ok) return member;
      read[name] = member.value;
    }
    return ok(complete<Value>(read));
  };
}

type Added<Value> = Partial<Value> | ((old: Readonly<Record<string, unknown>>) => object);

/** What was written down before some members were thought of reads as if it had had them, as `added` has or makes them. */
export function sinceThen<Value extends object>(reader: Reader<Value>, added: Added<Value>): Reader<Value> {
  return (value, path) => {
    if (!plainObject(value)) return reader(value, path);
    return reader({ ...(typeof added === "function" ? added(value) : added), ...value }, path);
  };
}

/** The same of some cases of a union. */
export function casesSinceThen<Value extends object>(
  tag: keyof Value & string,
  reader: Reader<Value>,
  added: Readonly<Record<string, object>>,
): Reader<Value> {
  return (value, path) => reader(plainObject(value) ? { ...added[String(value[tag])], ...value } : value, path);
}

type CaseOf<Union, Tag extends keyof Union, Name> = Union extends Union
  ? Name extends Union[Tag]
    ? Union
    : never
  : never;

/** Each case of a union by what its tag says: the readers of its other members. */
export type Cases<Union, Tag extends keyof Union> = {
  readonly [Name in Union[Tag] & string]: Shape<Omit<CaseOf<Union, Tag, Name>, Tag>>;
};

type Members = Readonly<Record<string, Reader<unknown>>>;

/** The readers of a union's cases by what its tag says, as one. */
function byTag<Union extends object>(tag: string, cases: Readonly<Record<string, Members>>): Reader<Union> {
  const names = keysOf(cases);
  const readers = new Map<unknown, Reader<Union>>(
    names.map((name) => [name, shape(byRow<Union>({ [tag]: literal(name), ...cases[name] }))]),
  );
  return (value, path) => {
    if (!plainObject(value)) return malformed(path, "object");
    const reader = readers.get(Object.hasOwn(value, tag) ? value[tag] : undefined);
    return reader?.(value, path) ?? malformed(`${path}/${tag}`, `one-of ${names.join(", ")}`);
  };
}

/** A union told apart by one member; a case that the table of them lacks does not compile. */
export const tagged = <Union extends object, Tag extends keyof Union & string>(
  tag: Tag,
  cases: Cases<Union, Tag>,
): Reader<Union> => byTag<Union>(tag, cases);

type CasesRead<Tag extends string, Table> = {
  [Name in keyof Table]: { readonly [Key in Tag]: Name } & {
    readonly [Key in keyof Table[Name]]: Read<Table[Name][Key]>;
  };
}[keyof Table];

/** The same where no type of it has been written down: what it reads is what the table of its cases says. */
export const union = <Tag extends string, Table extends Readonly<Record<string, Members>>>(
  tag: Tag,
  cases: Table,
): Reader<CasesRead<Tag, Table>> => byTag<CasesRead<Tag, Table>>(tag, cases);

/** What was written down under another name reads as if it had had this one. */
export function renamed<Value>(was: string, now: string, reader: Reader<Value>): Reader<Value> {
  return (value, path) => {
    if (!plainObject(value) || !Object.hasOwn(value, was) || Object.hasOwn(value, now)) return reader(value, path);
    const { [was]: named, ...others } = value;
    return reader({ [now]: named, ...others }, path);
  };
}

/** A further demand on a value that already reads well. */
export function where<Value>(reader: Reader<Value>, demand: (value: Value) => Expected | null): Reader<Value> {
  return (value, path) => {
    const read = reader(value, path);
    if (!read.ok) return read;
    const complaint = demand(read.value);
    return complaint === null ? read : malformed(path, complaint);
  };
}
