import type { Die } from "../../core/die.ts";

/** HR-CHAL-1: what a task asks for, by how hard it is. */
export const CHALLENGES = {
  "fairly-easy": 6,
  average: 9,
  hard: 12,
  "very-hard": 15,
  "nearly-impossible": 18,
  heroic: 21,
} as const;

/**
 * HR-CHAL-2: the save that somebody imposes: the faces of a die and twice the paragon level. The die is that of the
 * ability that fits best; the heart's largest where none fits; the heart's present one for a spell.
 */
export const challengeNumber = (die: Die, paragonLevel: number): number => die + 2 * paragonLevel;
