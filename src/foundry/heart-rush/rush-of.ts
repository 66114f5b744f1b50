import { fighterOf, hasBegun, rulesetNameOf, tableOf } from "../encounter/index.ts";
import { allFights } from "../ports/fights.ts";

/** The rush points of an actor in the fight it is in; null outside of fights, where there are none. */
export function rushOf(actor: Actor.Implementation): number | null {
  for (const combat of allFights()) {
    if (rulesetNameOf(combat.type) !== "heart-rush" || !hasBegun(combat)) continue;
    const combatant = combat.combatants.find((one) => one.actor === actor);
    const table = combatant && tableOf(combat);
    if (!combatant || !table?.ok) continue;
    const rush: unknown = foundry.utils.getProperty(table.value.fight, `fighters.${fighterOf(combatant)}.rush`);
    if (typeof rush === "number") return rush;
  }
  return null;
}
