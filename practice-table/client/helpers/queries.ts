import type { Json } from "../../common/json.ts";
import type { QueryAnswer } from "../../common/protocol.ts";
import { CONFIG } from "../config.ts";

/** Runs the handler that `CONFIG.queries` has for a question. It is not told who asks. */
export async function answerQuery(name: string, data: Json, timeout: number): Promise<QueryAnswer> {
  const handler = CONFIG.queries[name];
  if (!handler) return { ok: false, message: `The query "${name}" is not registered here.` };
  try {
    const value: unknown = await handler(structuredClone(data), { timeout });
    return { ok: true, value: JSON.parse(JSON.stringify(value ?? null)) as Json };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
