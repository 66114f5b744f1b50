import type { FighterId, SideId } from "../../core/brand.ts";
import type { ThrownDie } from "../../core/pool.ts";
import type { Attribute, Correction, Fright, Harm, Laid, Mod, Sheet, Weapon } from "./model.ts";
import type { Step } from "../track.ts";

/** Dice on the table, of which the best one counts. */
export interface Roll {
  readonly name: string;
  readonly by: FighterId;
  readonly dice: readonly ThrownDie[];
  readonly best: number;
}

export const SAVE_RESULTS = ["success", "failure", "tie"] as const;
export type SaveResult = (typeof SAVE_RESULTS)[number];

/** No rolls: an attribute at zero decided it. */
export interface Save {
  readonly result: SaveResult;
  readonly rolls: readonly Roll[];
}

/** How the question of the first side was answered. `result` and `opposing` where somebody rolled against the foes. */
export interface FirstSide {
  readonly first: SideId;
  /** The side that goes in two parts, the fast before and the others after the foes. */
  readonly parted: SideId | null;
  readonly result: SaveResult | null;
  readonly opposing: Step | null;
  readonly before: readonly FighterId[];
  readonly after: readonly FighterId[];
  readonly slow: readonly FighterId[];
  readonly rolls: readonly Roll[];
}

/** What direct damage did. `left` is what the save was up against; `saved` is null where none was rolled. */
export interface Blow {
  readonly attribute: Attribute;
  readonly die: Step;
  readonly crits: number;
  readonly left: number;
  readonly save: Roll | null;
  readonly saved: boolean | null;
  readonly harm: Harm | null;
}

export interface Struck {
  readonly who: FighterId;
  readonly roll: Roll;
  readonly attack: number;
  readonly passed: number;
}

export interface CriticalEffect {
  readonly who: FighterId;
  readonly effect: string;
}

export interface VolleyResolved {
  readonly type: "volleyResolved";
  readonly target: FighterId;
  readonly attacks: readonly Struck[];
  readonly armor: number;
  readonly gritLost: number;
  readonly gritLeft: number;
  readonly direct: number;
  readonly blow: Blow;
  readonly effects: readonly CriticalEffect[];
}

export const OUTCOMES = ["held", "routed"] as const;
export interface MoraleDecided {
  readonly who: FighterId;
  readonly outcome: (typeof OUTCOMES)[number];
}

export type Event =
  | { readonly type: "firstSideSettled"; readonly settled: FirstSide }
  | { readonly type: "moved"; readonly who: FighterId; readonly feet: number }
  | {
      readonly type: "staked";
      readonly who: FighterId;
      readonly against: FighterId | null;
      readonly attribute: Attribute;
      readonly save: Save;
      readonly laid: Laid | null;
    }
  | {
      readonly type: "attackDeclared";
      readonly who: FighterId;
      readonly weapon: Weapon | null;
      readonly strikes: readonly { readonly target: FighterId; readonly mods: readonly Mod[] }[];
      /** Waits in a volley; otherwise it is rolled at once. */
      readonly waits: boolean;
      readonly awaited: readonly FighterId[];
    }
  | { readonly type: "volleysClosed" }
  | VolleyResolved
  /** Their Morale Saves are due, and wait for the Game Master. */
  | {
      readonly type: "moraleShaken";
      readonly firstCrit: readonly FighterId[];
      readonly firstLoss: readonly FighterId[];
    }
  | {
      readonly type: "moraleTested";
      readonly firstCrit: readonly FighterId[];
      readonly firstLoss: readonly FighterId[];
      /** Why the Game Master asked, if it was one of the usual reasons. */
      readonly why: Fright | null;
      readonly decided: readonly MoraleDecided[];
      readonly rolls: readonly Roll[];
    }
  | {
      readonly type: "firstAidGiven";
      readonly who: FighterId;
      readonly target: FighterId;
      readonly save: Save | null;
      readonly helped: boolean;
    }
  | { readonly type: "passed"; readonly who: FighterId }
  | { readonly type: "dropped"; readonly who: FighterId }
  | { readonly type: "turnEnded" }
  | { readonly type: "laid"; readonly laid: Laid }
  | {
      readonly type: "steppedDown";
      readonly who: FighterId;
      readonly attribute: Attribute;
      readonly die: Step;
      readonly harm: Harm | null;
    }
  | { readonly type: "gritRestored"; readonly who: readonly FighterId[] }
  | { readonly type: "attributeRestored"; readonly who: FighterId; readonly attribute: Attribute }
  | {
      readonly type: "timePassed";
      readonly minutes: number;
      readonly safe: boolean;
      readonly died: readonly FighterId[];
    }
  | { readonly type: "corrected"; readonly who: FighterId; readonly correction: Correction }
  | {
      readonly type: "fighterJoined";
      readonly who: FighterId;
      readonly side: SideId;
      readonly npc: boolean;
      readonly sheet: Sheet;
    }
  | { readonly type: "fighterLeft"; readonly who: FighterId }
  | { readonly type: "fightEnded" };
