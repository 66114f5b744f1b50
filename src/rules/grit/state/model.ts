import type { FighterId, SideId } from "../../core/brand.ts";
import type { Table as CoreTable, Setup as CoreSetup } from "../../core/ruleset.ts";
import type { Options } from "./options.ts";
import type { Die, Step } from "../track.ts";

export const ATTRIBUTES = ["str", "dex", "wil"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Why the Game Master asks for nerve: the tide turns, something uncanny appears, a hireling is asked too much. */
export const FRIGHTS = ["tide", "uncanny", "service"] as const;
export type Fright = (typeof FRIGHTS)[number];

export const MODS = ["enhanced", "impaired"] as const;
export type Mod = (typeof MODS)[number];

/** What a body or mind is left with; `routed` belongs to one fight and is kept there. */
export const HARMS = ["incapacitated", "paralysed", "catatonic", "dead"] as const;
export type Harm = (typeof HARMS)[number];
export type Status = Harm | "routed";

export const MOST_MINUTES = 10_000_000;

export interface Weapon {
  readonly die: Die;
  readonly extra: readonly Die[];
  readonly blast: boolean;
  /** What Critical Damage by this weapon does besides, in the table's words. */
  readonly effect: string | null;
  readonly attribute: Attribute;
}

export interface Item {
  readonly name: string;
  readonly held: boolean;
  readonly bulky: boolean;
  readonly bonusArmor: number;
  readonly weapon: Weapon | null;
}

export interface Sheet {
  readonly attributes: Readonly<Record<Attribute, { readonly max: Die; readonly value: Step }>>;
  readonly grit: { readonly max: number; readonly value: number };
  readonly armor: number;
  readonly items: Readonly<Record<string, Item>>;
  readonly harm: Harm | null;
  readonly deprived: boolean;
  /** Rolls for its group where the table has leaders do so. */
  readonly leader: boolean;
  /** Minutes spent incapacitated without help, and minutes in safety without a break. */
  readonly minutesDown: number;
  readonly safeMinutes: number;
}

export interface Morale {
  readonly firstCritDone: boolean;
  readonly firstLossDone: boolean;
  /** What steadies or shakes this one in every Morale Save of the fight. */
  readonly mods: readonly Mod[];
}

export interface Fighter {
  readonly side: SideId;
  readonly npc: boolean;
  readonly routed: boolean;
  readonly morale: Morale;
  /** What helps or hinders its saves against Critical Damage, where the table uses such. */
  readonly saveMods: readonly Mod[];
}

/** What sets off a Morale Save by itself: one's own first Critical Damage, or the first companion lost. */
export const SHOCKS = ["crit", "loss"] as const;
export type Shock = (typeof SHOCKS)[number];

/** Someone whose Morale Save waits until the Game Master has said what bears on it. */
export interface Shaken {
  readonly who: FighterId;
  readonly by: Shock;
}

/** A circumstance waiting for the next attack of this one on that one. */
export interface Laid {
  readonly mod: Mod;
  readonly who: FighterId;
  readonly target: FighterId;
}

/** An attack on one target that is in but not rolled. The weapon is kept as it was when declared. */
export interface Declared {
  readonly who: FighterId;
  readonly weapon: Weapon | null;
  readonly mods: readonly Mod[];
}

export interface Volley {
  readonly target: FighterId;
  readonly declared: readonly Declared[];
  /** It was opened for certain others, and closes once none of them can come any more. */
  readonly called: boolean;
  /** Those of them who are not in yet. */
  readonly awaited: readonly FighterId[];
}

/** Whose turn: a whole side, or those of it who were faster or slower than the foes. */
export interface Turn {
  readonly side: SideId;
  readonly part: "all" | "before" | "after";
}

export interface SideTurn {
  readonly phase: "side-turn";
  readonly round: number;
  readonly order: readonly Turn[];
  readonly place: number;
  /** The fast ones, where each player rolled. */
  readonly before: readonly FighterId[];
  /** Those who miss the first round. */
  readonly slow: readonly FighterId[];
  readonly acted: readonly FighterId[];
  readonly feet: Readonly<Record<FighterId, number>>;
  readonly volleys: readonly Volley[];
}

export type Phase = { readonly phase: "first-side" } | SideTurn | { readonly phase: "over"; readonly round: number };

export interface Fight {
  readonly options: Options;
  readonly sides: readonly SideId[];
  readonly fighters: Readonly<Record<FighterId, Fighter>>;
  readonly laid: readonly Laid[];
  readonly shaken: readonly Shaken[];
  readonly now: Phase;
}

export type Table = CoreTable<Fight, Sheet>;
export type Setup = CoreSetup<Sheet, Options>;

export const REFUSALS = [
  "wrong-phase",
  "not-your-side",
  "cannot-act",
  "already-acted",
  "slow",
  "too-far",
  "target-out",
  "not-blast",
  "no-volley",
  "other-target",
  "not-incapacitated",
  "not-an-ally",
  "not-adjacent",
  "grit-barred",
  "no-morale",
  "morale-first",
  "not-yours",
  "gm-only",
  "other-ruling",
  "unknown-fighter",
  "unknown-side",
  "unknown-weapon",
  "unknown-item",
  "self-target",
  "volley-open",
  "turn-over",
  "nothing-held",
  "already-here",
] as const;
export type Refusal = (typeof REFUSALS)[number];
