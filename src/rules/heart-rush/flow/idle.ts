import type { FighterId } from "../../core/brand.ts";
import { mayMove } from "../body/condition-limits.ts";
import type { Command } from "../state/commands.ts";
import { ableToAct, combatantOf, combatants, otherSide } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { HeartTable, Side } from "../state/model.ts";
import { mayOffend } from "../engagement/offence.ts";
import { hasFreeStep, undeclared } from "../engagement/stage.ts";
import { engagementOf, hasPrey, legalTargets, resolvingOf } from "../engagement/targets.ts";
import { payAction } from "./economy.ts";

/** What answers itself, as there is one answer only. */

/** HR-STEP-14: whether there is anybody whom this member could do anything to in its stage, be it after a step. */
function hasChoice(table: HeartTable, id: FighterId): boolean {
  const who = combatantOf(table, id);
  const resolving = resolvingOf(table);
  if (who === null || resolving === null || legalTargets(table, id).length > 0) return true;
  if (resolving.stage === "agility" && hasPrey(table, who) && hasFreeStep(table, who).ok) return true;
  // Of all that may be done to a neighbour in place of a blow, a stunt asks for the least.
  const members = engagementOf(table)?.members ?? [];
  return members.some((other) => {
    const target = combatantOf(table, other);
    const stunt = { do: "stunt", target: other, ability: "might", answer: null } as const;
    return target !== null && mayOffend(table, who, target, stunt, resolving.stances).ok;
  });
}

/** HR-STEP-14: those who hold back by themselves. */
export const holdingBack = (table: HeartTable): readonly Command[] =>
  undeclared(table)
    .filter((who) => !hasChoice(table, who))
    .map((who) => ({ do: "declare", who, what: { do: "hold" } }));

/** Abilities that cost neither the action nor rush points. */
const hasFreeAbility = ({ known, spent }: Combatant["sheet"]): boolean =>
  Object.entries(known).some(
    ([name, { frequency, instant, action }]) =>
      !instant && !action && frequency !== "minor" && !Object.hasOwn(spent, name),
  );

/** Whether one has anything left to do when one's side has the turn, be it to call out. */
function hasDeed(who: Combatant): boolean {
  const { action, rush, dashed, interacted, calledOut, surprised, engaged } = who.fighter;
  if (!ableToAct(who) || surprised) return false;
  if ((action && payAction(who).ok) || rush > 0 || !interacted || !calledOut) return true;
  const again = engaged > 0 && engaged < who.sheet.nature.engagements;
  return again || (!dashed && mayMove(who.sheet).ok) || hasFreeAbility(who.sheet);
}

/** HR-TURN-6: the side that passes by itself, if it has the turn and the other goes on. */
export function passingSide(table: HeartTable): Side | null {
  const { phase } = table.fight;
  if (phase.at !== "turn") return null;
  const of = (side: Side): readonly Combatant[] => combatants(table).filter(({ fighter }) => fighter.side === side);
  const goesOn = of(otherSide(phase.side)).some(ableToAct);
  return goesOn && !of(phase.side).some(hasDeed) ? phase.side : null;
}
