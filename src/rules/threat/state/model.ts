import type { CombatId, FighterId, SideId } from "../../core/brand.ts";
import type { Table as CoreTable } from "../../core/ruleset.ts";
import type { Seal } from "../../core/seal.ts";
import type { Options } from "./options.ts";
import type { Faces, ItemId, Sheet } from "./sheet.ts";

export type { Options } from "./options.ts";
export type { Sheet } from "./sheet.ts";

export type DieId = string;
export type Stance = "guts" | "blood";
export type Procedure = "exchange" | "brawl";

export interface PairVantage {
  readonly one: FighterId;
  readonly other: FighterId;
  readonly favoured: FighterId | null;
}

/** Whom circumstance favours: a side, and two against each other. A running exchange keeps what was said at its setup. */
export interface Favour {
  readonly vantage: SideId | null;
  readonly pairs: readonly PairVantage[];
}

/** A die lying on the table. `use` says what it still counts as; `both` is a bow loosed with vantage. */
export interface TableDie {
  readonly id: DieId;
  readonly roller: FighterId;
  readonly holder: FighterId;
  readonly source: "breath" | "weapon" | "shield";
  /** The weapon or shield it belongs to. */
  readonly item: ItemId | null;
  readonly faces: Faces;
  /** The printed face, and what it is worth. */
  readonly shown: number;
  readonly value: number;
  readonly use: "weapon" | "manoeuvre" | "both" | "out";
  /** It lay on a face crossed out before. */
  readonly crossed: boolean;
  /** It was put to its use by a gambit. */
  readonly turned: boolean;
  readonly aim: FighterId | null;
  /** Those whose armour discarded it. */
  readonly stopped: readonly FighterId[];
}

export interface Use {
  readonly item: ItemId;
  readonly thrown: boolean;
  readonly aim: FighterId | null;
}

/** What a fighter brings to an exchange: weapons to use, a shield, and contraptions to reload meanwhile. */
export interface Loadout {
  readonly uses: readonly Use[];
  readonly shield: ItemId | null;
  readonly reloads: readonly ItemId[];
}

/** What a fighter decides in a pass besides gifts. Dice are named by their place on the table. */
export interface Plan {
  readonly gambits: readonly number[];
  readonly sweeps: readonly number[];
  readonly flee: boolean;
}

export interface Member {
  /** Null until shown. */
  readonly loadout: Loadout | null;
  readonly breath: readonly Faces[] | null;
  /** The weapons, and the breath dice, have been rolled. */
  readonly armed: boolean;
  readonly rolled: boolean;
  readonly fleeing: boolean;
  readonly away: boolean;
  /** Has given a die in this pass. */
  readonly given: boolean;
  /** The dice turned by gambit in this engagement. */
  readonly turned: readonly DieId[];
  /** The injuries suffered in this engagement. */
  readonly fresh: number;
  /** THR-SEAL-5: did not open a closed seal, so that no die of its own counts in this engagement. */
  readonly exposed: boolean;
}

export interface Exchange extends Favour {
  readonly sides: readonly SideId[];
  /** The side that decides after the other, knowing all; null when both decide at once. */
  readonly later: SideId | null;
  readonly members: Readonly<Record<FighterId, Member>>;
  readonly dice: readonly TableDie[];
  /** By how much each side's threat has been worn down. */
  readonly reduction: Readonly<Record<SideId, number>>;
  readonly pass: number;
}

/** How a choice is made: openly by the side whose turn it is, or under seals that turn over together. */
export type Choosing =
  | { readonly mode: "open" }
  | {
      readonly mode: "sealing";
      readonly seals: Readonly<Record<FighterId, Seal>>;
      readonly forfeits: readonly FighterId[];
    }
  | {
      readonly mode: "opening";
      readonly seals: Readonly<Record<FighterId, Seal>>;
      /** What was opened; null where the choice is forfeit. */
      readonly opened: Readonly<Record<FighterId, string | null>>;
    }
  | { readonly mode: "shown" };

export interface Stated {
  readonly answer: "attack" | "brawl" | "escape";
  readonly stance: Stance;
  readonly armed: boolean;
  /** The best breath die. */
  readonly high: number;
}

export interface Brawl {
  readonly members: Readonly<Record<FighterId, { readonly away: boolean }>>;
}

/** `side` is the side now deciding, or null when both decide at once. */
export type Scene =
  | { readonly phase: "lull" }
  | {
      readonly phase: "setup" | "breath";
      readonly exchange: Exchange;
      readonly side: SideId | null;
      readonly choosing: Choosing;
    }
  | { readonly phase: "weapons"; readonly exchange: Exchange; readonly side: SideId | null }
  | {
      readonly phase: "decide";
      readonly exchange: Exchange;
      readonly side: SideId | null;
      readonly choosing: Choosing;
      readonly done: readonly SideId[];
    }
  | { readonly phase: "over" | "impasse"; readonly exchange: Exchange }
  | { readonly phase: "declare" | "brawl-over"; readonly brawl: Brawl }
  | {
      readonly phase: "clash";
      readonly brawl: Brawl;
      readonly attacker: FighterId;
      readonly foe: FighterId;
      readonly vantage: FighterId | null;
      readonly stated: Readonly<Record<FighterId, Stated>>;
      readonly dice: readonly TableDie[];
    };

export type ExchangeScene = Extract<Scene, { readonly exchange: Exchange }>;
/** An exchange in which something is still to be decided. */
export type RunningScene = Extract<Scene, { readonly exchange: Exchange; readonly side: SideId | null }>;
export type ChoosingScene = Extract<Scene, { readonly choosing: Choosing }>;
export type ClashScene = Extract<Scene, { readonly phase: "clash" }>;

/** A face to cross out on a piece of armour. */
export interface Pick {
  readonly piece: ItemId;
  readonly face: number;
}

export interface Seat {
  readonly side: SideId;
  readonly npc: boolean;
}

/** `vantage` and `pairs` are for the next setup. */
export interface Fight extends Favour {
  readonly combat: CombatId;
  readonly options: Options;
  readonly fighters: Readonly<Record<FighterId, Seat>>;
  /** The special weapons whose condition the Game Master says is met. */
  readonly holds: Readonly<Record<FighterId, readonly ItemId[]>>;
  readonly unaware: readonly FighterId[];
  /** Marks that wearers of armour have still to place. */
  readonly owed: Readonly<Record<FighterId, readonly Pick[]>>;
  /** Engagements and clashes begun so far. */
  readonly number: number;
  readonly scene: Scene;
}

export type Table = CoreTable<Fight, Sheet>;
