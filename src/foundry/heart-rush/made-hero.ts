import type { Written } from "../../view/heart-rush/forms/index.ts";
import { SYSTEM_ID } from "../ports/system.ts";
import { change } from "../ports/documents.ts";

/** How a hero was made, on the hero itself, until its first rest. */
export const MADE = `flags.${SYSTEM_ID}.made`;

/** What was filled in when this hero was made; null where that is not remembered any more. */
export function howMade(actor: Actor.Implementation): Written | null {
  const kept: unknown = foundry.utils.getProperty(actor, MADE);
  return typeof kept === "object" && kept !== null ? { ...kept } : null;
}

/** With its first rest a hero is as it is. */
export async function settleIn(actor: Actor.Implementation): Promise<void> {
  if (howMade(actor) !== null) await change(actor, { [MADE]: undefined });
}
