import { fightersIn, Beats, refusalIn, userId } from "../../rules/index.ts";
import type { FighterId, Who } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";

type Table = Beats.BeatsTable;

export const may = (table: Table, command: Beats.Command, by: Who): boolean =>
  refusalIn(Beats.beats.decide(table, command, by)) === null;

/** What this fighter could do now, whoever speaks for it. */
export const offersFor = (table: Table, who: FighterId): readonly Beats.Command[] =>
  Beats.beats.offers(table, { user: userId(""), gm: false, fighters: [who] });

export const viewFor = (table: Table, { who }: Pick<Seat, "who">): Beats.View => Beats.beats.view(table, who);

export const fightersOf = ({ fight }: Table): readonly FighterId[] => fightersIn(fight.fighters);
