import { childrenOf, COLLECTIONS, comesAlone, type DocumentName, PRIMARY_NAMES } from "../common/hierarchy.ts";
import type { JsonObject } from "../common/json.ts";

/** What is wrong with a world's rows: documents named but missing, and documents that nobody names. */
export function damageIn(rows: ReadonlyMap<string, JsonObject>): readonly string[] {
  const named = new Set<string>();
  const missing: string[] = [];
  const visit = (name: DocumentName, fields: string, ids: string): void => {
    const key = `!${fields}!${ids}`;
    named.add(key);
    const row = rows.get(key);
    if (!row) return void missing.push(`${key} is missing`);
    for (const [child, field] of childrenOf(name)) {
      const carried = comesAlone(child) ? [row[field]] : row[field];
      for (const id of Array.isArray(carried) ? (carried as readonly unknown[]) : []) {
        if (typeof id === "string") visit(child, `${fields}.${field}`, `${ids}.${id}`);
      }
    }
  };
  for (const name of PRIMARY_NAMES) {
    const prefix = `!${COLLECTIONS[name]}!`;
    for (const key of rows.keys()) if (key.startsWith(prefix)) visit(name, COLLECTIONS[name], key.slice(prefix.length));
  }
  const stray = [...rows.keys()].filter((key) => !named.has(key) && !/^!(credentials|table)!/.test(key));
  return [...missing, ...stray.map((key) => `${key} belongs to nobody`)];
}
