import type { FighterId } from "../../core/brand.ts";
import type { Event } from "../state/events.ts";
import { combatantOf, dominance, inRound } from "../state/fighters.ts";
import type { Action, BeatsTable, PhaseAt, ToolRef } from "../state/model.ts";
import type { Refusal } from "../state/refusals.ts";
import { heldBy, judgeCatch, judgeDisarm, judgeLying, throwerOf } from "../tools.ts";

/** Whom an action threatens, if anybody. */
export const targetOf = (action: Action): FighterId | null => ("target" in action ? action.target : null);

/** BTS-ACT-2, BTS-ACT-3: one may act against anybody else who has not surrendered, and on tools as they lie. */
export function judgeAction(table: BeatsTable, actor: FighterId, action: Action): Refusal | null {
  const target = targetOf(action);
  if (target !== null) {
    const combatant = combatantOf(table, target);
    if (combatant === null) return "unknown-fighter";
    if (target === actor) return "self-target";
    if (combatant.fighter.surrendered) return "target-out";
  }
  switch (action.is) {
    case "disarm":
      return judgeDisarming(table, action.target, action.tool);
    case "kick":
    case "arm":
      return judgeLying(table, action.tool);
    case "catch":
      return judgeCatch(table, actor, action.tool);
    case "attack":
    case "disadvantage":
    case "other":
    case "pass":
      return null;
  }
}

/** BTS-TOOL-3, BTS-TOOL-7: the disarmer names the tool, or, by option `disarmPick`, whoever loses it. */
function judgeDisarming(table: BeatsTable, target: FighterId, tool: ToolRef | null): Refusal | null {
  if (table.fight.options.disarmPick === "victim") return heldBy(table, target).length > 0 ? null : "tool-not-held";
  return tool === null ? "tool-not-held" : judgeDisarm(table, target, tool);
}

/** BTS-ANS-1, BTS-TOOL-8: the target, or whoever is to throw something, is asked first, then the others from the lowest die up; by option `counterBy` only the target. */
export function askedAbout(
  table: BeatsTable,
  actor: FighterId,
  order: readonly FighterId[],
  action: Action,
): readonly FighterId[] {
  const present = inRound(table).map(({ who }) => who);
  const target = targetOf(action);
  const thrower = action.is === "catch" ? throwerOf(table, actor, action.tool) : null;
  const first = present.filter((who) => who === (target ?? thrower));
  if (table.fight.options.counterBy === "target") return first;
  const others = order.filter((who) => present.includes(who) && who !== actor && !first.includes(who));
  return [...first, ...others.toSorted((one, other) => dominance(table, one) - dominance(table, other))];
}

/** BTS-ACT-4: what an action does when nobody has countered it. */
export function effectOf(table: BeatsTable, { action, turn, gives }: PhaseAt<"answer">): readonly Event[] {
  switch (action.is) {
    case "attack":
      return [{ type: "wounded", who: action.target, wound: action.wound, by: turn }];
    case "disadvantage":
      return [{ type: "disadvantaged", who: action.target }];
    case "disarm": {
      const tool = gives ?? action.tool ?? heldBy(table, action.target)[0];
      if (tool === undefined || judgeDisarm(table, action.target, tool) !== null) return [];
      return [{ type: "tool-moved", tool, to: "ground", by: null }];
    }
    case "kick":
      return judgeLying(table, action.tool) === null
        ? [{ type: "tool-moved", tool: action.tool, to: "away", by: null }]
        : [];
    case "arm":
    case "catch":
      return judgeAction(table, turn, action) === null
        ? [{ type: "tool-moved", tool: action.tool, to: "held", by: turn }]
        : [];
    case "other":
    case "pass":
      return [];
  }
}
