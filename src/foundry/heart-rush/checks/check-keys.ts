import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../../view/index.ts";
import { warn } from "../../chat/notices.ts";
import { bindWithAlt } from "../../ports/key-binding.ts";
import { openRequest } from "./request-form.ts";
import { ownActor } from "./own-actor.ts";
import { rollCheck } from "./roll-check.ts";

function roll(ability: HeartRush.Ability): void {
  const actor = ownActor();
  if (actor === null) warn("HEARTRUSH.Check.noHero");
  else void rollCheck(actor, { ability });
}

/** Alt with 1 to 4 rolls an ability of whoever is in hand, Alt with 0 asks for a check. */
export function registerCheckKeys(): void {
  for (const [index, ability] of HeartRush.ABILITIES.entries()) {
    const name = `HEARTRUSH.Key.check.${ability}` satisfies LangKey;
    bindWithAlt(`check-${ability}`, { name, key: `Digit${index + 1}`, down: () => roll(ability) });
  }
  const name: LangKey = "HEARTRUSH.Request.title";
  bindWithAlt("ask-for-check", { name, key: "Digit0", restricted: true, down: () => void openRequest() });
}
