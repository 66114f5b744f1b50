import type { CombatId, FighterId, RulesetId, SideId, UserId } from "./brand.ts";
import type { Reader } from "./json.ts";
import type { Shown, Throw } from "./pool.ts";
import type { Result } from "./result.ts";
import type { Opening, Seal, SealContext } from "./seal.ts";

/** A fight and the sheets of those in it: the one value a ruleset works on, plain JSON all through. */
export interface Table<Fight, Sheet> {
  readonly fight: Fight;
  readonly sheets: Readonly<Record<FighterId, Sheet>>;
}

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

/** How a ruleset's hidden choices are sealed and opened. The engine never holds a choice before it is opened. */
export interface Sealing<Fight, Sheet, Command> {
  /** Those whose seal is still awaited, or may be changed. */
  choosing(table: Table<Fight, Sheet>): readonly FighterId[];
  /** Those whose opening is awaited. */
  opening(table: Table<Fight, Sheet>): readonly FighterId[];
  /** What this fighter may choose now, in a canonical spelling; where there is no end to it, a selection. */
  choices(table: Table<Fight, Sheet>, fighter: FighterId): readonly string[];
  /** Whether this fighter may choose this now. All of `choices` may be chosen, and where those are a selection, more. */
  allows(table: Table<Fight, Sheet>, fighter: FighterId, choice: string): boolean;
  context(table: Table<Fight, Sheet>, fighter: FighterId): SealContext;
  seal(fighter: FighterId, seal: Seal): Command;
  open(fighter: FighterId, opening: Opening): Command;
}

/** What a ruleset accepts from outside. `table` also refuses a fight and sheets that do not belong together. */
export interface Readers<Fight, Sheet, Command, Event> {
  readonly sheet: Reader<Sheet>;
  readonly table: Reader<Table<Fight, Sheet>>;
  readonly command: Reader<Command>;
  readonly event: Reader<Event>;
}

export interface Ruleset<Fight, Sheet, Command, Event, Refusal extends string, View, Options> {
  readonly id: RulesetId;
  /** The recommended ruling for every question the books leave open. */
  readonly defaults: Options;
  begin(setup: Setup<Sheet, Options>): Fight;
  prompts(table: Table<Fight, Sheet>): readonly Prompt[];
  /** Judges a command. Changes nothing; never throws for a player's mistake. */
  decide(table: Table<Fight, Sheet>, command: Command, by: Who): Decision<Event, Refusal>;
  /** Folds one event into fight and sheets. Total: it cannot refuse, and asks no permission. */
  apply(table: Table<Fight, Sheet>, event: Event): Table<Fight, Sheet>;
  /** All that this viewer may know. */
  view(table: Table<Fight, Sheet>, viewer: Viewer): View;
  /** Commands that would be accepted from this person now: one of each kind that can be told apart, seals aside. */
  offers(table: Table<Fight, Sheet>, by: Who): readonly Command[];
  readonly sealing: Sealing<Fight, Sheet, Command> | null;
  readonly read: Readers<Fight, Sheet, Command, Event>;
}
