import type { FighterId } from "../../core/brand.ts";
import { withFighter } from "../../core/table.ts";
import { combatantOf, dominance, handOf, inRound, presentedOf, withPhase } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { BeatsTable, Phase } from "../state/model.ts";

const mayStillAct = ({ fighter }: Combatant): boolean => presentedOf(fighter) !== undefined && !fighter.acted;

/**
 * BTS-TURN-1: the lowest current die among those who have not acted; equal ones as they stood at the reveal. By option
 * `order` the reveal alone decides.
 */
export function nextToAct(table: BeatsTable, order: readonly FighterId[]): FighterId | null {
  const able = order.flatMap((who) => combatantOf(table, who) ?? []).filter(mayStillAct);
  const [first, ...others] = able;
  if (first === undefined) return null;
  if (table.fight.options.order === "reveal") return first.who;
  return others.reduce(
    (lowest, { who }) => (dominance(table, who) < dominance(table, lowest) ? who : lowest),
    first.who,
  );
}

/** Gives the turn on when its owner has acted or is gone. */
export function carriedOn(table: BeatsTable): BeatsTable {
  const { phase } = table.fight;
  if (phase.at !== "act") return table;
  const owner = phase.turn === null ? null : combatantOf(table, phase.turn);
  if (owner !== null && mayStillAct(owner)) return table;
  return withPhase(table, { ...phase, turn: nextToAct(table, phase.order) });
}

const isHandLeft = (table: BeatsTable): boolean => inRound(table).some(({ fighter }) => handOf(fighter).length > 0);

/** Whether nobody is left who could act in this beat, or choose a die for it. */
export function isBeatOver(table: BeatsTable): boolean {
  const { phase } = table.fight;
  return phase.at === "select" ? !isHandLeft(table) : phase.at === "act" && phase.turn === null;
}

/** BTS-BEAT-1, BTS-BEAT-3: the presented dice are spent, whatever was done with them; after the third beat the round ends. */
export function withBeatEnded(table: BeatsTable): BeatsTable {
  const { phase } = table.fight;
  if (phase.at !== "select" && phase.at !== "act") return table;
  const spent = everyFighter(table, (before, who) =>
    withFighter(before, who, (fighter) => ({
      ...fighter,
      acted: false,
      dice: fighter.dice.map((die) => (die.zone === "presented" ? { ...die, zone: "spent" } : die)),
    })),
  );
  if (!isHandLeft(spent)) return withRoundEnded(spent);
  return withPhase(spent, { at: "select", beat: phase.beat + 1, seals: {}, laid: {} });
}

/** BTS-BEAT-4: all dice go back, and traits are named anew for the next round. */
function withRoundEnded(table: BeatsTable): BeatsTable {
  const cleared = withoutDice(table, { at: "muster", musters: {} });
  return { ...cleared, fight: { ...cleared.fight, round: cleared.fight.round + 1 } };
}

/** The table in another phase, with no dice on it. */
export const withoutDice = (table: BeatsTable, phase: Phase): BeatsTable =>
  withPhase(
    everyFighter(table, (before, who) =>
      withFighter(before, who, (fighter) => ({ ...fighter, dice: [], acted: false })),
    ),
    phase,
  );

const everyFighter = (table: BeatsTable, change: (table: BeatsTable, who: FighterId) => BeatsTable): BeatsTable =>
  inRound(table).reduce((before, { who }) => change(before, who), table);
