import { fightersIn, type FighterId } from "../../core/brand.ts";
import type { Brawl, Table } from "../state/model.ts";

/** Who is in a brawl and has neither fallen nor got away. */

export function isBrawling(table: Table, brawl: Brawl, who: FighterId): boolean {
  const sheet = table.sheets[who];
  return brawl.members[who]?.away === false && sheet !== undefined && !sheet.incapacitated;
}

export const brawling = (table: Table, brawl: Brawl): readonly FighterId[] =>
  fightersIn(brawl.members).filter((who) => isBrawling(table, brawl, who));
