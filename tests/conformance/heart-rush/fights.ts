import type { Answers } from "../vector.ts";
import { deeds } from "./deeds.ts";
import { economies } from "./economy.ts";
import { engagements } from "./engagement.ts";
import { moments } from "./moments.ts";

/** The kinds that are played through the fight itself. */
export const fights: Answers = { ...moments, ...deeds, ...economies, ...engagements };
