import type { CombatId, FighterId } from "../core/brand.ts";
import type { Entrant, Table as CoreTable } from "../core/ruleset.ts";
import type { Opening, Seal } from "../core/seal.ts";
import type { Hand } from "./hand.ts";
import type { Options } from "./options.ts";

export interface Sheet {
  readonly lives: number;
  readonly most: number;
}

export interface Fighter extends Entrant {
  readonly seal: Seal | null;
  /** What has turned over, or stands without having been chosen. */
  readonly hand: Hand | null;
}

export interface Fight {
  readonly combat: CombatId;
  readonly options: Options;
  readonly round: number;
  readonly phase: "choosing" | "opening" | "over";
  readonly fighters: Readonly<Record<FighterId, Fighter>>;
}

export type Table = CoreTable<Fight, Sheet>;

export type Command =
  | { readonly type: "seal"; readonly who: FighterId; readonly seal: Seal }
  | { readonly type: "open"; readonly who: FighterId; readonly opening: Opening }
  | { readonly type: "forfeit"; readonly who: FighterId }
  | { readonly type: "lives"; readonly who: FighterId; readonly lives: number }
  | { readonly type: "join"; readonly who: FighterId; readonly entrant: Entrant; readonly sheet: Sheet }
  | { readonly type: "leave"; readonly who: FighterId }
  | { readonly type: "stop" };

/** A die thrown for a draw. */
export interface Cast {
  readonly who: FighterId;
  readonly face: number;
}

export type Event =
  | { readonly type: "sealed"; readonly who: FighterId; readonly seal: Seal }
  | { readonly type: "shown"; readonly who: FighterId; readonly hand: Hand; readonly how: "opened" | "forfeit" }
  | {
      readonly type: "settled";
      readonly hands: Readonly<Record<FighterId, Hand>>;
      readonly dice: readonly Cast[];
      readonly losers: readonly FighterId[];
    }
  | { readonly type: "livesSet"; readonly who: FighterId; readonly lives: number }
  | { readonly type: "joined"; readonly who: FighterId; readonly entrant: Entrant; readonly sheet: Sheet }
  | { readonly type: "left"; readonly who: FighterId }
  | { readonly type: "ended" };

export const REFUSALS = ["not-now", "not-yours", "not-in-the-fight", "game-master-only"] as const;
export type Refusal = (typeof REFUSALS)[number];
