import type { FighterId } from "../../core/brand.ts";
import type { Opening, Seal } from "../../core/seal.ts";
import type { ConditionName } from "../body/condition-names.ts";
import type { BodyAbility, Declaration, Ground, Side, Square, Water } from "./model.ts";
import type { AttackingStance } from "../engagement/stance.ts";
import type { Witnesses } from "./witness.ts";

/** Where a move leads: a square, or, without a map, how far and next to whom. */
export interface Destination {
  readonly to: Square | null;
  /** The squares on the way, from where it stands; the straight way if left empty. */
  readonly path: readonly Square[];
  readonly feet: number;
  readonly near: readonly FighterId[];
}

export type Payment = "action" | "rush";

export const FREQUENCIES = ["passive", "minor", "heart", "major", "weekly", "monthly"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What a Game Master may simply decree. */
export type Ruling =
  | { readonly is: "harm"; readonly who: FighterId; readonly amount: number; readonly from: string }
  | { readonly is: "heal"; readonly who: FighterId; readonly amount: number }
  | {
      readonly is: "condition";
      readonly who: FighterId;
      readonly condition: ConditionName;
      readonly levels: number;
      readonly of: FighterId | null;
    }
  | { readonly is: "uncondition"; readonly who: FighterId; readonly condition: ConditionName; readonly levels: number }
  | { readonly is: "place"; readonly who: FighterId; readonly to: Square }
  | { readonly is: "turn"; readonly side: Side }
  | { readonly is: "side"; readonly who: FighterId; readonly side: Side }
  | { readonly is: "refresh"; readonly who: FighterId; readonly action: boolean; readonly rush: number }
  | { readonly is: "water"; readonly who: FighterId; readonly water: Water }
  | { readonly is: "survey"; readonly ground: Ground }
  | { readonly is: "fall"; readonly who: FighterId; readonly feet: number }
  | { readonly is: "rise"; readonly who: FighterId };

export type Command =
  | {
      readonly do: "start";
      readonly expecting: Readonly<Record<Side, boolean>>;
      readonly witnesses: Witnesses;
    }
  | { readonly do: "end-ambush" }
  | { readonly do: "pass"; readonly side: Side }
  | { readonly do: "dash"; readonly who: FighterId; readonly destination: Destination; readonly stand: boolean }
  | {
      readonly do: "sidestep";
      readonly who: FighterId;
      readonly destination: Destination;
      readonly stand: boolean;
      readonly pay: Payment | "free";
    }
  | { readonly do: "let-pass"; readonly who: FighterId }
  | { readonly do: "move-on" }
  | { readonly do: "object"; readonly who: FighterId }
  | { readonly do: "call-out"; readonly who: FighterId }
  | { readonly do: "help"; readonly who: FighterId; readonly target: FighterId }
  | { readonly do: "cast"; readonly who: FighterId; readonly spell: string; readonly instant: boolean }
  | {
      readonly do: "use";
      readonly who: FighterId;
      readonly ability: string;
      readonly frequency: Frequency;
      readonly instant: boolean;
      readonly action: boolean;
      /** Rush points spent beyond the cost. */
      readonly extra: number;
    }
  | { readonly do: "resolve"; readonly announcement: string }
  | { readonly do: "put-out"; readonly who: FighterId; readonly target: FighterId }
  | { readonly do: "steady"; readonly who: FighterId; readonly condition: "frightened" | "enraged" }
  | { readonly do: "escape"; readonly who: FighterId; readonly ability: BodyAbility; readonly answer: BodyAbility }
  | { readonly do: "throw-off"; readonly who: FighterId; readonly ability: BodyAbility; readonly answer: BodyAbility }
  | { readonly do: "cling"; readonly who: FighterId; readonly ability: BodyAbility }
  | { readonly do: "let-go"; readonly who: FighterId }
  | { readonly do: "trip"; readonly who: FighterId; readonly target: FighterId }
  | {
      readonly do: "strike";
      readonly who: FighterId;
      readonly target: FighterId;
      readonly stance: AttackingStance;
      readonly pay: Payment;
    }
  | { readonly do: "engage"; readonly who: FighterId; readonly target: FighterId }
  | { readonly do: "join"; readonly who: FighterId }
  | { readonly do: "decline"; readonly who: FighterId }
  | { readonly do: "close-joining" }
  | { readonly do: "seal"; readonly who: FighterId; readonly seal: Seal }
  | { readonly do: "freeze" }
  | { readonly do: "open"; readonly who: FighterId; readonly opening: Opening }
  | { readonly do: "forfeit"; readonly who: FighterId }
  | { readonly do: "declare"; readonly who: FighterId; readonly what: Declaration }
  | { readonly do: "answer"; readonly who: FighterId; readonly by: FighterId; readonly ability: BodyAbility }
  | { readonly do: "plan"; readonly who: FighterId; readonly first: "sidestep" | "attack" }
  | { readonly do: "stay"; readonly who: FighterId }
  | { readonly do: "follow-up"; readonly who: FighterId; readonly target: FighterId }
  | { readonly do: "close-stage" }
  | { readonly do: "shrug"; readonly who: FighterId; readonly hurt: string; readonly yes: boolean }
  | { readonly do: "settle" }
  | { readonly do: "drop"; readonly who: FighterId }
  | { readonly do: "rule"; readonly ruling: Ruling }
  | { readonly do: "enlist"; readonly who: FighterId; readonly side: Side; readonly npc: boolean }
  | { readonly do: "dismiss"; readonly who: FighterId }
  | { readonly do: "end" };
