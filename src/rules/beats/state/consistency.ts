import type { FighterId } from "../../core/brand.ts";
import type { Expected } from "../../core/json.ts";
import { targetOf } from "../turns/action.ts";
import { combatants, handOf, inRound, presentedOf } from "./fighters.ts";
import type { Combatant } from "./fighters.ts";
import type { BeatsTable, PhaseAt } from "./model.ts";
import { DICE_IN_A_ROLL } from "./model.ts";
import { entryOf } from "../../core/table.ts";
import { keysOf } from "../../core/casts.ts";

/** What is wrong with a table whose parts all read well, if anything. */
export function complaint(table: BeatsTable): Expected | null {
  const fighters = keysOf(table.fight.fighters);
  const strangers = (named: readonly (FighterId | null)[]): boolean =>
    named.some((who) => who !== null && !fighters.includes(who));
  if (!combatants(table).every(hasSoundDice)) return "hand";
  if (strangers(named(table))) return "known-fighters";
  return phaseComplaint(table);
}

function hasSoundDice({ fighter: { dice, acted, surrendered }, sheet }: Combatant): boolean {
  const ids = new Set(dice.map(({ id }) => id));
  const presented = dice.filter(({ zone }) => zone === "presented");
  if (dice.length === 0) return !acted;
  return ids.size === DICE_IN_A_ROLL && presented.length <= 1 && !surrendered && !sheet.helpless;
}

/** Everyone whom the course of the fight speaks of. */
function named({ fight: { unnamed, phase, ...fight } }: BeatsTable): readonly (FighterId | null)[] {
  const agreed = unnamed === null ? fight.agreed : [...fight.agreed, unnamed.by, unnamed.who];
  switch (phase.at) {
    case "muster":
      return [...agreed, ...keysOf(phase.musters)];
    case "select":
      return [...agreed, ...keysOf(phase.seals), ...keysOf(phase.laid)];
    case "act":
      return [...agreed, ...phase.order, phase.turn];
    case "answer":
      return [...agreed, ...phase.order, phase.turn, ...phase.waiting, targetOf(phase.action)];
    case "over":
      return [
        ...agreed,
        ...(phase.contest === null ? [] : [phase.contest.who, phase.contest.against, phase.contest.aid]),
      ];
  }
}

function phaseComplaint(table: BeatsTable): Expected | null {
  const { phase } = table.fight;
  switch (phase.at) {
    case "muster":
    case "over":
      return inRound(table).length === 0 ? null : "no-dice";
    case "select":
      return selectComplaint(table, phase);
    case "act":
    case "answer":
      return beatComplaint(table, phase);
  }
}

function selectComplaint(table: BeatsTable, { laid, seals }: PhaseAt<"select">): Expected | null {
  const choosing = inRound(table);
  if (choosing.some(({ fighter }) => presentedOf(fighter) !== undefined)) return "hidden-dice";
  if (choosing.some(({ fighter }) => handOf(fighter).length === 0)) return "dice-in-hand";
  const fits = (who: FighterId): boolean =>
    choosing.some(
      (one) => one.who === who && (!(who in laid) || handOf(one.fighter).some(({ id }) => id === entryOf(laid, who))),
    );
  return [...keysOf(seals), ...keysOf(laid)].every(fits) ? null : "choices";
}

function beatComplaint(table: BeatsTable, phase: PhaseAt<"act" | "answer">): Expected | null {
  const presenting = inRound(table)
    .filter(({ fighter }) => presentedOf(fighter) !== undefined)
    .map(({ who }) => who);
  const { order, turn } = phase;
  const whole = presenting.length === inRound(table).length && order.length === presenting.length;
  if (!whole || new Set(order).size !== order.length || !order.every((who) => presenting.includes(who))) {
    return "order";
  }
  if (turn === null || entryOf(table.fight.fighters, turn)?.acted !== false) return "turn";
  if (phase.at === "act") return null;
  const { waiting } = phase;
  const fit = waiting.length > 0 && new Set(waiting).size === waiting.length;
  return fit && waiting.every((who) => who !== turn && order.includes(who)) ? null : "answerer";
}
