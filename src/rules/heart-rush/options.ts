import { integer, nullable, oneOf, shape, truth } from "../core/json.ts";
import type { Reader } from "../core/json.ts";

/** The table's rulings: each settles a question the books leave open, with the recommended answer in DEFAULTS. */
export interface Options {
  /** HR-TURN-4: passes in a row that end a round. */
  readonly roundEndPasses: 2 | 3;
  readonly cunningRiderNeedsDamage: boolean;
  readonly rushFormula: "active-rounds" | "round-number";
  readonly forcedTargetIsActive: boolean;
  readonly heartRefresh: "long-rest-or-wound" | "any-rest-or-wound";
  /** Whether a stage's targets are named by all before any roll, or rolled as they are named. */
  readonly declareMode: "together" | "one-by-one";
  readonly agilitySidestepNeedsAttack: boolean;
  readonly defensiveIsBeaten: boolean;
  readonly offensiveActionsLand: "engagement" | "step";
  /** Whether a cantrip without damage takes hold by itself, or only when its roll exceeds the defence. */
  readonly harmlessCantrips: "land" | "must-hit";
  readonly npcDropAtZero: boolean;
  readonly shrugRounding: "up" | "down";
  readonly shrugsPerRound: number | null;
  readonly woundThreshold: number;
  readonly deathAt: "base-max" | "wounded-max";
  readonly untreatedWoundsHeal: boolean;
  readonly contestedChecksComplicate: boolean;
  readonly professions: "all" | "highest";
  readonly helpersStack: boolean;
  readonly debuffsAffectAD: boolean;
  /** A surprised creature that is dragged into an engagement may attack. */
  readonly surprisedMayStrike: boolean;
  readonly rangeIncrement: "started" | "full";
  readonly rangedBonusIgnoresShield: boolean;
  readonly carrying: "points" | "slots";
  /** Seconds a round lasts, or null where the Game Master judges durations. */
  readonly roundSeconds: number | null;
}

export const DEFAULTS: Options = {
  roundEndPasses: 2,
  cunningRiderNeedsDamage: false,
  rushFormula: "active-rounds",
  forcedTargetIsActive: true,
  heartRefresh: "long-rest-or-wound",
  declareMode: "together",
  agilitySidestepNeedsAttack: false,
  defensiveIsBeaten: true,
  offensiveActionsLand: "engagement",
  harmlessCantrips: "land",
  npcDropAtZero: true,
  shrugRounding: "up",
  shrugsPerRound: null,
  woundThreshold: 10,
  deathAt: "base-max",
  untreatedWoundsHeal: true,
  contestedChecksComplicate: false,
  professions: "all",
  helpersStack: false,
  debuffsAffectAD: true,
  surprisedMayStrike: true,
  rangeIncrement: "started",
  rangedBonusIgnoresShield: false,
  carrying: "points",
  roundSeconds: null,
};

export const readOptions: Reader<Options> = shape<Options>({
  roundEndPasses: oneOf([2, 3]),
  cunningRiderNeedsDamage: truth,
  rushFormula: oneOf(["active-rounds", "round-number"]),
  forcedTargetIsActive: truth,
  heartRefresh: oneOf(["long-rest-or-wound", "any-rest-or-wound"]),
  declareMode: oneOf(["together", "one-by-one"]),
  agilitySidestepNeedsAttack: truth,
  defensiveIsBeaten: truth,
  offensiveActionsLand: oneOf(["engagement", "step"]),
  harmlessCantrips: oneOf(["land", "must-hit"]),
  npcDropAtZero: truth,
  shrugRounding: oneOf(["up", "down"]),
  shrugsPerRound: nullable(integer(0, 99)),
  woundThreshold: integer(1, 999),
  deathAt: oneOf(["base-max", "wounded-max"]),
  untreatedWoundsHeal: truth,
  contestedChecksComplicate: truth,
  professions: oneOf(["all", "highest"]),
  helpersStack: truth,
  debuffsAffectAD: truth,
  surprisedMayStrike: truth,
  rangeIncrement: oneOf(["started", "full"]),
  rangedBonusIgnoresShield: truth,
  carrying: oneOf(["points", "slots"]),
  roundSeconds: nullable(integer(1, 3600)),
});
