import type { ErrorCode, WireError } from "../common/protocol.ts";
import { InvalidSource } from "./documents/models.ts";

/** A request that is not carried out. It is an answer to the client and no fault of the server. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The answer for what was thrown while a request was judged; null for a fault that nobody foresaw. */
export function wireError(error: unknown): WireError | null {
  if (error instanceof Refusal) return { code: error.code, message: error.message };
  if (error instanceof InvalidSource) return { code: "invalid", message: error.message, faults: error.faults };
  return null;
}
