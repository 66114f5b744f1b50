import type { HeartRush } from "../../rules/index.ts";
import { rollCheck } from "./checks/roll-check.ts";

/** A click on a stance card or an ability outside of engagements: a check, with the dialog unless Shift is held. */
export async function rollAbility(
  actor: Actor.Implementation,
  ability: HeartRush.Ability,
  event: { readonly shiftKey: boolean },
): Promise<void> {
  await rollCheck(actor, { ability, fast: event.shiftKey });
}
