import type { HeartRush } from "../../rules/index.ts";
import type { Rush } from "../../view/heart-rush/sheet/index.ts";
import { fighterOf, hasBegun, rulesetNameOf, send, tableOf, tell } from "../encounter/index.ts";
import { allFights } from "../ports/fights.ts";

/** Whom an actor is in the Heart Rush fight it is in; null outside of fights. */
function fighting(actor: Actor.Implementation) {
  for (const combat of allFights()) {
    if (rulesetNameOf(combat.type) !== "heart-rush" || !hasBegun(combat)) continue;
    const combatant = combat.combatants.find((one) => one.actor === actor);
    const table = combatant && tableOf(combat);
    if (!combatant || !table?.ok) continue;
    const who = fighterOf(combatant);
    const rush: unknown = foundry.utils.getProperty(table.value.fight, `fighters.${who}.rush`);
    const action = foundry.utils.getProperty(table.value.fight, `fighters.${who}.action`) === true;
    if (typeof rush === "number") return { combat, who, rush, action };
  }
  return null;
}

/** The rush points of an actor in the fight it is in; null outside of fights, where there are none. */
export function rushOf(actor: Actor.Implementation): Rush | null {
  const fighter = fighting(actor);
  return fighter && { points: fighter.rush, ruled: game.user.isGM };
}

/** HR-GM-1: the Game Master gives or takes rush points, as an event of the fight that can be taken back. */
export async function setRush(actor: Actor.Implementation, rush: number): Promise<void> {
  const fighter = fighting(actor);
  if (fighter === null) return;
  const { combat, who, action } = fighter;
  const answer = await send(combat, {
    do: "rule",
    ruling: { is: "refresh", who, action, rush },
  } satisfies HeartRush.Command);
  if (!answer.ok) tell(combat, answer.reason);
}
