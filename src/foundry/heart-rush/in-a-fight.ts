import { HeartRush, type AnyTable, type FighterId } from "../../rules/index.ts";
import type { Rush } from "../../view/heart-rush/sheet/index.ts";
import { askEither } from "../applications/ask-first.ts";
import { say } from "../chat/notices.ts";
import { fighterOf, hasBegun, rulesetNameOf, send, tableOf, tell } from "../encounter/index.ts";
import { allFights } from "../ports/fights.ts";

/** What the game says of a fighter, whose fight is held here without its type. */
const GAME: {
  standing(table: AnyTable, who: FighterId): HeartRush.sheets.Standing | null;
  handlingCounts(table: AnyTable, what: string): boolean;
} = { standing: HeartRush.sheets.standing, handlingCounts: HeartRush.sheets.handlingCounts };

/** Whom an actor is in the Heart Rush fight it is in; null outside of fights. */
function fighting(actor: Actor.Implementation) {
  for (const combat of allFights()) {
    if (rulesetNameOf(combat.type) !== "heart-rush" || !hasBegun(combat)) continue;
    const combatant = combat.combatants.find((one) => one.actor === actor);
    const table = combatant && tableOf(combat);
    if (!combatant || !table?.ok) continue;
    const who = fighterOf(combatant);
    const now = GAME.standing(table.value, who);
    if (now !== null) return { combat, who, table: table.value, ...now };
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
export const helpOf = (actor: Actor.Implementation): number => fighting(actor)?.helped ?? 0;

/** HR-ECON-7: that help is used up by a check. */
export async function useHelp(actor: Actor.Implementation): Promise<void> {
  const fighter = fighting(actor);
  if (fighter !== null) await does(fighter.combat, { do: "use-help", who: fighter.who });
}

/**
 * HR-ECON-4: what is drawn or stowed counts as handling an object where the rules count it, unless whoever does it says
 * otherwise. Whether it may go on.
 */
export async function handles(actor: Actor.Implementation, item: Item.Implementation): Promise<boolean> {
  const fighter = fighting(actor);
  if (fighter === null || !GAME.handlingCounts(fighter.table, item.type)) return true;
  const counts = await askEither(
    say("HEARTRUSH.Sheet.handling.title", { name: item.name }),
    say("HEARTRUSH.Sheet.handling.question"),
    [say("HEARTRUSH.Sheet.handling.counts"), say("HEARTRUSH.Sheet.handling.free")],
  );
  return counts === true ? does(fighter.combat, { do: "object", who: fighter.who }) : counts === false;
}
