import type { FighterId } from "../../core/brand.ts";
import type { BeatDie, BeatsTable, DieId, Fighter, Phase, Sheet } from "./model.ts";
import { entryOf } from "../../core/table.ts";
import { keysOf } from "../../core/casts.ts";

/** A fighter with its sheet. */
export interface Combatant {
  readonly who: FighterId;
  readonly fighter: Fighter;
  readonly sheet: Sheet;
}

export const fighterIds = (table: BeatsTable): readonly FighterId[] => keysOf(table.fight.fighters);

export function combatantOf(table: BeatsTable, who: FighterId): Combatant | null {
  const fighter = entryOf(table.fight.fighters, who);
  const sheet = entryOf(table.sheets, who);
  return fighter === undefined || sheet === undefined ? null : { who, fighter, sheet };
}

export const combatants = (table: BeatsTable): readonly Combatant[] =>
  fighterIds(table).flatMap((who) => combatantOf(table, who) ?? []);

export const OUTS = ["surrendered", "helpless"] as const;
export type Out = (typeof OUTS)[number] | null;

/** BTS-OUT-1: whoever has surrendered or lies helpless is out of the fight. */
export function outOf({ fighter, sheet }: Combatant): Out {
  if (sheet.helpless) return "helpless";
  return fighter.surrendered ? "surrendered" : null;
}

export const standing = (table: BeatsTable): readonly Combatant[] =>
  combatants(table).filter((combatant) => outOf(combatant) === null);

/** Those with dice in this round: everyone who rolled at its start and is still there. */
export const inRound = (table: BeatsTable): readonly Combatant[] =>
  combatants(table).filter(({ fighter }) => fighter.dice.length > 0);

export const handOf = (fighter: Fighter): readonly BeatDie[] => fighter.dice.filter((die) => die.zone === "hand");

export const presentedOf = (fighter: Fighter): BeatDie | undefined =>
  fighter.dice.find((die) => die.zone === "presented");

export const dieOf = (fighter: Fighter, die: DieId): BeatDie | undefined => fighter.dice.find(({ id }) => id === die);

/** BTS-BEAT-2: dominance is the current value of the presented die; without one there is none. */
export function dominance(table: BeatsTable, who: FighterId): number {
  const combatant = combatantOf(table, who);
  return (combatant && presentedOf(combatant.fighter)?.value) ?? 0;
}

export const withPhase = (table: BeatsTable, phase: Phase): BeatsTable => ({
  ...table,
  fight: { ...table.fight, phase },
});
