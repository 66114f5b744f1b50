/** What a field of a sheet changes: one path below `system`, or one of the document itself. Undefined is what must go. */
export type FieldChange = Readonly<Record<string, unknown>>;

const INDEX = /^(.+?)\.(\d+)\.(.+)$/;

function at(source: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
      source,
    );
}

function withChanged(entry: unknown, path: string, value: unknown): Record<string, unknown> {
  const before: Record<string, unknown> = typeof entry === "object" && entry !== null ? { ...entry } : {};
  const [key = "", ...below] = path.split(".");
  return { ...before, [key]: below.length === 0 ? value : withChanged(before[key], below.join("."), value) };
}

/** The id of an entry that was kept by its place alone. */
const idAt = (place: number): string => `entry${place}`;

/**
 * Data of an earlier version, whose lists become records of entries by id. Every client makes the same of it, whoever
 * writes it first. What purchases say of the place of an aspect goes along.
 */
export function withIds<Source extends Record<string, unknown>>(source: Source, lists: readonly string[]): Source {
  for (const list of lists) {
    const entries: unknown = source[list];
    if (!Array.isArray(entries)) continue;
    const known = entries.map((entry: unknown, place) => [idAt(place), entryWithIds(entry)] as const);
    Object.assign(source, { [list]: Object.fromEntries(known) });
  }
  return source;
}

function entryWithIds(entry: unknown): unknown {
  if (typeof entry !== "object" || entry === null || Reflect.get(entry, "bought") !== "aspectRank") return entry;
  const of = Number(Reflect.get(entry, "of"));
  return Number.isInteger(of) ? { ...entry, of: idAt(of) } : entry;
}

/**
 * The update for one changed field and nothing else, so that two people at one sheet do not overwrite each other. A field
 * of an array's entry changes that entry in the array as it stands now: Foundry replaces arrays whole. Of an entry that is
 * gone nothing is written.
 */
export function fieldChange(name: string, value: unknown, source: unknown): FieldChange {
  const [, array, index, below] = INDEX.exec(name) ?? [];
  if (array === undefined || index === undefined || below === undefined) {
    const above = name.includes(".") ? at(source, name.slice(0, name.lastIndexOf("."))) : source;
    return above === undefined || above === null ? {} : { [name]: value };
  }
  const entries = at(source, array);
  if (!Array.isArray(entries) || Number(index) >= entries.length) return {};
  const changed = entries.map((entry: unknown, position) =>
    position === Number(index) ? withChanged(entry, below, value) : entry,
  );
  return { [array]: changed };
}

const isRecord = (entries: unknown): entries is object =>
  typeof entries === "object" && entries !== null && !Array.isArray(entries);

/** A list without one entry, or with one more: an array whole, of a record that entry alone. */
export function withoutEntry(path: string, key: string, source: unknown): FieldChange {
  const entries = at(source, path);
  if (Array.isArray(entries)) return { [path]: entries.filter((_: unknown, place) => place !== Number(key)) };
  return isRecord(entries) && Object.hasOwn(entries, key) ? { [`${path}.${key}`]: undefined } : {};
}

export function withEntry(path: string, entry: unknown, source: unknown, id: string): FieldChange {
  const entries = at(source, path);
  if (isRecord(entries)) return { [`${path}.${id}`]: entry };
  const before: readonly unknown[] = Array.isArray(entries) ? entries : [];
  return { [path]: [...before, entry] };
}

/** A list of numbers with one more, or, where that is in it already, without it. */
export function toggledMember(list: unknown, value: number): readonly number[] {
  const now = Array.isArray(list) ? list.filter((one): one is number => typeof one === "number") : [];
  return now.includes(value) ? now.filter((one) => one !== value) : [...now, value].sort((one, other) => one - other);
}

const DELTA = /^\s*([+\-−])\s*(\d{1,6})\s*$/;

/** A number as people write it into a field: `31`, or what is added to the number that stands there, `-12`. */
export function writtenNumber(written: string, now: number): number | null {
  const [, sign, amount] = DELTA.exec(written) ?? [];
  if (sign !== undefined && amount !== undefined) return sign === "+" ? now + Number(amount) : now - Number(amount);
  const number = Number(written.trim().replace(/^=/, "").replace("−", "-"));
  return written.trim() === "" || !Number.isFinite(number) ? null : number;
}
