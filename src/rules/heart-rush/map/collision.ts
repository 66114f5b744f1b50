import type { Die } from "../../core/die.ts";

/** HR-HAZ-1: collisions hurt by six-sided dice, one for every five feet that were still to go. */
export const COLLISION_DIE: Die = 6;
const FEET_PER_DIE = 5;

export const collisionDice = (feetNotMoved: number): number => Math.max(0, Math.floor(feetNotMoved / FEET_PER_DIE));

/** HR-HAZ-2: an unshielded creature in the way shares the sum; the one that was moved takes the odd point. */
export function shareCollision(total: number): { readonly mover: number; readonly other: number } {
  const mover = Math.ceil(total / 2);
  return { mover, other: total - mover };
}
