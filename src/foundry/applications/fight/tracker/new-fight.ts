import { DEFAULT_RULESET } from "../../../../rules/index.ts";
import { newFight, readNewFight } from "../../../../view/index.ts";
import { say } from "../../../chat/notices.ts";
import { combatTypeOf } from "../../../encounter/index.ts";
import { SYSTEM_ID } from "../../../ports/system.ts";
import { askForm } from "../../ask-form.ts";

/** What the tracker's button makes: a fight by the rules that the Game Master chooses, the world's own unless they say otherwise. */
export async function makeFight(): Promise<Combat.Implementation | null> {
  const usual = game.settings.get(SYSTEM_ID, "defaultRuleset") ?? DEFAULT_RULESET;
  const chosen = await askForm(
    say("HEARTRUSH.Fight.begin.title"),
    "HEARTRUSH.Fight.begin.make",
    "systems/heart-rush/templates/fight/new-fight.hbs",
    newFight(usual),
  );
  const name = chosen === null ? null : readNewFight(chosen);
  if (name === null) return null;
  const combat = await Combat.implementation.create({ type: combatTypeOf(name) });
  await combat?.activate({ render: false });
  return combat ?? null;
}
