import { beats } from "./beats/index.ts";
import { grit } from "./grit/index.ts";
import { heartRush } from "./heart-rush/index.ts";
import { threat } from "./threat/index.ts";

/** The door of the rules: the rulesets a fight can be played by, under the name it stores. */
export const RULESETS = { "heart-rush": heartRush, beats, grit, threat } as const;

export type RulesetName = keyof typeof RULESETS;

/** What a world that has not chosen plays by. */
export const DEFAULT_RULESET: RulesetName = "heart-rush";

export { parse, type Json, type Malformed } from "./core/json.ts";
export {
  EXTRA,
  formula,
  poolDice,
  settle,
  type Bonus,
  type PoolDie,
  type Shown,
  type Throw,
  type Thrown,
  type ThrownDie,
} from "./core/pool.ts";
export { ok, refuse, type Result } from "./core/result.ts";
export { readThrow, settleShown, storeThrow } from "./core/stored-throw.ts";
/** What they share. */
export type { FighterId, UserId } from "./core/brand.ts";
export { fighterId } from "./core/brand.ts";
export type { Decision, Prompt, Viewer, Who } from "./core/ruleset.ts";

/** What is one ruleset's own, for the view and the shell of that ruleset. */
export * as HeartRush from "./heart-rush/index.ts";
export type { Die } from "./core/die.ts";
