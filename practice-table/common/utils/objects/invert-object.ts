export function invertObject(object: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [String(value), key]));
}
