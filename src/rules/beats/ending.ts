import { standing } from "./state/fighters.ts";
import type { BeatsTable } from "./state/model.ts";

/** BTS-END-1: an end is proposed when at most one is left or all who are left agree; it is never forced. */
export function endProposed(table: BeatsTable): boolean {
  const left = standing(table);
  return left.length <= 1 || left.every(({ who }) => table.fight.agreed.includes(who));
}
