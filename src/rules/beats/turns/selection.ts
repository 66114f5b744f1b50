import type { FighterId } from "../../core/brand.ts";
import { handOf, inRound } from "../state/fighters.ts";
import type { Combatant } from "../state/fighters.ts";
import type { BeatDie, BeatsTable, DieId, Fighter, PhaseAt } from "../state/model.ts";
import { entryOf } from "../../core/table.ts";

/** A beat by a name that no other of the fight has. */
export const beatKey = (round: number, beat: number): string => `round ${round} beat ${beat}`;

/** BTS-SEL-4: one die left is no choice, so nobody is asked to seal it. */
const chooses = ({ fighter }: Combatant): boolean => handOf(fighter).length > 1;

/** BTS-SEL-3: those whose choice is awaited or may still be changed; nobody's, once everyone has chosen. */
export function choosing(table: BeatsTable, phase: PhaseAt<"select">): readonly FighterId[] {
  return isClosed(table, phase) ? [] : undecided(table, phase);
}

/** Those who hold more than one die and whose choice is not public already. */
const undecided = (table: BeatsTable, { laid }: PhaseAt<"select">): readonly FighterId[] =>
  inRound(table)
    .filter((combatant) => chooses(combatant) && !Object.hasOwn(laid, combatant.who))
    .map(({ who }) => who);

export const unsealed = (table: BeatsTable, phase: PhaseAt<"select">): readonly FighterId[] =>
  undecided(table, phase).filter((who) => !Object.hasOwn(phase.seals, who));

/** BTS-SEL-3: once everyone has sealed, no choice can change any more. */
export const isClosed = (table: BeatsTable, phase: PhaseAt<"select">): boolean => unsealed(table, phase).length === 0;

/** Those whose seal is closed and not yet opened. */
export const opening = (table: BeatsTable, phase: PhaseAt<"select">): readonly FighterId[] =>
  isClosed(table, phase) ? undecided(table, phase) : [];

/** Those on whom everybody waits: to seal, or, once all have sealed, to open. */
export const awaited = (table: BeatsTable, phase: PhaseAt<"select">): readonly FighterId[] => [
  ...unsealed(table, phase),
  ...opening(table, phase),
];

/** BTS-SEL-7: others may have been shown already what was chosen, once everyone has. */
export const isExposed = (table: BeatsTable, phase: PhaseAt<"select">, who: FighterId): boolean =>
  table.fight.options.unopened === "exposed" && opening(table, phase).includes(who);

/** BTS-SEL-6: the lowest die is presented for whoever cannot or will not choose, BTS-SEL-7: the highest of the exposed. */
export function forfeitDie(fighter: Fighter, exposed: boolean): DieId | null {
  const [first, ...others] = handOf(fighter);
  if (first === undefined) return null;
  const goes = (die: BeatDie, before: BeatDie): boolean =>
    exposed ? die.value > before.value : die.value < before.value;
  return others.reduce((found, die) => (goes(die, found) ? die : found), first).id;
}

/** A combatant and the die it turns over. */
export interface Showing {
  readonly who: FighterId;
  readonly fighter: Fighter;
  readonly die: BeatDie;
}

/** BTS-SEL-4: the dice that all turn over: each one's choice, or its only die. */
export const showings = (table: BeatsTable, { laid }: PhaseAt<"select">): readonly Showing[] =>
  inRound(table).flatMap(({ who, fighter }) => {
    const hand = handOf(fighter);
    const die = hand.find(({ id }) => id === entryOf(laid, who)) ?? hand[0];
    return die === undefined ? [] : [{ who, fighter, die }];
  });
