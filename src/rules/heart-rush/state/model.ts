import type { CombatId, FighterId } from "../../core/brand.ts";
import type { Thrown } from "../../core/pool.ts";
import type { Table } from "../../core/ruleset.ts";
import type { Seal } from "../../core/seal.ts";
import type { Options } from "./options.ts";
import type { Refusal } from "./refusals.ts";
import type { Sheet } from "./sheet.ts";
import type { AttackingStance, Stance } from "../engagement/stance.ts";
import type { ConditionName } from "../body/condition-names.ts";

/** The state of a Heart Rush fight. Commands are in `commands.ts`, what happens in `events.ts`. */

export const SIDES = ["players", "enemies"] as const;
export type Side = (typeof SIDES)[number];

export type Square = readonly [number, number];

/** Where everyone is: squares on a map, or, without one, the distances the table has agreed on. */
export type Ground =
  | {
      readonly kind: "map";
      readonly at: Readonly<Record<FighterId, Square>>;
      /** Squares that nobody can enter, spelled "x,y". */
      readonly walls: readonly string[];
      /** Squares of difficult ground, spelled likewise. */
      readonly rough?: readonly string[];
      /** Walls between squares that nobody walks or reaches through, each "x,y,x,y" in feet. */
      readonly fences?: readonly string[];
      /** Those that no missile and no bolt passes, spelled likewise. */
      readonly screens?: readonly string[];
      /** Where the map ends, in feet: left, top, right and bottom. */
      readonly edge?: readonly number[];
      /** Lines from an attacker to a target that cover blocks beside the walls, by "a>b". */
      readonly cover: Readonly<Record<string, number>>;
    }
  | {
      readonly kind: "spoken";
      /** Feet between two fighters, by "a|b" in the order of their ids; nobody else is within reach. */
      readonly feet: Readonly<Record<string, number>>;
      readonly cover: Readonly<Record<string, number>>;
    };

/** HR-HAZ-5: deep water hampers who stands in it, and hampers badly who cannot stand; wet is wet. */
export const WATERS = ["dry", "wet", "deep", "under"] as const;
export type Water = (typeof WATERS)[number];

export type Life = "up" | "unconscious" | "dead";

/** What a fight keeps of a fighter beside its sheet: the round's bookkeeping. */
export interface Fighter {
  readonly side: Side;
  readonly npc: boolean;
  readonly life: Life;
  /** HR-DMG-12: whether it fell because its time was over, and so wakes where it is not. */
  readonly lapsed: boolean;
  readonly action: boolean;
  readonly rush: number;
  readonly dashed: boolean;
  readonly interacted: boolean;
  readonly calledOut: boolean;
  /** Wounds it has taken this round. */
  readonly wounded: number;
  /** How many engagements it has begun or joined this round. */
  readonly engaged: number;
  /** Whether it has acted this round, which matters to the confused. */
  readonly acted: boolean;
  /** Whether it has moved of its own will this round, be it only to stand up: what the confused pay for with acting. */
  readonly stirred: boolean;
  readonly moved: number;
  readonly struckFar: boolean;
  readonly shotInStance: boolean;
  /** Whether it did not open its seal in this engagement: it strikes at nobody and is not shielded. */
  readonly exposed: boolean;
  readonly cast: boolean;
  readonly active: boolean;
  readonly activeRounds: number;
  readonly surprised: boolean;
  readonly helped: number;
  readonly water: Water;
  readonly shrugs: number;
  readonly minors: Readonly<Record<string, number>>;
}

export const STAGES = ["cunning", "agility", "moves", "late", "might", "after"] as const;
export type Stage = (typeof STAGES)[number];

export const HINDRANCES = ["hurt", "blind", "prone", "push"] as const;
export type Hindrance = (typeof HINDRANCES)[number];
export type Levels = Readonly<Partial<Record<ConditionName, number>>>;
export type BodyAbility = "might" | "agility";

export type Declaration =
  | {
      readonly do: "attack";
      readonly target: FighterId;
      /** Further targets of a weapon that strikes several at once. */
      readonly also: readonly FighterId[];
      readonly riders: Levels;
      /** What becomes of a push: done, waived, or turned into squeezing whom one grapples. */
      readonly push: "push" | "none" | "squeeze";
      readonly follow: Square | null;
    }
  | { readonly do: "grapple"; readonly target: FighterId; readonly answer: BodyAbility | null }
  | {
      readonly do: "climb";
      readonly target: FighterId;
      readonly ability: BodyAbility;
      readonly answer: BodyAbility | null;
    }
  | { readonly do: "hinder"; readonly target: FighterId; readonly option: Hindrance; readonly levels: Levels }
  | {
      readonly do: "stunt";
      readonly target: FighterId;
      readonly ability: AttackingStance | "presence";
      readonly answer: AttackingStance | "presence" | null;
    }
  | { readonly do: "hold" };

export type Seals = Readonly<Record<FighterId, Seal>>;
export type Stances = Readonly<Record<FighterId, Stance>>;

/** The attacks of an engagement, stage by stage. */
export interface Resolving {
  readonly is: "resolving";
  readonly stage: Stage;
  readonly stances: Stances;
  readonly declared: Readonly<Record<FighterId, Declaration>>;
  /** Agility members who move before they attack. */
  readonly late: readonly FighterId[];
  /** Those who have taken or given up their free sidesteps, and how many. */
  readonly stepped: Readonly<Record<FighterId, number>>;
  readonly stayed: readonly FighterId[];
  readonly mover: Side;
  /** Thrown weapons that hit and may be followed by one more throw, and whom the first one hit. */
  readonly followUps: Readonly<Record<FighterId, FighterId>>;
  /** Offensive actions that have yet to land, in the order they were declared. */
  readonly landing: readonly { readonly who: FighterId; readonly stage: Stage; readonly what: Declaration }[];
}

export type EngagementStep =
  | { readonly is: "joining"; readonly declined: readonly FighterId[] }
  | { readonly is: "choosing"; readonly seals: Seals; readonly forfeited: readonly FighterId[] }
  | { readonly is: "opening"; readonly seals: Seals; readonly stances: Stances }
  | Resolving;

export interface Engagement {
  readonly name: string;
  readonly by: FighterId;
  readonly on: FighterId;
  /** The side of the one first attacked: it moves first, and has the turn afterwards. */
  readonly targeted: Side;
  readonly members: readonly FighterId[];
  readonly step: EngagementStep;
}

/** A willing move that enemies may still answer before it is final. */
export interface Moving {
  readonly who: FighterId;
  readonly path: readonly Square[];
  readonly near: readonly FighterId[];
  readonly feet: number;
  readonly stands: boolean;
  readonly awaiting: readonly FighterId[];
  /** How much of its path lay behind it when it was struck last, and still on its feet: where it lies if that fells it. */
  readonly struckAt: number | null;
}

/** Damage dealt and not yet taken: its bearer may shrug it off. */
export interface Hurt {
  readonly id: string;
  readonly on: FighterId;
  /** Who or what dealt it: a fighter's id, or a word such as "collision". */
  readonly from: string;
  readonly dealt: number;
  readonly state: "open" | "settled" | Refusal;
}

/** A movement of somebody off balance that has just come to its end, which a trip may answer until the next deed. */
export interface Trail {
  readonly who: FighterId;
  /** Every square of it, the one it began in first; none without a map. */
  readonly path: readonly Square[];
  /** Without a map: those beside whom it began or ended, or by option ended. */
  readonly beside: readonly FighterId[];
  /** The turn in which it was. */
  readonly turn: number;
}

/** An instant ability that has been announced: the last one announced is the first to resolve. */
export interface Announcement {
  readonly id: string;
  readonly who: FighterId;
  readonly ability: string;
}

export type Phase =
  | { readonly at: "gathering" }
  | { readonly at: "ambush"; readonly may: readonly FighterId[] }
  | { readonly at: "turn"; readonly side: Side; readonly passes: number }
  | { readonly at: "engagement"; readonly engagement: Engagement }
  | { readonly at: "over" };

export interface Fight {
  readonly combat: CombatId;
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** Turns taken so far, so that each turn's prompt has a name of its own. */
  readonly turns: number;
  readonly starting: Side | null;
  readonly fighters: Readonly<Record<FighterId, Fighter>>;
  readonly ground: Ground;
  readonly engagements: number;
  readonly moving: Moving | null;
  readonly trail: readonly Trail[];
  /** Climbers who must save against falling off, and against what number. */
  readonly clinging: Readonly<Record<FighterId, number>>;
  readonly hurts: readonly Hurt[];
  readonly hurtCount: number;
  readonly announced: readonly Announcement[];
  readonly announcements: number;
}

export type HeartTable = Table<Fight, Sheet>;
/** The rolls of a contest, by who rolled them. */
export type Contest = Readonly<Record<FighterId, Thrown>>;
