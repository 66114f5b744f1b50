import type { Answers } from "../vector.ts";
import { conditions } from "./conditions.ts";
import { damages } from "./damage.ts";
import { deeds } from "./deeds.ts";
import { economies } from "./economy.ts";
import { engagements } from "./engagement.ts";
import { moments } from "./moments.ts";
import { rushes } from "./rush.ts";

/** The kinds that are played through the fight itself. */
export const fights: Answers = {
  ...moments,
  ...damages,
  ...conditions,
  ...rushes,
  ...deeds,
  ...economies,
  ...engagements,
};
