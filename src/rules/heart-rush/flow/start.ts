import type { Side } from "../state/model.ts";
import { SIDES } from "../state/model.ts";
import { otherSide } from "../state/fighters.ts";

export const REGARDS = ["hostile", "unfriendly", "neutral", "friendly", "allied", "unknown"] as const;
export type Regard = (typeof REGARDS)[number];

/** What a creature knew before the first round: whether it saw its opponents, and what it took them for. */
export interface Witness {
  readonly sees: boolean;
  readonly regards: Regard;
}

/** HR-SURP-1: not surprised is who sees its opponent and is hostile or unfriendly towards it, or does not know it. */
export const isSurprised = ({ sees, regards }: Witness): boolean =>
  !sees || regards === "neutral" || regards === "friendly" || regards === "allied";

/** HR-SURP-2: there is surprise only when one whole side, and not the other, is surprised. */
export function surprisedSide(witnesses: Readonly<Record<Side, readonly Witness[]>>): Side | null {
  const taken = SIDES.filter((side) => witnesses[side].length > 0 && witnesses[side].every(isSurprised));
  const [only] = taken;
  return taken.length === 1 && only !== undefined ? only : null;
}

/** HR-START-2: the side that did not expect a fight goes second; if both did, or neither, a die decides. */
export function firstWithoutRoll(expecting: Readonly<Record<Side, boolean>>): Side | null {
  if (expecting.players === expecting.enemies) return null;
  return expecting.players ? "players" : otherSide("players");
}

/** HR-START-3: the players' die: four or more, and they go first. */
export const firstByRoll = (face: number): Side => (face >= 4 ? "players" : "enemies");
