import type { Reader } from "../../core/json.ts";
import { answersReader } from "../../core/ruling.ts";
import type { Answers, Rulings } from "../../core/ruling.ts";

/** The table's rulings: each settles a question the books leave open, the recommended answer first. */
export const RULINGS = {
  /** HR-TURN-4: passes in a row that end a round. */
  roundEndPasses: [2, 3],
  cunningRiderNeedsDamage: [false, true],
  rushFormula: ["active-rounds", "round-number"],
  forcedTargetIsActive: [true, false],
  heartRefresh: ["long-rest-or-wound", "any-rest-or-wound"],
  /** Whether a stage's targets are named by all before any roll, or rolled as they are named. */
  declareMode: ["together", "one-by-one"],
  agilitySidestepNeedsAttack: [false, true],
  defensiveIsBeaten: [true, false],
  offensiveActionsLand: ["engagement", "step"],
  /** Whether a cantrip without damage takes hold by itself, or only when its roll exceeds the defence. */
  harmlessCantrips: ["land", "must-hit"],
  npcDropAtZero: [true, false],
  shrugRounding: ["up", "down"],
  shrugsPerRound: { least: 0, most: 99, orNone: true },
  woundThreshold: { least: 1, most: 999, orNone: false },
  deathAt: ["base-max", "wounded-max"],
  untreatedWoundsHeal: [true, false],
  contestedChecksComplicate: [false, true],
  professions: ["all", "highest"],
  helpersStack: [false, true],
  debuffsAffectAD: [true, false],
  /** A surprised creature that is dragged into an engagement may attack. */
  surprisedMayStrike: [true, false],
  rangeIncrement: ["started", "full"],
  rangedBonusIgnoresShield: [false, true],
  /** HR-ADV-9, HR-ADV-12: what carried things are counted in. */
  carrying: ["points", "slots"],
  /** HR-FORF-2: how whoever does not open a frozen seal stands. */
  unopened: ["exposed", "defensive"],
  /** HR-STEP-12: whether whoever attacks before it moves is done before those who move first attack. */
  lateAgility: ["after", "together"],
  /** HR-STEP-13: whether attacks and other offensive actions may be turned against one's own side. */
  friendsMayBeStruck: [false, true],
  /** HR-ENG-6: from which stances whoever cannot act may pick. */
  helplessStances: ["any", "defensive"],
  /** HR-PUSH-2: whether whoever is in the pusher's space is pushed out of it, or nowhere. */
  pushWithin: ["outward", "stay"],
  /** HR-TRIP-1: whether one is also tripped in a space that one only leaves. */
  trippedLeaving: [true, false],
  /** HR-RUSH-1: whether whoever comes into a fight under way has a rush point in that round. */
  latecomersRush: [true, false],
  /** HR-ROUND-2: how many seconds of the world's time a round takes; none by itself. */
  roundSeconds: { least: 1, most: 3600, orNone: true },
} as const satisfies Rulings;

export type Options = Answers<typeof RULINGS>;

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
  unopened: "exposed",
  lateAgility: "after",
  friendsMayBeStruck: false,
  helplessStances: "any",
  pushWithin: "outward",
  trippedLeaving: true,
  latecomersRush: true,
  roundSeconds: null,
};

/** CORE-RULE-3: what was done before these questions were asked. A question that is new gets its line here. */
const BEFORE_ASKED: Partial<Options> = {
  carrying: "points",
  unopened: "defensive",
  lateAgility: "after",
  friendsMayBeStruck: false,
  helplessStances: "any",
  pushWithin: "outward",
  trippedLeaving: true,
  latecomersRush: true,
  roundSeconds: null,
};

export const readOptions: Reader<Options> = answersReader(RULINGS, BEFORE_ASKED);
