import { Roshambo, type FighterId, type Who } from "../../rules/index.ts";
import type { Move } from "../fight/choice.ts";
import { answersFor, type Seat } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";

export type Table = Roshambo.Table;
export type Command = Roshambo.Command;
export type Event = Roshambo.Event;
type Hand = Roshambo.Hand;

export const HAND_NAMES: Readonly<Record<Hand, LangKey>> = {
  rock: "HEARTRUSH.Roshambo.hand.rock",
  paper: "HEARTRUSH.Roshambo.hand.paper",
  scissors: "HEARTRUSH.Roshambo.hand.scissors",
};
export const EMBLEMS: Readonly<Record<Hand, string>> = { rock: "might", paper: "agility", scissors: "cunning" };

export const may = (table: Table, command: Command, by: Who): boolean => Roshambo.judge(table, command, by) === null;

export const handIn = (choice: string | undefined): Hand | null =>
  Roshambo.HANDS.find((hand) => hand === choice) ?? null;

/** Those of this seat's who have a hand to choose. */
export const choosing = (table: Table, seat: Seat): readonly FighterId[] =>
  table.fight.phase === "choosing" ? Roshambo.closed(table).filter((who) => answersFor(seat, who)) : [];

export const hasSealed = ({ fight }: Table, who: FighterId): boolean => (fight.fighters[who]?.seal ?? null) !== null;

/** The three hands, of which one is picked. */
export const handMoves = (who: FighterId, { words, picks }: Seat): readonly Move<Command>[] =>
  Roshambo.HANDS.map((hand) => ({
    id: `pick ${who} ${hand}`,
    label: words.say(HAND_NAMES[hand]),
    emblem: EMBLEMS[hand],
    pressed: picks[who]?.choice === hand,
    does: { act: "pick", who, choice: hand },
  }));

export const sidesOf = ({ fight }: Table): readonly string[] => [
  ...new Set(Object.values(fight.fighters).map(({ side }) => side)),
];

export const sideName = (side: string, { words }: Seat): string =>
  words.say(side === "players" ? "HEARTRUSH.Fight.side.players" : "HEARTRUSH.Fight.side.enemies");
