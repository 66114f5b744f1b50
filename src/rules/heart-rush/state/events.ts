import type { FighterId } from "../../core/brand.ts";
import type { Thrown } from "../../core/pool.ts";
import type { Seal } from "../../core/seal.ts";
import type { Frequency } from "./commands.ts";
import type { ConditionName } from "../body/condition-names.ts";
import type {
  BodyAbility,
  Contest,
  Declaration,
  Ground,
  Hindrance,
  Life,
  Side,
  Square,
  Stage,
  Water,
} from "./model.ts";
import type { Refusal } from "./refusals.ts";
import type { AttackingStance, Stance } from "../engagement/stance.ts";

/** Everything that can happen in a fight. Faces are in the events, so that replay needs no dice. */
export type Event = FlowEvent | MoveEvent | EngagementEvent | ClashEvent | BodyEvent;

export type FlowEvent =
  | {
      readonly type: "sideChosen";
      readonly first: Side;
      readonly face: number | null;
      readonly surprised: readonly FighterId[];
      readonly ambushers: readonly FighterId[];
    }
  | { readonly type: "roundStarted" }
  | { readonly type: "roundEnded" }
  | { readonly type: "passed"; readonly side: Side }
  | { readonly type: "turnPassed"; readonly to: Side }
  | { readonly type: "ambushLetGo"; readonly who: FighterId }
  | {
      readonly type: "paid";
      readonly who: FighterId;
      readonly action: boolean;
      readonly rush: number;
      readonly free: "dash" | "object" | "call-out" | null;
      /** Paid for moving, which the confused must not mix with acting. */
      readonly moving: boolean;
    }
  | {
      readonly type: "announced";
      readonly who: FighterId;
      readonly ability: string;
      readonly frequency: Frequency;
      /** An instant waits on the stack until it is resolved. */
      readonly instant: boolean;
    }
  | { readonly type: "announcementResolved"; readonly announcement: string }
  | { readonly type: "helped"; readonly who: FighterId; readonly target: FighterId }
  | { readonly type: "helpUsed"; readonly who: FighterId }
  | { readonly type: "spellCast"; readonly who: FighterId; readonly spell: string }
  | { readonly type: "waded"; readonly who: FighterId; readonly water: Water }
  | { readonly type: "surveyed"; readonly ground: Ground }
  | { readonly type: "sideChanged"; readonly who: FighterId; readonly side: Side }
  | { readonly type: "refreshed"; readonly who: FighterId; readonly action: boolean; readonly rush: number }
  | { readonly type: "enlisted"; readonly who: FighterId; readonly side: Side; readonly npc: boolean }
  | { readonly type: "dismissed"; readonly who: FighterId }
  | { readonly type: "fightEnded" };

export type MoveEvent =
  | {
      readonly type: "setOut";
      readonly who: FighterId;
      readonly path: readonly Square[];
      readonly near: readonly FighterId[];
      readonly feet: number;
      readonly stands: boolean;
      readonly awaiting: readonly FighterId[];
    }
  | { readonly type: "letPass"; readonly who: FighterId }
  | {
      readonly type: "moved";
      readonly who: FighterId;
      readonly how: "dash" | "sidestep" | "pushed" | "follow" | "dragged" | "placed" | "stopped";
      readonly path: readonly Square[];
      readonly near: readonly FighterId[];
      readonly feet: number;
    };

export type EngagementEvent =
  | { readonly type: "engaged"; readonly by: FighterId; readonly on: FighterId; readonly targeted: Side }
  | { readonly type: "joined"; readonly who: FighterId }
  | { readonly type: "declined"; readonly who: FighterId }
  | { readonly type: "joiningClosed" }
  | { readonly type: "sealed"; readonly who: FighterId; readonly seal: Seal }
  | { readonly type: "frozen" }
  | { readonly type: "opened"; readonly who: FighterId; readonly stance: Stance }
  | {
      readonly type: "forfeited";
      readonly who: FighterId;
      readonly why: "absent" | "seal-broken" | Refusal;
    }
  | { readonly type: "revealed" }
  | { readonly type: "declared"; readonly who: FighterId; readonly what: Declaration }
  | { readonly type: "answerSet"; readonly who: FighterId; readonly by: FighterId; readonly ability: BodyAbility }
  | { readonly type: "planned"; readonly who: FighterId; readonly first: "sidestep" | "attack" }
  | { readonly type: "stepTaken"; readonly who: FighterId }
  | { readonly type: "stayed"; readonly who: FighterId }
  | { readonly type: "stageClosed"; readonly stage: Stage; readonly next: Stage | null }
  | { readonly type: "followUpWon"; readonly who: FighterId; readonly hit: FighterId }
  | { readonly type: "followUpUsed"; readonly who: FighterId }
  | { readonly type: "memberLeft"; readonly who: FighterId }
  | { readonly type: "engagementEnded" };

export type ClashEvent =
  | {
      readonly type: "struck";
      readonly by: FighterId;
      readonly on: FighterId;
      readonly stance: AttackingStance;
      readonly opportunity: boolean;
      readonly attack: Thrown;
      readonly defence: Thrown;
      readonly raw: number;
      readonly feet: number;
    }
  | {
      readonly type: "contested";
      readonly stance: AttackingStance;
      readonly rolls: Contest;
      readonly loser: FighterId | null;
      readonly raw: number;
      readonly feet: number;
    }
  | {
      readonly type: "wrestled";
      readonly what: "grapple" | "climb" | "stunt" | "escape" | "throw-off";
      readonly by: FighterId;
      readonly on: FighterId;
      readonly rolls: Contest;
      readonly totals: Readonly<Record<FighterId, number>>;
      readonly success: boolean;
    }
  | { readonly type: "hindered"; readonly by: FighterId; readonly on: FighterId; readonly option: Hindrance }
  | { readonly type: "fizzled"; readonly what: string; readonly by: FighterId; readonly on: FighterId }
  | {
      readonly type: "pushed";
      readonly by: FighterId;
      readonly on: FighterId;
      /** What the push was worth, and how far it went. */
      readonly feet: number;
      readonly moved: number;
      readonly path: readonly Square[];
      readonly stoppedBy: string | null;
    }
  | {
      readonly type: "saved";
      readonly who: FighterId;
      readonly against: ConditionName;
      readonly roll: Thrown;
      readonly success: boolean;
    }
  | { readonly type: "fell"; readonly who: FighterId; readonly feet: number; readonly roll: Thrown }
  | { readonly type: "tripped"; readonly by: FighterId; readonly on: FighterId; readonly at: Square | null };

export type BodyEvent =
  | {
      readonly type: "hurt";
      readonly on: FighterId;
      readonly from: string;
      readonly raw: number;
      readonly dealt: number;
      readonly state: "open" | Refusal;
    }
  | {
      readonly type: "hurtSettled";
      readonly hurt: string;
      readonly on: FighterId;
      readonly shrugged: boolean;
      readonly taken: number;
      readonly wound: number | null;
    }
  | { readonly type: "hurtBarred"; readonly hurt: string; readonly because: Refusal }
  | { readonly type: "shaken"; readonly who: FighterId; readonly against: number }
  | {
      readonly type: "clung";
      readonly who: FighterId;
      readonly roll: Thrown;
      readonly against: number;
      readonly success: boolean;
    }
  | { readonly type: "healed"; readonly who: FighterId; readonly amount: number }
  | { readonly type: "lifeChanged"; readonly who: FighterId; readonly life: Life }
  | {
      readonly type: "conditionGained";
      readonly who: FighterId;
      readonly is: ConditionName;
      readonly levels: number;
      readonly of: FighterId | null;
    }
  | { readonly type: "conditionLost"; readonly who: FighterId; readonly is: ConditionName; readonly levels: number }
  /** What would have moved it, or come upon it, and by its nature does not. */
  | { readonly type: "withstood"; readonly who: FighterId; readonly what: ConditionName | "push" | "hurt" };
