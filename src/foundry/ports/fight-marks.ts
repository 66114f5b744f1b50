import { SYSTEM_ID } from "./system-id.ts";

/** Up to which revision each fight has written to this actor. The types know no flags, and anyone may have changed them. */
export function readMarks(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const flags = actor.flags as Readonly<Record<string, { readonly fights?: unknown } | undefined>>;
  const fights = flags[SYSTEM_ID]?.fights;
  if (typeof fights !== "object" || fights === null) return {};
  return Object.fromEntries(Object.entries(fights).filter(([, mark]) => typeof mark === "number"));
}
