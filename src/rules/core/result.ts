/** What was asked for, or the reason it may not be: refusals are values, never throws. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const refuse = <Reason>(reason: Reason): Result<never, Reason> => ({ ok: false, reason });
