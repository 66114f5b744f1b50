import { fightersIn, sideId, userId } from "./brand.ts";
import type { CombatId, FighterId, RulesetId, SideId, UserId } from "./brand.ts";
import type { Reader } from "./json.ts";
import type { Deed, Offer } from "./offer.ts";
import type { Shown, Throw } from "./pool.ts";
import type { Rulings } from "./ruling.ts";
import type { Result } from "./result.ts";
import type { Sealing } from "./sealing.ts";
import type { Table } from "./table.ts";

export type { Table } from "./table.ts";

/** Who looks: a Game Master sees what every interface may show, a player what their fighters may know. */
export interface Viewer {
  readonly gm: boolean;
  readonly fighters: readonly FighterId[];
}

/** Who asks, as vouched for by the server, and the fighters they may speak for. */
export interface Who extends Viewer {
  readonly user: UserId;
}

export const speaksFor = (who: Viewer, fighter: FighterId): boolean => who.gm || who.fighters.includes(fighter);

/** A player who speaks for all of a fight: to them a step is open only once everybody has answered. */
export const everybody = ({ fighters }: { readonly fighters: Readonly<Record<FighterId, unknown>> }): Who => ({
  user: userId("everybody"),
  gm: false,
  fighters: fightersIn(fighters),
});

export interface Entrant {
  readonly side: SideId;
  readonly npc: boolean;
}

export interface Setup<Sheet, Options> {
  readonly combat: CombatId;
  readonly entrants: Readonly<Record<FighterId, Entrant>>;
  readonly sheets: Readonly<Record<FighterId, Sheet>>;
  readonly options: Options;
}

/**
 * A decision that is open now. The set of them is whose turn it is; there is no other turn pointer.
 * `any`: the first of them to answer settles it. `all`: each answers for itself. `sealed`: each answers unseen.
 */
export interface Prompt {
  readonly id: string;
  readonly kind: string;
  readonly of: readonly FighterId[] | readonly SideId[];
  readonly mode: "any" | "all" | "sealed";
  readonly optional: boolean;
}

/** Yields each roll it needs, is resumed with the faces shown, and ends in events or a refusal. */
export type Decision<Event, Refusal> = Generator<Throw, Result<readonly Event[], Refusal>, Shown>;

/** Why a command may not be carried out now, or null where it may. Refusals all come before the first roll. */
export function refusalIn<Event, Refusal>(decision: Decision<Event, Refusal>): Refusal | null {
  const step = decision.next();
  return step.done === true && !step.value.ok ? step.value.reason : null;
}

/** A token's way over the map, in feet from the scene's corner, its start first. */
export interface Walk {
  readonly fighter: FighterId;
  readonly path: readonly (readonly [number, number])[];
}

/** Whether dice that nobody need decide about fall as soon as they may, or when somebody presses. */
export type DiceFall = "by-themselves" | "on-click";

/** What every table does to a fight, in the commands of one game. Null: there is nothing of the kind, now or in this game. */
export interface TableCommands<Fight, Sheet, Command> {
  /**
   * The side of a newcomer of whom the Game Master has said nothing. Only where no player owns it does its token's disposition
   * (1 friendly, 0 neutral, -1 hostile) count: an owner may write that.
   */
  sideOf(disposition: number, npc: boolean): SideId;
  /** Whether the command that enlists somebody brings the sheet, and the rules want none of anybody before. */
  readonly enlistsWithSheet: boolean;
  enlist(fighter: FighterId, entrant: Entrant, sheet: Sheet): Command;
  dismiss(fighter: FighterId): Command;
  /** What a fight has to be told of a fighter whose sheet has been changed beside it, so that the two agree again. */
  heed(table: Table<Fight, Sheet>, fighter: FighterId): Command | null;
  end(): Command;
  /** What turns the seals into ones that nothing can change any more, where that is a command of its own. */
  freeze(table: Table<Fight, Sheet>): Command | null;
  /** What hands the turn on, while somebody has it. */
  pass(table: Table<Fight, Sheet>): Command | null;
  /** A token dragged over the map, as what its fighter does; null: the map is no concern of the rules. */
  walk(table: Table<Fight, Sheet>, walk: Walk, master: boolean): Command | null;
  /** What it means to drop a fighter onto another, or onto the window of what is going on. */
  drop(table: Table<Fight, Sheet>, who: FighterId, onto: FighterId | null, by: Who): Command | null;
  /** The step the table takes by itself once everybody has answered; while somebody has not, none. */
  next(table: Table<Fight, Sheet>, dice: DiceFall): Command | null;
}

/** What every table wants to know of a fight, whichever game it plays. */
export interface Facts<Fight, Sheet, Event> {
  round(fight: Fight): number;
  over(fight: Fight): boolean;
  /** Whether two are enemies, so that dropping one onto the other means a fight. */
  opposed(fight: Fight, one: FighterId, other: FighterId): boolean;
  /** Those in what is going on, for whom its window opens by itself. */
  members(table: Table<Fight, Sheet>): readonly FighterId[];
  /** What is going on, by a name that is never used again in this fight; null between two. */
  engagement(fight: Fight): string | null;
  /** The same, once everything hidden in it has turned over. */
  revealed(fight: Fight): string | null;
  /** Where the rules say that everyone stands, in feet; empty where they keep no map. */
  places(fight: Fight): Readonly<Record<FighterId, readonly [number, number]>>;
  /** The seconds of the world's time that these events took. */
  seconds(fight: Fight, events: readonly Event[]): number;
  /** How a fighter would mix its hidden choices so that nobody can exploit them: shares of one, by choice. */
  mix(table: Table<Fight, Sheet>, who: FighterId): Readonly<Record<string, number>>;
}

/**
 * What a game without a map, a clock or a mind of its own has to say of these. Its commands for what every table does are
 * called as here, unless it says how else.
 */
export const PLAIN_TABLE = {
  sideOf: (disposition: number, npc: boolean): SideId => sideId(npc && disposition < 1 ? "foes" : "players"),
  enlistsWithSheet: true,
  enlist: <Sheet>(who: FighterId, entrant: Entrant, sheet: Sheet) => ({ do: "add", who, entrant, sheet }) as const,
  dismiss: (who: FighterId) => ({ do: "remove", who }) as const,
  end: () => ({ do: "end" }) as const,
  heed: () => null,
  freeze: () => null,
  pass: () => null,
  walk: () => null,
  drop: () => null,
  next: () => null,
};

interface Sided {
  readonly fighters: Readonly<Record<FighterId, { readonly side: string }>>;
}

export const PLAIN_FACTS = {
  round: ({ round }: { readonly round: number }): number => round,
  opposed: ({ fighters }: Sided, one: FighterId, other: FighterId): boolean =>
    fighters[one]?.side !== fighters[other]?.side,
  revealed: () => null,
  places: () => ({}),
  seconds: () => 0,
  mix: () => ({}),
} as const;

/** What a ruleset accepts from outside. `table` also refuses a fight and sheets that do not belong together. */
export interface Readers<Fight, Sheet, Command, Event> {
  readonly sheet: Reader<Sheet>;
  readonly table: Reader<Table<Fight, Sheet>>;
  readonly command: Reader<Command>;
  readonly event: Reader<Event>;
}

export interface Ruleset<Fight, Sheet, Command, Event, Refusal extends string, View, Options> {
  readonly id: RulesetId;
  /** The questions that the books leave to the table, and the recommended answers. */
  readonly rulings: Rulings;
  readonly defaults: Options;
  begin(setup: Setup<Sheet, Options>): Fight;
  prompts(table: Table<Fight, Sheet>): readonly Prompt[];
  /** Judges a command. Changes nothing; never throws for a player's mistake. */
  decide(table: Table<Fight, Sheet>, command: Command, by: Who): Decision<Event, Refusal>;
  /** Folds one event into fight and sheets. Total: it cannot refuse, and asks no permission. */
  apply(table: Table<Fight, Sheet>, event: Event): Table<Fight, Sheet>;
  /** All that this viewer may know. */
  view(table: Table<Fight, Sheet>, viewer: Viewer): View;
  /**
   * All that this person may do now, seals aside: the one list of it. Windows make their buttons of it, random play and
   * macros choose from it. `whose`: only that fighter's, or, null, only the table's.
   */
  offers(table: Table<Fight, Sheet>, by: Who, whose?: FighterId | null): readonly Offer<Command, Refusal>[];
  /** The deed that a command does: the offer it is a way of has the same id, whether it lists it or is open. */
  offerOf(command: Command): Deed;
  readonly sealing: Sealing<Fight, Sheet, Command> | null;
  readonly table: TableCommands<Fight, Sheet, Command>;
  readonly facts: Facts<Fight, Sheet, Event>;
  readonly read: Readers<Fight, Sheet, Command, Event>;
}
