import { beats } from "./beats/index.ts";
import type { Ruleset, Table } from "./core/ruleset.ts";
import { grit } from "./grit/index.ts";
import { heartRush } from "./heart-rush/index.ts";
import { keysOf } from "./core/casts.ts";
import { threat } from "./threat/index.ts";

/** The door of the rules: the rulesets a fight can be played by, under the name it stores. */
export const RULESETS = { "heart-rush": heartRush, beats, grit, threat } as const;

export type RulesetName = keyof typeof RULESETS;
export const RULESET_NAMES = keysOf(RULESETS);

/** What a world that has not chosen plays by. */
export const DEFAULT_RULESET: RulesetName = "heart-rush";

/** Any of them, for whoever carries a fight from one place to another without looking inside. */
export type AnyRuleset = Ruleset<object, object, object, object, string, object, object>;
export type AnyTable = Table<object, object>;
export const rulesetOf = (name: RulesetName): AnyRuleset => RULESETS[name];

/** What they share. */
export { byFighter, combatId, fighterId, fightersIn, sideId, userId } from "./core/brand.ts";
export type { CombatId, FighterId, SideId, UserId } from "./core/brand.ts";
export { frozenSeal, handOn, recall, sheetChanges, encodeStep, stepKey, tableAt, verified } from "./core/chronicle.ts";
export type { Chapter, Chronicle, Memory } from "./core/chronicle.ts";
export { readReveal, revealsBeyond, sealReports, spellReveal } from "./core/honesty.ts";
export type { SealReport, TakenReveal } from "./core/honesty.ts";
export { at, difference, inverse, same, takeBack } from "./core/history.ts";
export type { Change } from "./core/history.ts";
export * as read from "./core/json.ts";
export type { Kept } from "./core/kept.ts";
export { parse, type Expected, type Json, type Malformed, type Reader } from "./core/json.ts";
export { EXPECTATIONS, type Expectation } from "./core/reader.ts";
export {
  checkShown,
  EXTRA,
  formula,
  poolDice,
  settle,
  TAKEN,
  type Bonus,
  type PoolDie,
  type Shown,
  type Throw,
  type Thrown,
  type ThrownDie,
} from "./core/pool.ts";
export { offersTo, type Deed, type Offer } from "./core/offer.ts";
export { ok, refuse, type Result } from "./core/result.ts";
export { MOST_FIGHTERS } from "./core/table.ts";
export { everybody, refusalIn, speaksFor } from "./core/ruleset.ts";
export type { Decision, DiceFall, Entrant, Prompt, Ruleset, Setup, Table, Viewer, Walk, Who } from "./core/ruleset.ts";
export { makeSeal, opens, readOpening, readSalt, readSeal, saltFrom } from "./core/seal.ts";
export type { Opening, Salt, Seal, SealContext } from "./core/seal.ts";
export type { Sealing } from "./core/sealing.ts";
export { entriesOf, fromEntries, fromJson, keysOf, toJson } from "./core/casts.ts";
export { readThrow, settleShown, storeThrow } from "./core/stored-throw.ts";

/** What is one ruleset's own, for the view and the shell of that ruleset. */
export * as Beats from "./beats/index.ts";
export * as Grit from "./grit/index.ts";
export * as HeartRush from "./heart-rush/index.ts";
export * as Threat from "./threat/index.ts";
export type { Die } from "./core/die.ts";

export { answersOf, isSpan, type Answer, type Ruling, type Rulings, type Span } from "./core/ruling.ts";
