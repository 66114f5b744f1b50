import type { FighterId } from "../../core/brand.ts";
import type { HeartTable } from "./model.ts";

/** What a character's sheet shows, and counts, of the fight that the character is in. */
export interface Standing {
  readonly rush: number;
  readonly action: boolean;
  /** HR-ECON-7: how many have helped it towards its next roll; after the fight no more. */
  readonly helped: number;
}

export function standing(table: HeartTable, who: FighterId): Standing | null {
  const fighter = table.fight.fighters[who];
  return fighter === undefined ? null : { ...fighter, helped: table.fight.phase.at === "over" ? 0 : fighter.helped };
}

/** HR-ECON-4: what is drawn, stowed or used up counts as handling an object while rounds are counted; what is worn takes longer. */
export const handlingCounts = ({ fight: { phase } }: HeartTable, what: string): boolean =>
  (phase.at === "turn" || phase.at === "engagement") && ["weapon", "shield", "gear"].includes(what);
