import type { FighterId } from "../core/brand.ts";
import { settle } from "../core/pool.ts";
import type { PoolDie, Shown, Throw, ThrownDie } from "../core/pool.ts";
import type { Happening, Roll } from "./state/events.ts";
import { combatants, outOf } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import { dieId, traitId } from "./state/model.ts";
import type { BeatsTable, Faces, Fight, Muster, PhaseAt } from "./state/model.ts";
import { facesOf } from "./muster.ts";
import type { Options } from "./state/options.ts";
import { entryOf } from "../core/table.ts";
import { fromEntries } from "../core/casts.ts";
import { bubblesOf } from "./wounds.ts";

export type Rolling<Value> = Generator<Throw, Value, Shown>;

export function* rollDice(name: string, by: FighterId, dice: readonly PoolDie[]): Rolling<readonly ThrownDie[]> {
  const thrown: Throw = { name, by, dice, net: 0, flat: [] };
  return settle(thrown, yield thrown).dice;
}

export function* rollDie(name: string, by: FighterId, faces: Faces): Rolling<number> {
  const thrown: Throw = { name, by, dice: [{ role: "presented", faces }], net: 0, flat: [] };
  return settle(thrown, yield thrown).total;
}

/** BTS-ROLL-3: a face turned down, never below the floor. */
export const turnedDown = (options: Options, face: number, by: number): number => Math.max(options.floor, face - by);

/** BTS-ROLL-6: what a reroll is worth; by option `rerollTurnDown` it is turned down as the roll was. */
export const rerolled = (options: Options, face: number, turnDown: number): number =>
  options.rerollTurnDown ? turnedDown(options, face, turnDown) : face;

/** BTS-ROLL-2, BTS-ROLL-5: disadvantages turn any roll of three dice down, wounds only one's first of the fight. */
export function turnDownOf({ options, round }: Fight, { fighter, sheet }: Combatant): number {
  const bubbles = round === fighter.since ? bubblesOf(sheet.wounds) : 0;
  return options.stacking === "max" ? Math.max(sheet.pending, bubbles) : sheet.pending + bubbles;
}

/** BTS-ROLL-1: all who have named their traits roll together. */
export function* rollAll(table: BeatsTable, { musters }: PhaseAt<"muster">): Rolling<Happening<"rolled">> {
  const rolls: [FighterId, Roll][] = [];
  for (const combatant of combatants(table)) {
    const muster = outOf(combatant) === null ? entryOf(musters, combatant.who) : undefined;
    if (muster !== undefined) rolls.push([combatant.who, yield* rollOne(table, combatant, muster)]);
  }
  return { type: "rolled", rolls: fromEntries(rolls) };
}

function* rollOne(table: BeatsTable, combatant: Combatant, muster: Muster): Rolling<Roll> {
  const { who } = combatant;
  const shown = yield* rollDice(`roll:${who}`, who, poolOf(table, combatant, muster));
  const turnDown = turnDownOf(table.fight, combatant);
  return {
    turnDown,
    dice: shown.map(({ role, faces, face }, place) => ({
      id: dieId(`${who}${place + 1}`),
      trait: traitId(role),
      faces: sizeOf(faces),
      face,
      value: turnedDown(table.fight.options, face, turnDown),
    })),
  };
}

/** The dice of a muster, each in the part of its trait. */
export const poolOf = (table: BeatsTable, combatant: Combatant, muster: Muster): readonly PoolDie[] =>
  facesOf(table, combatant, muster).map(({ trait, faces }) => ({ role: trait, faces }));

export const sizeOf = (faces: number): Faces => (faces === 8 ? 8 : 6);
