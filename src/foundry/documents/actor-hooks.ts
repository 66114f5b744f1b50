/** A status that shows on a token, and how strongly. */
export interface ShownStatus {
  readonly id: string;
  /** Null where there is only having it or not. */
  readonly level: number | null;
  /** Its picture at this level, where that is another than the status's own. */
  readonly img?: string;
  /** What else it is to Foundry at this level, which has no picture of its own. */
  readonly also?: readonly string[];
}

/** Something suffered, by the id it is kept under. */
export interface Unworded {
  readonly id: string;
  readonly rank: number;
}

/** What actors ask of the ruleset they belong to, so that the document knows none. A member is left out where there is nothing to say. */
export interface ActorHooks {
  /** What a new token of it is like, beneath what whoever makes it has chosen. */
  tokenDefaults?(actor: Actor.Implementation): object;
  /** What shows on its token without being stored as an effect. */
  statuses?(actor: Actor.Implementation): readonly ShownStatus[];
  /** Whether a status is kept in the actor's data, and not as an effect. */
  keepsStatus?(id: string): boolean;
  /** Levels of such a status, more or less; false when nothing changed. */
  changeStatus?(actor: Actor.Implementation, id: string, levels: number, of: string | null): Promise<boolean>;
  /** Whether an effect that Foundry takes to be lasting ends by itself, and so shows on the token. */
  passes?(effect: ActiveEffect.Implementation): boolean;
  /** Lists, by their field, that must be written whole before anything of them is written in part. */
  staleLists?(actor: Actor.Implementation): Readonly<Record<string, object>>;
  /** Those whom an actor that is a group stands for: on the map and in fights they come in its place. */
  standsFor?(actor: Actor.Implementation): readonly Actor.Implementation[];
  rollData?(actor: Actor.Implementation): object;
  /** The newest of what it has suffered, of these ranks or any, that nobody has put into words. */
  unworded?(actor: Actor.Implementation, ranks?: readonly number[]): Unworded | null;
  /** Says what it is, by its id; asks first where no words are told. */
  putIntoWords?(actor: Actor.Implementation, id: string, words?: string): Promise<void>;
  /** What must be put out of use when this item of an actor is put to use. */
  givesWay?(actor: Actor.Implementation, item: Item.Implementation): readonly Item.Implementation[];
}

const ACTOR_HOOKS = new Map<string, ActorHooks>();

export function registerActorHooks(types: readonly string[], actorHooks: ActorHooks): void {
  for (const type of types) ACTOR_HOOKS.set(type, actorHooks);
}

const NONE: ActorHooks = {};
export const actorHooksOf = (actor: Actor.Implementation): ActorHooks => ACTOR_HOOKS.get(actor.type) ?? NONE;
