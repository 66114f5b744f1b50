import type { FighterId } from "../../core/brand.ts";
import type { Entrant } from "../../core/ruleset.ts";
import type { Seal } from "../../core/seal.ts";
import type {
  Action,
  DieId,
  Faces,
  Contest,
  Muster,
  Sheet,
  Special,
  Tool,
  ToolId,
  ToolRef,
  ToolState,
  TraitId,
  Wound,
} from "./model.ts";

/** A die as it was rolled: the face shown, and its value once turned down. */
export interface RolledDie {
  readonly id: DieId;
  readonly trait: TraitId;
  readonly faces: Faces;
  readonly face: number;
  readonly value: number;
}

export interface Roll {
  readonly turnDown: number;
  readonly dice: readonly RolledDie[];
}

export type Faced = Readonly<Record<FighterId, number>>;

/** One side of a contest: the dice it threw, each pass in turn, and what the last of them came to. */
export interface ContestRoll {
  readonly faces: readonly Faces[];
  readonly passes: readonly (readonly number[])[];
  readonly values: readonly number[];
  readonly best: number;
}

export const OUTCOMES = ["effect", "cancelled", "surrendered", "passed"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why somebody's choice is made for them: they did not make or show it, or what they showed could not be. */
export const FORFEITS = ["absent", "seal-broken", "not-in-hand"] as const;
export type Forfeit = (typeof FORFEITS)[number];

/** Everything that can have happened, dice faces included. */
export type Event =
  | { readonly is: "mustered"; readonly who: FighterId; readonly muster: Muster }
  | { readonly is: "rolled"; readonly rolls: Readonly<Record<FighterId, Roll>> }
  | { readonly is: "sealed"; readonly who: FighterId; readonly seal: Seal }
  | { readonly is: "opened"; readonly who: FighterId; readonly die: DieId }
  | { readonly is: "forfeited"; readonly who: FighterId; readonly die: DieId; readonly why: Forfeit }
  | {
      readonly is: "revealed";
      readonly order: readonly FighterId[];
      readonly presented: Readonly<Record<FighterId, DieId>>;
      readonly values: Faced;
      /** The faces of each pass of rerolled ties. */
      readonly passes: readonly Faced[];
      /** The faces of each pass of lots drawn among those whose tie stands. */
      readonly lots: readonly Faced[];
    }
  | {
      readonly is: "special-used";
      readonly who: FighterId;
      readonly special: Special;
      /** The face shown, if a die was thrown. */
      readonly face: number | null;
      readonly values: Readonly<Record<DieId, number>>;
    }
  | { readonly is: "substituted"; readonly who: FighterId; readonly die: DieId }
  | { readonly is: "declared"; readonly who: FighterId; readonly action: Action; readonly asked: readonly FighterId[] }
  | { readonly is: "accepted"; readonly who: FighterId; readonly gives: ToolRef | null }
  | { readonly is: "surrender-offered"; readonly who: FighterId }
  | { readonly is: "surrender-refused"; readonly who: FighterId }
  /** An action has come to its end. `by` is who countered it or escaped from it. */
  | { readonly is: "settled"; readonly who: FighterId; readonly outcome: Outcome; readonly by: FighterId | null }
  /** Nobody is left to act: the dice presented are spent, and after the last of them the round is over. */
  | { readonly is: "beat-ended" }
  | { readonly is: "surrendered"; readonly who: FighterId }
  | { readonly is: "wounded"; readonly who: FighterId; readonly wound: Pick<Wound, "id" | "label"> }
  | { readonly is: "disadvantaged"; readonly who: FighterId }
  | { readonly is: "tool-moved"; readonly tool: ToolRef; readonly to: ToolState; readonly by: FighterId | null }
  | { readonly is: "tool-placed"; readonly tool: ToolId; readonly label: string; readonly kind: Tool["kind"] }
  | { readonly is: "tool-cleared"; readonly tool: ToolId }
  | { readonly is: "agreed"; readonly who: FighterId; readonly willing: boolean }
  | { readonly is: "challenged"; readonly contest: Contest }
  | { readonly is: "called-off" }
  | {
      readonly is: "contested";
      readonly rolls: Readonly<Record<FighterId, ContestRoll>>;
      /** How often both sides had to roll again. */
      readonly ties: number;
      readonly winner: FighterId;
    }
  | { readonly is: "refilled"; readonly who: FighterId }
  | { readonly is: "adjusted"; readonly who: FighterId; readonly what: "sparks" | "pending"; readonly to: number }
  | { readonly is: "exerted"; readonly who: FighterId; readonly won: boolean }
  | { readonly is: "aided"; readonly who: FighterId; readonly won: boolean }
  | { readonly is: "aid-allowed"; readonly who: FighterId; readonly wound: ToolId }
  | { readonly is: "healed"; readonly who: FighterId; readonly wound: ToolId }
  | { readonly is: "revived"; readonly who: FighterId }
  | { readonly is: "returned"; readonly who: FighterId }
  | { readonly is: "added"; readonly who: FighterId; readonly entrant: Entrant; readonly sheet: Sheet }
  | { readonly is: "removed"; readonly who: FighterId }
  | { readonly is: "ended" };

export type Happening<Is extends Event["is"]> = Extract<Event, { readonly is: Is }>;
