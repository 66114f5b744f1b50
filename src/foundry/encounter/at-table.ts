import type {
  AnyRuleset,
  Entrant,
  FighterId,
  Malformed,
  Result,
  RulesetName,
  SideId,
  Table,
} from "../../rules/index.ts";
import type { Ability } from "../../view/index.ts";

/** What changes on an actor, as an update of it, and on things it carries: the rules neither make things nor take them away. */
export interface ActorChange {
  readonly data: Readonly<Record<string, unknown>>;
  readonly items?: readonly ItemChange[];
  readonly effects?: readonly EffectChange[];
}

export interface ItemChange {
  readonly _id: string;
  readonly system: object;
}

/** An effect that is over is put out, not deleted: a step back lights it again, and so may its owner. */
export interface EffectChange extends ItemChange {
  readonly disabled: boolean;
}

/** A token's way over the map, in feet from the scene's corner, its start first. */
export interface Walk {
  readonly fighter: FighterId;
  readonly path: readonly (readonly [number, number])[];
}

/**
 * What one ruleset needs to be played at a table in Foundry. The encounter loop knows rulesets by this and by the pure
 * `Ruleset` alone. Commands that only some rulesets have are null where there is none.
 */
export interface AtTable<
  Fight extends object = object,
  Sheet extends object = object,
  Command extends object = object,
> {
  /** Called once at `init`: data models, sheets, effects, settings. */
  register(): void;
  readonly actorTypes: readonly string[];
  /** The rulings this world has chosen, in the ruleset's own shape. */
  options(): object;
  /** As this fight reads it: it may call others who are in it by their fighters. */
  sheetOf(actor: Actor.Implementation, combat: Combat.Implementation): Result<Sheet, Malformed>;
  /** What must be written so that the actor's sheet reads `after` instead of `before`; null: nothing. */
  actorUpdate(before: Sheet, after: Sheet, actor: Actor.Implementation): ActorChange | null;

  /** The side of a newcomer, by its token's disposition (1 friendly, 0 neutral, -1 hostile) or a player's ownership. */
  sideOf(disposition: number, npc: boolean): SideId;
  roundOf(fight: Fight): number;
  /** Whether the command that enlists somebody brings the sheet, and the rules want none of anybody before. */
  readonly enlistsWithSheet: boolean;
  /** What an actor can use by name in a fight: off its sheet, where the rules have such a thing. */
  abilities(actor: Actor.Implementation): readonly Ability[];
  /** What its sheet says in words that no rule reads and a fight shows, each under its field's name. */
  notes?(actor: Actor.Implementation): Readonly<Record<string, string>>;
  enlist(fighter: FighterId, entrant: Entrant, sheet: Sheet): Command;
  dismiss(fighter: FighterId): Command;
  forfeit(fighter: FighterId): Command;
  end(): Command;
  /** What turns the seals into ones that nothing can change any more, where that is a command of its own. */
  freeze(table: Table<Fight, Sheet>): Command | null;
  /** What hands the turn on, while somebody has it. */
  pass(table: Table<Fight, Sheet>): Command | null;
  /** Tells the rules where everyone stands, where the rules ask. */
  survey(combat: Combat.Implementation, table: Table<Fight, Sheet>): Command | null;
  /** A token dragged over the map, as what its fighter does; null: the map is no concern of the rules. */
  walk(table: Table<Fight, Sheet>, walk: Walk, master: boolean): Command | null;
  /** Where the rules say that everyone stands, in feet; empty where they keep no map. */
  places(fight: Fight): Readonly<Record<FighterId, readonly [number, number]>>;
}

/** The rules a fight is played by, and what they need of this table. */
export interface Played {
  readonly name: RulesetName;
  readonly ruleset: AnyRuleset;
  readonly at: AtTable;
}
