import { DEFAULT_RULESET } from "../../../../rules/index.ts";
import { gathering, newFight, presentationOf, readNewFight, type GatheringContext } from "../../../../view/index.ts";
import { say, words } from "../../../chat/notices.ts";
import { combatTypeOf, entrantOf, playedBy } from "../../../encounter/index.ts";
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

/** Who would stand on which side if this fight began now, as far as this user sees them; null where it is no game of ours. */
export function gatheredIn(combat: Combat.Implementation): GatheringContext | null {
  const played = playedBy(combat);
  const show = played.ok ? presentationOf(played.value.name) : null;
  if (!played.ok || show === null) return null;
  const { ruleset } = played.value;
  const gathered = [...combat.combatants].flatMap((combatant) =>
    game.user.isGM || !combatant.hidden
      ? [{ name: combatant.name ?? "", side: entrantOf(combatant, ruleset).side }]
      : [],
  );
  return gathering(gathered, show, words);
}
