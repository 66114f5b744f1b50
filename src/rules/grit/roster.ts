import { fightersIn } from "../core/brand.ts";
import type { FighterId, SideId } from "../core/brand.ts";
import type { Fighter, Sheet, Status, Table } from "./state/model.ts";

/** One of those in the fight: their part in it and their sheet. */
export interface Combatant {
  readonly id: FighterId;
  readonly fighter: Fighter;
  readonly sheet: Sheet;
}

/** Looks among a record's own members only: an id may read like a member that every object has. */
export const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | null =>
  (Object.hasOwn(record, key) ? record[key] : undefined) ?? null;

export function combatant(table: Table, id: FighterId): Combatant | null {
  const fighter = own(table.fight.fighters, id);
  const sheet = own(table.sheets, id);
  return fighter === null || sheet === null ? null : { id, fighter, sheet };
}

export const combatants = (table: Table): readonly Combatant[] =>
  fightersIn(table.fight.fighters)
    .map((id) => combatant(table, id))
    .filter((someone) => someone !== null);

export const ofSide = (table: Table, side: SideId): readonly Combatant[] =>
  combatants(table).filter(({ fighter }) => fighter.side === side);

export const itemOf = (sheet: Sheet, item: string) => own(sheet.items, item);

/** GRT-HARM-1: one status at a time; who has fled stays fled whatever else ails them, save death. */
export function statusOf({ fighter, sheet }: Combatant): Status | null {
  if (fighter.routed && sheet.harm !== "dead") return "routed";
  return sheet.harm;
}

export const stands = (someone: Combatant): boolean => statusOf(someone) === null;

/** GRT-ATK-7: the dead and the routed are nobody's target; the fallen still are. */
export const isOut = (someone: Combatant): boolean => ["dead", "routed"].includes(statusOf(someone) ?? "");

/** GRT-END-1: the end is proposed as soon as one side has nobody standing. */
export const endProposed = (table: Table): boolean =>
  table.fight.sides.some((side) => !ofSide(table, side).some(stands));
