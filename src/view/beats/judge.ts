import { fightersIn, Beats, refusalIn } from "../../rules/index.ts";
import type { FighterId, Who } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";

type Table = Beats.BeatsTable;

export const may = (table: Table, command: Beats.Command, by: Who): boolean =>
  refusalIn(Beats.beats.decide(table, command, by)) === null;

export const viewFor = (table: Table, { who }: Pick<Seat, "who">): Beats.View => Beats.beats.view(table, who);

export const fightersOf = ({ fight }: Table): readonly FighterId[] => fightersIn(fight.fighters);
