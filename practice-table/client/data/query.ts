import type { Document } from "../../common/abstract/document.ts";
import type { PlainObject } from "../../common/utils/objects/plain-object.ts";

export interface GetOperation {
  /** A compendium; the world where none is named. */
  readonly pack?: string | null;
  readonly query?: PlainObject;
  /** Entries of the index instead of documents. */
  readonly index?: boolean;
  readonly indexFields?: readonly string[];
}

/** Whatever reads documents: `CONFIG.DatabaseBackend`, with what modules have put around it. */
export interface Reader {
  get(documentClass: typeof Document, operation: GetOperation): Promise<unknown[]>;
}

/** What an index has of every document, whatever else it is asked for. */
export const INDEXED: ReadonlySet<string> = new Set([
  "_id",
  "name",
  "img",
  "type",
  "sort",
  "folder",
  "description",
  "thumb",
]);

/** Whether an entry is what a query of a compendium asks for: a value, one of several (`__in`), or any but one (`__ne`). */
export function matches(entry: object, query: PlainObject): boolean {
  return Object.entries(query).every(([asked, wanted]) => {
    const [, key = asked, operator] = /^(.*)__(in|ne)$/.exec(asked) ?? [];
    const present: unknown = Reflect.get(entry, key);
    if (operator === "in") return Array.isArray(wanted) && wanted.includes(present);
    return operator === "ne" ? present !== wanted : present === wanted;
  });
}
