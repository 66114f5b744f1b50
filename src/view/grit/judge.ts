import { Grit, refusalIn, type FighterId, type Who } from "../../rules/index.ts";
import type { Seat } from "../fight/seat.ts";
import { refusalWords } from "./fight-words.ts";

export const refusalOf = (table: Grit.Table, command: Grit.Command, by: Who): Grit.Refusal | null =>
  refusalIn(Grit.grit.decide(table, command, by));

/** What may be done from a seat with one fighter, or, null, by the table; and what only waits for something, with the reason. */
export const shownIn = (table: Grit.Table, { who }: Seat, whose: FighterId | null = null) =>
  Grit.grit.offers(table, who, whose);

/** What may be done now. */
export const offersIn = (table: Grit.Table, seat: Seat, whose: FighterId | null = null) =>
  shownIn(table, seat, whose).filter(({ refusal }) => refusal === null);

/** Why it cannot be done now, if it cannot. */
export const reasonOf = (refusal: Grit.Refusal | null, { words }: Seat): string | null =>
  refusal === null ? null : words.say(refusalWords(refusal));

/** What a fight looks like from a seat; by a setting everybody sees everybody's numbers. */
export const viewFor = (table: Grit.Table, { who, openNumbers }: Seat): Grit.View =>
  Grit.grit.view(table, openNumbers ? { ...who, gm: true } : who);

export const fighterIn = (view: Grit.View, id: FighterId): Grit.FighterView | null =>
  view.fighters.find((fighter) => fighter.id === id) ?? null;

/** Whether this seat may move a fighter: a player their own, a Game Master everyone. */
export const moves = ({ who }: Seat, id: FighterId): boolean => who.gm || who.fighters.includes(id);
