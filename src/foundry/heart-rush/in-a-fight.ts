import type { HeartRush } from "../../rules/index.ts";
import type { Rush } from "../../view/heart-rush/sheet/index.ts";
import { askEither } from "../applications/ask-first.ts";
import { say } from "../chat/notices.ts";
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
    const of = (path: string): unknown => foundry.utils.getProperty(table.value.fight, path);
    const [rush, helped] = [of(`fighters.${who}.rush`), of(`fighters.${who}.helped`)];
    if (typeof rush !== "number" || typeof helped !== "number") continue;
    return { combat, who, rush, helped, action: of(`fighters.${who}.action`) === true, phase: of("phase.at") };
  }
  return null;
}

/** The rush points of an actor in the fight it is in; null outside of fights, where there are none. */
export function rushOf(actor: Actor.Implementation): Rush | null {
  const fighter = fighting(actor);
  return fighter && { points: fighter.rush, ruled: game.user.isGM };
}

/** Sends what an actor does in its fight; what is refused is said. */
async function does(combat: Combat.Implementation, command: HeartRush.Command): Promise<boolean> {
  const answer = await send(combat, command);
  if (!answer.ok) tell(combat, answer.reason);
  return answer.ok;
}

/** HR-GM-1: the Game Master gives or takes rush points, as an event of the fight that can be taken back. */
export async function setRush(actor: Actor.Implementation, rush: number): Promise<void> {
  const fighter = fighting(actor);
  if (fighter === null) return;
  const { combat, who, action } = fighter;
  await does(combat, { do: "rule", ruling: { is: "refresh", who, action, rush } });
}

/** HR-ECON-7: how many have helped an actor in its fight towards its next roll. */
export const helpOf = (actor: Actor.Implementation): number => {
  const fighter = fighting(actor);
  return fighter === null || fighter.phase === "over" ? 0 : fighter.helped;
};

/** HR-ECON-7: that help is used up by a check. */
export async function useHelp(actor: Actor.Implementation): Promise<void> {
  const fighter = fighting(actor);
  if (fighter !== null) await does(fighter.combat, { do: "use-help", who: fighter.who });
}

/** Before the first round and after the last nobody counts what is handled. */
const COUNTED: readonly unknown[] = ["turn", "engagement"];

/**
 * HR-ECON-4: in a fight, what is drawn or stowed counts as handling an object, unless whoever does it says otherwise; what
 * is worn is not asked about. Whether it may go on.
 */
export async function handles(actor: Actor.Implementation, item: Item.Implementation): Promise<boolean> {
  const fighter = fighting(actor);
  if (fighter === null || !COUNTED.includes(fighter.phase) || (item.type !== "weapon" && item.type !== "shield"))
    return true;
  const counts = await askEither(
    say("HEARTRUSH.Sheet.handling.title", { name: item.name }),
    say("HEARTRUSH.Sheet.handling.question"),
    [say("HEARTRUSH.Sheet.handling.counts"), say("HEARTRUSH.Sheet.handling.free")],
  );
  return counts === true ? does(fighter.combat, { do: "object", who: fighter.who }) : counts === false;
}
