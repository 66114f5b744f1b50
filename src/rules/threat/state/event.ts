import type { FighterId, SideId } from "../../core/brand.ts";
import type { Seal } from "../../core/seal.ts";
import type { DieId, Loadout, Pick, Procedure, Ruling, Stance, TableDie } from "./model.ts";
import type { Attribute, Condition, Faces, ItemId, Quality } from "./sheet.ts";

/** Faces newly crossed out on an item by one roll, and whether that ruined it. */
export interface Wear {
  readonly who: FighterId;
  readonly item: ItemId;
  readonly faces: readonly number[];
  readonly ruined: boolean;
}

/** A shot: one piece of ammunition, and an empty contraption. */
export interface Shot {
  readonly who: FighterId;
  readonly weapon: ItemId;
  readonly ammo: ItemId;
}

export interface Lost {
  readonly who: FighterId;
  readonly faces: Faces;
}

export interface Held {
  readonly who: FighterId;
  readonly item: ItemId;
}

/** What one pass does to one participant. */
export interface Blow {
  readonly who: FighterId;
  readonly threat: number;
  readonly injury: number;
  /** The die that evaded best. */
  readonly die: DieId | null;
  readonly check: "unhurt" | "unreduced" | "guts";
  /** What the standing die showed when rolled again, under that option. */
  readonly again: number | null;
  readonly stands: boolean;
  readonly away: boolean;
  readonly lost: Lost | null;
  /** A threat that could not hurt got through and ends the vantage of distance. */
  readonly closed: boolean;
}

export interface BreathShown {
  readonly faces: Faces;
  readonly shown: number;
}

export type Event =
  | {
      readonly type: "engaged";
      readonly procedure: Procedure;
      readonly members: readonly FighterId[];
      readonly sides: readonly SideId[];
      readonly vantage: SideId | null;
    }
  | {
      readonly type: "phaseBegan";
      readonly phase: "setup" | "weapons" | "breath" | "decide";
      readonly side: SideId | null;
    }
  | { readonly type: "choiceSealed"; readonly who: FighterId; readonly seal: Seal }
  | { readonly type: "choiceForfeited"; readonly who: FighterId }
  | { readonly type: "choicesClosed" }
  | {
      readonly type: "choiceOpened";
      readonly who: FighterId;
      readonly choice: string | null;
      readonly verdict: "kept" | "broken" | "unlawful";
    }
  | { readonly type: "readied"; readonly loadouts: Readonly<Record<FighterId, Loadout>> }
  | {
      readonly type: "weaponsRolled";
      readonly of: readonly FighterId[];
      readonly dice: readonly TableDie[];
      readonly wear: readonly Wear[];
      readonly shots: readonly Shot[];
    }
  | {
      readonly type: "armourMet";
      readonly stopped: readonly { readonly die: DieId; readonly by: FighterId }[];
      readonly wear: readonly Wear[];
      readonly owed: Readonly<Record<FighterId, readonly Pick[]>>;
    }
  | { readonly type: "pieceMarked"; readonly who: FighterId; readonly pick: Pick }
  | { readonly type: "breathChosen"; readonly choices: Readonly<Record<FighterId, readonly Faces[]>> }
  | {
      readonly type: "breathRolled";
      readonly of: readonly FighterId[];
      readonly dice: readonly TableDie[];
      readonly lost: readonly Lost[];
      readonly wear: readonly Wear[];
    }
  | { readonly type: "dieGiven"; readonly who: FighterId; readonly die: DieId; readonly to: FighterId }
  | {
      readonly type: "planned";
      readonly turned: readonly { readonly who: FighterId; readonly die: DieId }[];
      readonly swept: readonly { readonly who: FighterId; readonly die: DieId; readonly lost: readonly DieId[] }[];
      readonly fleeing: readonly FighterId[];
    }
  | { readonly type: "sideDone"; readonly side: SideId }
  | { readonly type: "struck"; readonly pass: number; readonly blows: readonly Blow[] }
  | {
      readonly type: "worn";
      readonly discarded: readonly DieId[];
      readonly reduction: Readonly<Record<SideId, number>>;
    }
  | {
      readonly type: "ended";
      readonly outcome: "over" | "impasse" | "stopped";
      readonly dropped: readonly Held[];
      readonly reloaded: readonly Held[];
    }
  | {
      readonly type: "declared";
      readonly who: FighterId;
      readonly foe: FighterId;
      readonly vantage: FighterId | null;
    }
  | { readonly type: "leftToGm"; readonly who: FighterId; readonly foe: FighterId }
  | {
      readonly type: "stated";
      readonly who: FighterId;
      readonly answer: "attack" | "brawl" | "escape";
      readonly stance: Stance;
      readonly armed: boolean;
      readonly breath: readonly BreathShown[];
      readonly dice: readonly TableDie[];
      readonly lost: readonly Lost[];
      readonly wear: readonly Wear[];
      readonly shots: readonly Shot[];
      readonly dropped: readonly Held[];
    }
  | {
      readonly type: "clashed";
      readonly outcome: "harm" | "away";
      readonly parties: readonly {
        readonly who: FighterId;
        readonly threat: number;
        readonly injury: number;
        readonly falls: boolean;
        readonly away: boolean;
      }[];
    }
  | { readonly type: "brawlEnded" }
  | {
      readonly type: "saved";
      readonly who: FighterId;
      readonly attribute: Attribute;
      readonly breath: readonly BreathShown[];
      readonly high: number;
      readonly difficulty: number | null;
      readonly success: boolean | null;
      readonly margin: number | null;
      readonly lost: readonly Lost[];
    }
  | {
      readonly type: "breathCaught";
      readonly who: FighterId;
      readonly exhaust: Faces;
      readonly recovered: readonly Faces[];
    }
  | { readonly type: "reloaded"; readonly who: FighterId; readonly item: ItemId }
  | {
      readonly type: "specialRolled";
      readonly who: FighterId;
      readonly item: ItemId;
      readonly rolled: readonly number[];
      readonly quality: Quality;
      readonly condition: Condition;
    }
  | { readonly type: "ruled"; readonly ruling: Ruling };

export type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
