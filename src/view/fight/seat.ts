import { fighterId } from "../../rules/index.ts";
import type { FighterId, Who } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";

/** Words in the reader's language. The shell hands in Foundry's own. */
export interface Words {
  say(key: LangKey, data?: Readonly<Record<string, string | number>>): string;
  /** "Ana, Bo and Cy". */
  list(items: readonly string[]): string;
}

/** What the table calls a fighter, and how it looks. Hidden ones exist for the Game Master alone. */
export interface Person {
  readonly name: string;
  readonly img: string;
  readonly hidden: boolean;
  /** Whether its token shows it as nobody's enemy. */
  readonly peaceful?: boolean;
  /** Who answers for it: "Player 1", or nobody where only a Game Master does. */
  readonly players: readonly string[];
  /** Whether none of them is there. */
  readonly away?: boolean;
  /** What it carries, by the thing's id. */
  readonly things?: Readonly<Record<string, string>>;
}

/** What a fighter can use by name in a fight, off its sheet. */
export interface Ability {
  readonly is: "ability" | "spell";
  readonly name: string;
  readonly frequency: string;
  readonly instant: boolean;
  readonly action: boolean;
  /** Whether it has been used up by what no fight keeps count of. */
  readonly spent: boolean;
  /** What it does, in its own words: for a tooltip, and in full. */
  readonly hint: string;
  readonly text?: string;
  /** How far it reaches, and whom: as its sheet has it. */
  readonly range?: string;
}

/** Something suffered, by the id it is kept under. */
export interface Unworded {
  readonly id: string;
  readonly rank: number;
}

/** A choice that this browser alone knows: picked, and sealed or not yet. */
export interface Picked {
  readonly choice: string;
  readonly sealed: boolean;
}

/**
 * Who looks at a fight, and from where: what only their own browser knows, whom they act for at the moment, and how
 * they want to see things.
 */
export interface Seat {
  readonly who: Who;
  readonly words: Words;
  readonly cast: Readonly<Record<FighterId, Person>>;
  readonly abilities: Readonly<Record<FighterId, readonly Ability[]>>;
  /** What the sheets of those this seat speaks for say in words that no rule reads, each under its field's name. */
  readonly notes?: Readonly<Record<FighterId, Readonly<Record<string, string>>>>;
  /** What those this seat is asked for have suffered in this fight and nobody has put into words. */
  readonly unworded?: Readonly<Record<FighterId, Unworded>>;
  /** The fighter in hand: whose actions the tracker shows. */
  readonly hand: FighterId | null;
  readonly picks: Readonly<Record<FighterId, Picked>>;
  /** What was begun by dragging a token and is being asked about before it is done. */
  readonly proposed?: object;
  /** Whether nobody has told this user yet what a drag comes to. */
  readonly isNewToDrags?: boolean;
  /** Those who have shown what they sealed, while others still have to. */
  readonly opened?: readonly FighterId[];
  /** Whether everybody sees everybody's numbers. */
  readonly openNumbers: boolean;
}

export const personOf = (seat: Pick<Seat, "cast">, id: string): Person =>
  seat.cast[fighterId(id)] ?? { name: id, img: "", hidden: false, players: [] };

export const nameOf = (seat: Pick<Seat, "cast">, id: string): string => personOf(seat, id).name;

export const namesOf = (seat: Seat, ids: readonly string[]): string =>
  seat.words.list(ids.filter((id) => seen(seat, id)).map((id) => nameOf(seat, id)));

/** Hidden fighters are out of a player's interface altogether. */
export const seen = (seat: Seat, id: string): boolean => seat.who.gm || !personOf(seat, id).hidden;

/** Whether nobody waits for this fighter's opening any more, though not all have turned over. */
export const hasOpened = (seat: Seat, id: string): boolean => seat.opened?.some((one) => one === id) === true;

/**
 * Whom this seat is asked for: a player for their own; a Game Master for all whom no player answers for, and for whomever of an
 * absent player they have in hand.
 */
export function answersFor(seat: Seat, id: FighterId): boolean {
  if (!seat.who.gm) return seat.who.fighters.includes(id);
  const { players, away = false } = personOf(seat, id);
  return players.length === 0 || (away && seat.hand === id);
}

/** Whom this seat speaks for now: a Game Master also for a player's fighter in hand, as when the player is away. */
export const speaksNow = (seat: Seat, id: FighterId): boolean =>
  answersFor(seat, id) || (seat.who.gm && seat.hand === id);

/** Whose choice it is that a Game Master makes: "You choose for Player 1"; nothing where it is this seat's own. */
export function standInWords(seat: Seat, id: FighterId): string {
  const { players } = personOf(seat, id);
  return !seat.who.gm || players.length === 0
    ? ""
    : seat.words.say("HEARTRUSH.Fight.standIn", { players: seat.words.list(players) });
}
