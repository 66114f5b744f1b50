import type { Answers } from "../vector.ts";

/** The kinds that are played through the fight itself. */
export const fights: Answers = {};
