import type { FighterId } from "./brand.ts";
import { invariant } from "./assert.ts";
import { ok, refuse } from "./result.ts";
import type { Result } from "./result.ts";
import type { Malformed } from "./json.ts";

/** One die of a roll and what it stands for: the heart, the ability, the weapon, or one added by advantage. */
export interface PoolDie {
  readonly role: string;
  readonly faces: number;
}

/** A number added to the kept dice, and where it comes from. */
export interface Bonus {
  readonly from: string;
  readonly value: number;
}

/**
 * A roll that a decision asks for. `dice` are the roll's own; `net` levels of advantage or disadvantage add more. As
 * many count as are the roll's own, or `keep` of them where a rule lets only the best of different dice count.
 */
export interface Throw {
  readonly name: string;
  readonly by: FighterId;
  readonly dice: readonly PoolDie[];
  readonly net: number;
  readonly keep?: number;
  readonly flat: readonly Bonus[];
}

/** What decides which dice land and which of them count. */
type Pool = Pick<Throw, "dice" | "net" | "keep">;

/** The faces shown, in pool order: the roll's own dice first, then the added ones. */
export interface Shown {
  readonly faces: readonly number[];
}

export interface ThrownDie extends PoolDie {
  readonly face: number;
  readonly kept: boolean;
}

export interface Thrown {
  readonly dice: readonly ThrownDie[];
  readonly flat: readonly Bonus[];
  readonly total: number;
}

export const EXTRA = "extra";

/** CORE-POOL-8: the role of a die that is taken off the total. It stands outside the pool proper. */
export const TAKEN = "taken";

const isTaken = ({ role }: PoolDie): boolean => role === TAKEN;
export const takenDice = (dice: readonly PoolDie[]): readonly PoolDie[] => dice.filter(isTaken);
export const countedDice = (dice: readonly PoolDie[]): readonly PoolDie[] =>
  dice.some(isTaken) ? dice.filter((die) => !isTaken(die)) : dice;

/** CORE-POOL-2: each level of advantage adds one of the smallest dice, each of disadvantage one of the largest. */
export function addedDice(dice: readonly PoolDie[], net: number): readonly PoolDie[] {
  const counted = countedDice(dice);
  if (net === 0 || counted.length === 0) return [];
  const sizes = counted.map((die) => die.faces);
  const faces = net > 0 ? Math.min(...sizes) : Math.max(...sizes);
  return Array.from({ length: Math.abs(net) }, () => ({ role: EXTRA, faces }));
}

/** Every die that lands on the table, in pool order: what is taken off comes last. */
export function poolDice({ dice, net }: Pick<Throw, "dice" | "net">): readonly PoolDie[] {
  const counted = countedDice(dice);
  const pool = net === 0 ? counted : [...counted, ...addedDice(counted, net)];
  return counted === dice ? pool : [...pool, ...takenDice(dice)];
}

/** Faces from a hand or another client are believed only if they could have been rolled. */
export function checkShown(thrown: Pick<Throw, "dice" | "net">, faces: readonly unknown[]): Result<Shown, Malformed> {
  const dice = poolDice(thrown);
  if (faces.length !== dice.length) return refuse({ path: "/faces", expected: `faces ${dice.length}` });
  const believed: number[] = [];
  let index = 0;
  for (const die of dice) {
    const face = faces[index];
    if (typeof face !== "number" || !Number.isInteger(face) || face < 1 || face > die.faces) {
      return refuse({ path: `/faces/${index}`, expected: `whole-number 1 ${die.faces}` });
    }
    believed.push(face);
    index++;
  }
  return ok({ faces: believed });
}

/** CORE-POOL-3, CORE-POOL-7: how many dice do not count: as many as were added, or all but those to be kept. */
function droppedCount({ dice, net, keep }: Pool): number {
  const counted = countedDice(dice);
  const pool = counted.length + (net === 0 ? 0 : addedDice(counted, net).length);
  return Math.max(0, pool - (keep ?? counted.length));
}

const NONE: ReadonlySet<number> = new Set();

/**
 * CORE-POOL-3, CORE-POOL-4: the lowest are dropped, the highest under disadvantage; among equals the added dice go
 * first, then the later ones.
 */
function droppedPlaces(thrown: Pool, faces: readonly number[]): ReadonlySet<number> {
  const count = droppedCount(thrown);
  if (count === 0) return NONE;
  const sign = thrown.net < 0 ? -1 : 1;
  const places = thrown.dice.some(isTaken)
    ? poolDice(thrown).flatMap((die, place) => (isTaken(die) ? [] : [place]))
    : faces.map((_, place) => place);
  places.sort((a, b) => {
    const byFace = sign * ((faces[a] ?? 0) - (faces[b] ?? 0));
    if (byFace !== 0) return byFace;
    return b - a;
  });
  return new Set(places.slice(0, count));
}

/** Settles a roll: which dice are kept, and the total. */
export function settle(thrown: Throw, shown: Shown): Thrown {
  const dice = poolDice(thrown);
  invariant(checkShown(thrown, shown.faces).ok, `faces of ${thrown.name} fit its dice`);
  const dropped = droppedPlaces(thrown, shown.faces);
  const settled = dice.map(({ role, faces }, place) => ({
    role,
    faces,
    face: shown.faces[place] ?? 0,
    kept: !dropped.has(place),
  }));
  return { dice: settled, flat: thrown.flat, total: totalOf(settled, thrown.flat) };
}

export function totalOf(dice: readonly ThrownDie[], flat: readonly Bonus[]): number {
  let total = 0;
  for (const die of dice) if (die.kept) total += isTaken(die) ? -die.face : die.face;
  for (const bonus of flat) total += bonus.value;
  return total;
}

/** The roll as a Foundry formula: the whole pool in braces when dice are dropped, a plain sum otherwise. */
export function formula(thrown: Pool & Pick<Throw, "flat">): string {
  const spelled = ({ faces }: PoolDie): string => `1d${faces}`;
  const counted = countedDice(thrown.dice);
  const dice = poolDice({ dice: counted, net: thrown.net }).map(spelled);
  const dropped = droppedCount(thrown);
  const kept = `k${thrown.net < 0 ? "l" : "h"}${dice.length - dropped}`;
  const pool = dropped === 0 ? dice.join(" + ") : `{${dice.join(", ")}}${kept}`;
  const rolled = [pool, ...takenDice(thrown.dice).map(spelled)].join(" - ");
  const flat = thrown.flat.reduce((sum, bonus) => sum + bonus.value, 0);
  const sign = flat < 0 ? "-" : "+";
  if (rolled === "") return String(flat);
  return flat === 0 ? rolled : `${rolled} ${sign} ${Math.abs(flat)}`;
}
