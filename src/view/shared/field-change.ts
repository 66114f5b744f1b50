/** What a field of a sheet changes: one path below `system`, or one of the document itself. */
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

/**
 * The update for one changed field and nothing else, so that two people at one sheet do not overwrite each other. A field
 * of an array's entry changes that entry in the array as it stands now: Foundry replaces arrays whole.
 */
export function fieldChange(name: string, value: unknown, source: unknown): FieldChange {
  const [, array, index, below] = INDEX.exec(name) ?? [];
  if (array === undefined || index === undefined || below === undefined) return { [name]: value };
  const entries = at(source, array);
  if (!Array.isArray(entries) || Number(index) >= entries.length) return {};
  const changed = entries.map((entry: unknown, position) =>
    position === Number(index) ? withChanged(entry, below, value) : entry,
  );
  return { [array]: changed };
}

/** The array without one entry, or with one more. */
export function withoutEntry(path: string, index: number, source: unknown): FieldChange {
  const entries = at(source, path);
  return Array.isArray(entries) ? { [path]: entries.filter((_entry: unknown, position) => position !== index) } : {};
}

export function withEntry(path: string, entry: unknown, source: unknown): FieldChange {
  const entries = at(source, path);
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
