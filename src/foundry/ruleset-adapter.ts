import type { AnyRuleset, Kept, Malformed, Result, RulesetName, Table } from "../rules/index.ts";
import type { Ability, LangKey } from "../view/index.ts";

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

interface PlainSheet {
  readonly sheet: { new (options: { readonly document: unknown }): unknown };
  readonly label: LangKey;
}

/** The step that something is written by, under a name that only the same step of the same fight has. */
export interface Moment {
  readonly doing: "do" | "undo" | "redo";
  readonly name: string;
}

/** What one ruleset needs of Foundry. The encounter loop knows rulesets by this and by the pure `Ruleset` alone. */
export interface RulesetAdapter<
  Fight extends object = object,
  Sheet extends object = object,
  Command extends object = object,
> {
  /** What its documents are made of, by the subtype that they store. */
  readonly actors: Readonly<Record<string, object>>;
  readonly items: Readonly<Record<string, object>>;
  /**
   * The sheets that all its actors and items open with, and what these are called. A sheet's class name is stored in worlds.
   */
  readonly sheets?: { readonly actor: PlainSheet; readonly item?: PlainSheet };
  /** Called once at `init`, for whatever else it has in Foundry. */
  readonly register?: () => void;
  /** As a fight reads it, which may call others who are in it by their fighters; null: as it is by itself. */
  sheetOf(actor: Actor.Implementation, combat: Combat.Implementation | null): Result<Sheet, Malformed>;
  /** What must be written so that the actor's sheet reads `after` instead of `before`; null: nothing. */
  actorUpdate(before: Sheet, after: Sheet, actor: Actor.Implementation, of: Moment): ActorChange | null;

  /** What an actor can use by name in a fight: off its sheet, where the rules have such a thing. */
  abilities?(actor: Actor.Implementation): readonly Ability[];
  /** What its sheet says in words that no rule reads and a fight shows, each under its field's name. */
  notes?(actor: Actor.Implementation): Readonly<Record<string, string>>;
  /**
   * What the one who is about to send a command chooses in their own browser, of which the rules know nothing: what is to be
   * done there once it is carried out, or null where they think better of it.
   */
  aims?(combat: Combat.Implementation, command: Command): Promise<(() => Promise<void>) | null>;
  /** Tells the rules where everyone stands, where the rules ask. */
  survey?(combat: Combat.Implementation, table: Table<Fight, Sheet>): Command | null;
}

/** The rules a fight is played by, and what they need of this table. */
export interface Played {
  readonly name: RulesetName;
  readonly ruleset: AnyRuleset;
  readonly at: RulesetAdapter;
}

/** What the rules say has changed of an actor and its items, as one update of the actor. */
export function actorChange(changes: Kept | null): ActorChange | null {
  if (changes === null) return null;
  const items = Object.entries(changes.items).map(([_id, system]) => ({ _id, system }));
  const actor = Object.keys(changes.actor).length === 0 ? {} : { system: changes.actor };
  return { data: actor, ...(items.length === 0 ? {} : { items }) };
}
