import type { Brand, CombatId, FighterId, SideId } from "../../core/brand.ts";
import type { Table } from "../../core/ruleset.ts";
import type { Seal } from "../../core/seal.ts";
import { branded } from "../../core/casts.ts";
import type { Options } from "./options.ts";

export const DICE_IN_A_ROLL = 3;

/** The state of a Beats fight. Commands are in `commands.ts`, what happens in `events.ts`. */

export type TraitId = Brand<"trait">;
export type DieId = Brand<"die">;
/** Wounds are tools of their bearer, so both are named alike. */
export type ToolId = Brand<"tool">;

export const dieId = branded<DieId>;
export const toolId = branded<ToolId>;
export const traitId = branded<TraitId>;

export const SEVERITIES = ["beaten", "bloody", "broken", "burst"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const TOOL_KINDS = ["gear", "place"] as const;
export const TOOL_STATES = ["held", "ground", "away"] as const;
export type ToolState = (typeof TOOL_STATES)[number];

export interface Tool {
  readonly label: string;
  readonly kind: (typeof TOOL_KINDS)[number];
  readonly state: ToolState;
  /** Who holds it, when that is not the one it belongs to. */
  readonly by: FighterId | null;
}

/** A tool by whose it is: of a fighter, or of the scene. Two fighters may own tools of the same id. */
export interface ToolRef {
  readonly of: FighterId | null;
  readonly tool: ToolId;
}

export interface Wound {
  readonly id: ToolId;
  readonly label: string;
  readonly tended: boolean;
  /** First aid on it failed and may not be tried again as things stand. */
  readonly tried: boolean;
}

export interface Sheet {
  readonly traits: Readonly<Record<TraitId, string>>;
  readonly tools: Readonly<Record<ToolId, Tool>>;
  /** Oldest first. */
  readonly wounds: readonly Wound[];
  readonly helpless: boolean;
  /** Disadvantages that wait for the next roll of three dice. */
  readonly pending: number;
  readonly sparks: number;
}

export const FACES = [6, 8] as const;
export type Faces = (typeof FACES)[number];

export const ZONES = ["hand", "presented", "spent"] as const;
export type Zone = (typeof ZONES)[number];

export interface BeatDie {
  readonly id: DieId;
  readonly trait: TraitId;
  readonly faces: Faces;
  readonly value: number;
  readonly zone: Zone;
}

/** What a fight keeps of a fighter beside its sheet. Who is out of the round, or came late to it, has no dice. */
export interface Fighter {
  readonly side: SideId;
  readonly npc: boolean;
  /** The first round it can roll in. */
  readonly since: number;
  readonly surrendered: boolean;
  readonly dice: readonly BeatDie[];
  /** By how much this round's roll was turned down. */
  readonly turnDown: number;
  readonly acted: boolean;
}

/** The three traits of a roll, in order, and the tools that back some of them. */
export interface Muster {
  readonly traits: readonly TraitId[];
  readonly backing: Readonly<Record<TraitId, ToolRef>>;
}

export type Special =
  | { readonly is: "reroll"; readonly die: DieId }
  | { readonly is: "shift"; readonly points: number; readonly from: DieId; readonly to: DieId };

/** What may lift a die above another's. */
export type Means = Special | { readonly is: "substitute"; readonly die: DieId };

export type Action =
  | { readonly is: "attack"; readonly target: FighterId; readonly wound: Pick<Wound, "id" | "label"> }
  /** The tool is null where the one disarmed picks it. */
  | { readonly is: "disarm"; readonly target: FighterId; readonly tool: ToolRef | null }
  | { readonly is: "disadvantage"; readonly target: FighterId }
  | { readonly is: "other"; readonly target: FighterId | null; readonly text: string }
  | { readonly is: "kick"; readonly tool: ToolRef }
  | { readonly is: "arm"; readonly tool: ToolRef }
  /** To arm oneself with what another throws. */
  | { readonly is: "catch"; readonly tool: ToolRef }
  | { readonly is: "pass" };

/** How far the target has got with an offer to surrender that the attacker must accept. */
export const TERMS = ["none", "offered", "refused"] as const;

/** A contest outside the fight: one side has named its traits, the other is asked for its own. */
export interface Contest {
  readonly who: FighterId;
  readonly against: FighterId;
  readonly muster: Muster;
  /** Whose newest open wound is tended if the contest is won. */
  readonly aid: FighterId | null;
}

interface Beat {
  readonly beat: number;
  /** Everyone whose die was turned over, lowest first, as it stood at the reveal. */
  readonly order: readonly FighterId[];
}

export type Phase =
  | { readonly at: "muster"; readonly musters: Readonly<Record<FighterId, Muster>> }
  | {
      readonly at: "select";
      readonly beat: number;
      readonly seals: Readonly<Record<FighterId, Seal>>;
      /** Dice that everyone may know already: opened seals and forfeited choices. */
      readonly laid: Readonly<Record<FighterId, DieId>>;
    }
  /** The turn is nobody's when all have acted, until the beat is ended. */
  | ({ readonly at: "act"; readonly turn: FighterId | null } & Beat)
  | ({
      readonly at: "answer";
      readonly turn: FighterId;
      readonly action: Action;
      /** Those still to be asked; the first is being asked now. */
      readonly waiting: readonly FighterId[];
      readonly terms: (typeof TERMS)[number];
      /** The tool the disarmed has chosen to lose. */
      readonly gives: ToolRef | null;
    } & Beat)
  | { readonly at: "over"; readonly contest: Contest | null };

/** The wound that was dealt last, and by whom. */
export interface Dealt {
  readonly by: FighterId;
  readonly who: FighterId;
  readonly wound: ToolId;
}

export interface Fight {
  readonly combat: CombatId;
  readonly options: Options;
  readonly round: number;
  readonly fighters: Readonly<Record<FighterId, Fighter>>;
  /** What the place itself offers, by no one's sheet. */
  readonly scene: Readonly<Record<ToolId, Tool>>;
  /** Those who are willing to end the fight. */
  readonly agreed: readonly FighterId[];
  /** A wound that whoever dealt it has not named yet. */
  readonly unnamed: Dealt | null;
  readonly phase: Phase;
}

export type BeatsTable = Table<Fight, Sheet>;
export type PhaseAt<At extends Phase["at"]> = Extract<Phase, { readonly at: At }>;
