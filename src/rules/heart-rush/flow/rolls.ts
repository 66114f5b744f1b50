import type { FighterId } from "../../core/brand.ts";
import { settle } from "../../core/pool.ts";
import type { PoolDie, Shown, Throw, Thrown } from "../../core/pool.ts";
import type { Composition } from "../engagement/composition.ts";

/** A composed roll as it is asked for. */
export const throwOf = (name: string, by: FighterId, what: Composition): Throw => ({
  name,
  by,
  dice: what.dice,
  net: what.net,
  flat: what.flat,
});

/** HR-DIE-1: asks for a composed roll and settles it. */
export function* rollComposed(name: string, by: FighterId, what: Composition): Generator<Throw, Thrown, Shown> {
  const thrown = throwOf(name, by, what);
  return settle(thrown, yield thrown);
}

/** Asks for plain dice, such as damage that no defence stands against. */
export function* rollDice(name: string, by: FighterId, dice: readonly PoolDie[]): Generator<Throw, Thrown, Shown> {
  const thrown: Throw = { name, by, dice, net: 0, flat: [] };
  return settle(thrown, yield thrown);
}
