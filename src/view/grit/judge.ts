import { Grit, refusalIn, type FighterId, type Who } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";

export const refusalOf = (table: Grit.Table, command: Grit.Command, by: Who): Grit.Refusal | null =>
  refusalIn(Grit.grit.decide(table, command, by));

/** What may be done from a seat with one fighter, or, null, by the table. */
export const offersIn = (table: Grit.Table, { who }: Seat, whose: FighterId | null = null) =>
  Grit.grit.offers(table, who, whose);

/** What a fight looks like from a seat; by a setting everybody sees everybody's numbers. */
export const viewFor = (table: Grit.Table, { who, openNumbers }: Seat): Grit.View =>
  Grit.grit.view(table, openNumbers ? { ...who, gm: true } : who);

export const fighterIn = (view: Grit.View, id: FighterId): Grit.FighterView | null =>
  view.fighters.find((fighter) => fighter.id === id) ?? null;

/** Whether this seat may move a fighter: a player their own, a Game Master everyone. */
export const moves = ({ who }: Seat, id: FighterId): boolean => who.gm || who.fighters.includes(id);
