import { setImmediate } from "node:timers/promises";
import { isJsonObject } from "../../common/json.ts";
import type { DocumentOperation } from "../../common/protocol.ts";
import { type HashedPasswords, hashPasswords } from "../web/credentials.ts";
import { sanitiseHtml } from "./sanitise.ts";

/** A request whose dear parts are worked out already, so that judging it holds nobody up. */
export interface Prepared {
  readonly operations: readonly DocumentOperation[];
  readonly passwords: HashedPasswords;
}

/** How many characters are cleaned before others have their turn. */
const SLICE = 50_000;

export async function prepare(operations: readonly DocumentOperation[]): Promise<Prepared> {
  let cleaned = 0;
  for (const html of markup(operations)) {
    sanitiseHtml(html);
    cleaned += html.length;
    if (cleaned < SLICE) continue;
    cleaned = 0;
    await setImmediate();
  }
  return { operations, passwords: await hashPasswords(operations) };
}

/** Every text that may be markup: whether a schema takes it for such is only known when it is judged. */
function* markup(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (value.includes("<")) yield value;
  } else if (Array.isArray(value)) for (const entry of value) yield* markup(entry);
  else if (isJsonObject(value)) for (const entry of Object.values(value)) yield* markup(entry);
}
