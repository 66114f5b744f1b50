import { fightersIn, Beats, refusalIn, type FighterId, type Who } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";

type Table = Beats.BeatsTable;

export const refusalOf = (table: Table, command: Beats.Command, by: Who): Beats.Refusal | null =>
  refusalIn(Beats.beats.decide(table, command, by));

export const may = (table: Table, command: Beats.Command, by: Who): boolean => refusalOf(table, command, by) === null;

/** What may be done from a seat with one fighter, or, null, by the table. */
export const offersIn = (table: Table, { who }: Seat, whose: FighterId | null = null) =>
  Beats.beats.offers(table, who, whose);

export const viewFor = (table: Table, { who }: Pick<Seat, "who">): Beats.View => Beats.beats.view(table, who);

export const fightersOf = ({ fight }: Table): readonly FighterId[] => fightersIn(fight.fighters);
