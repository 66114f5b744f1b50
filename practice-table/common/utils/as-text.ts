/** Any value as text: what is no text, number or truth value is written as JSON, and nothing is nothing. */
export function asText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return `${value}`;
  if (value instanceof Number) return value.toString();
  return JSON.stringify(value) ?? "";
}
