import { HeartRush } from "../../../rules/index.ts";
import type { LangKey } from "../../../view/index.ts";
import { warn } from "../../chat/notices.ts";
import { bindWithAlt } from "../../ports/interface.ts";
import { openRequest } from "./request-form.ts";
import { ownActor } from "./own-actor.ts";
import { rollCheck } from "./roll-check.ts";

function roll(ability: HeartRush.Ability, fast: boolean): void {
  const actor = ownActor();
  if (actor === null) warn("HEARTRUSH.Check.noHero");
  else void rollCheck(actor, { ability, fast });
}

/** Their first letters in the books' language: with Alt the numbers are Foundry's, for the pages of the hotbar. */
const KEYS: Readonly<Record<HeartRush.Ability, string>> = {
  might: "KeyM",
  agility: "KeyA",
  cunning: "KeyC",
  presence: "KeyP",
};

/** Alt with its letter asks how whoever is in hand rolls an ability, with Shift it is rolled; Alt with 0 asks others for a check. */
export function registerCheckKeys(): void {
  const hint: LangKey = "HEARTRUSH.Key.fast";
  for (const ability of HeartRush.sheets.ABILITIES) {
    const name = `HEARTRUSH.Key.check.${ability}` satisfies LangKey;
    const down = (fast: boolean) => roll(ability, fast);
    bindWithAlt(`check-${ability}`, { name, hint, key: KEYS[ability], shift: true, down });
  }
  const name: LangKey = "HEARTRUSH.Request.title";
  bindWithAlt("ask-for-check", { name, key: "Digit0", restricted: true, down: () => void openRequest() });
}
