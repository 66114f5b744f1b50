/**
 * Whether a value comes back from JSON exactly as it went in. Said by walking it, because writing and reading whole
 * fights at every step of thousands of them is what would take the time.
 */
export function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0);
    case "object":
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainRecord(value));
    default:
      return false;
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  if (Object.keys(list).length !== list.length) return false;
  for (const item of list) if (!isPlainJson(item)) return false;
  return true;
}

function isPlainRecord(record: object): boolean {
  if (Object.getPrototypeOf(record) !== Object.prototype) return false;
  const members = record as Readonly<Record<string, unknown>>;
  const names = Object.keys(members);
  // A symbol, a hidden member: whatever JSON would pass over.
  if (Reflect.ownKeys(members).length !== names.length) return false;
  for (const name of names) if (!isPlainJson(members[name])) return false;
  return true;
}
