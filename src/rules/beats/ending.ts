import { standing } from "./fighters.ts";
import type { BeatsTable } from "./model.ts";

/** BTS-END-1: an end is proposed when at most one is left or all who are left agree; it is never forced. */
export function endProposed(table: BeatsTable): boolean {
  const { phase, agreed } = table.fight;
  const left = standing(table);
  return phase.at !== "over" && (left.length <= 1 || left.every(({ who }) => agreed.includes(who)));
}
