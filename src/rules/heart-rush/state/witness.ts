import type { FighterId } from "../../core/brand.ts";

export const REGARDS = ["hostile", "unfriendly", "neutral", "friendly", "allied", "unknown"] as const;
export type Regard = (typeof REGARDS)[number];

/** What a creature knew before the first round: whether it saw its opponents, and what it took them for. */
export interface Witness {
  readonly sees: boolean;
  readonly regards: Regard;
}

/** What the Game Master says of those who knew less; whoever is not named saw enemies coming. */
export type Witnesses = Readonly<Record<FighterId, Witness>>;
