import { fightersIn, Beats, userId } from "../../rules/index.ts";
import type { FighterId, Who } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";

type Table = Beats.BeatsTable;

/** Whether somebody may do this now. Refusals all come before the first roll. */
export function may(table: Table, command: Beats.Command, by: Who): boolean {
  const step = Beats.beats.decide(table, command, by).next();
  return !(step.done === true && !step.value.ok);
}

/** What this fighter could do now, whoever speaks for it. */
export const offersFor = (table: Table, who: FighterId): readonly Beats.Command[] =>
  Beats.beats.offers(table, { user: userId(""), gm: false, fighters: [who] });

export const viewFor = (table: Table, { who }: Pick<Seat, "who">): Beats.View => Beats.beats.view(table, who);

export const fightersOf = ({ fight }: Table): readonly FighterId[] => fightersIn(fight.fighters);
