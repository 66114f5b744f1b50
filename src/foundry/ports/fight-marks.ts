import { SYSTEM_ID } from "./system-id.ts";

interface Departed {
  readonly name: string;
  readonly img: string;
  readonly hidden: boolean;
}

const isDeparted = (known: unknown): known is Departed =>
  typeof known === "object" &&
  known !== null &&
  typeof Reflect.get(known, "name") === "string" &&
  typeof Reflect.get(known, "img") === "string" &&
  typeof Reflect.get(known, "hidden") === "boolean";

/** Who has left this fight, by the id their combatant had. */
export function readDeparted(combat: Combat.Implementation): Readonly<Record<string, Departed>> {
  const flags = combat.flags as Readonly<Record<string, { readonly departed?: unknown } | undefined>>;
  const departed = flags[SYSTEM_ID]?.departed;
  if (typeof departed !== "object" || departed === null) return {};
  return Object.fromEntries(
    Object.entries(departed).filter((entry): entry is [string, Departed] => isDeparted(entry[1])),
  );
}

/** Up to which revision each fight has written to this actor. The types know no flags, and anyone may have changed them. */
export function readMarks(actor: Actor.Implementation): Readonly<Record<string, number>> {
  const flags = actor.flags as Readonly<Record<string, { readonly fights?: unknown } | undefined>>;
  const fights = flags[SYSTEM_ID]?.fights;
  if (typeof fights !== "object" || fights === null) return {};
  return Object.fromEntries(Object.entries(fights).filter(([, mark]) => typeof mark === "number"));
}
