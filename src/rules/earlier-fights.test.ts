import { describe, expect, test } from "vitest";
import { readOptions as readBeats } from "./beats/state/options.ts";
import { parse } from "./core/json.ts";
import { readOptions as readGrit } from "./grit/state/options.ts";
import { readOptions as readHeartRush } from "./heart-rush/state/options.ts";
import { readOptions as readThreat } from "./threat/state/options.ts";

/** The rulings that fights of version 0.1.0 are stored with: all there were. No line is ever added here. */
const BEATS = {
  floor: 0,
  tieMode: "reroll",
  counterBy: "anyone",
  escalation: "locked",
  surrender: "taken",
  rerollTurnDown: false,
  order: "current",
  reopen: "all",
  stacking: "add",
  diceVisible: "all",
  disarmPick: "disarmer",
  sparkMax: 4,
};
const GRIT = {
  firstSide: "players",
  opposedTie: "compromise",
  volleyMode: "declared",
  gritFormula: "own",
  critAttributes: "str",
  critSaveModifiers: false,
  blastRoll: "each",
  critEffects: "contributor",
  firstAid: "action",
  moraleCall: "asked",
  groupMorale: "each",
};
const HEART_RUSH = {
  roundEndPasses: 3,
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
  woundThreshold: 12,
  deathAt: "base-max",
  untreatedWoundsHeal: true,
  contestedChecksComplicate: false,
  professions: "all",
  helpersStack: false,
  debuffsAffectAD: true,
  surprisedMayStrike: true,
  rangeIncrement: "started",
  rangedBonusIgnoresShield: false,
};
const THREAT = {
  violence: "brawl",
  markTest: "printed",
  armourOnMarked: "spared",
  armourMarks: "face",
  facing: "all",
  breathOrder: "threat-first",
  standCheck: "reuse",
  attrition: "each",
  fallenDice: "leave",
  gambitsPer: "engagement",
  brawlThreat: "breath",
  escape: "armed",
  injuriesLower: "at-once",
  lostDice: "usable",
  deathRule: "dying",
};

/** Whoever asks a new question says beside it what was done before, or a fight that is under way cannot be read. */
describe("CORE-RULE-3 a fight that 0.1.0 began is played on as it was", () => {
  test.for([
    ["Beats", readBeats, BEATS, { unopened: "lowest" }],
    ["Grit", readGrit, GRIT, { roundSeconds: null }],
    [
      "Heart Rush",
      readHeartRush,
      HEART_RUSH,
      {
        carrying: "points",
        roundSeconds: null,
        unopened: "defensive",
        lateAgility: "after",
        friendsMayBeStruck: false,
        helplessStances: "any",
        pushWithin: "outward",
        trippedLeaving: true,
        latecomersRush: true,
      },
    ],
    [
      "Threat",
      readThreat,
      THREAT,
      {
        unopened: "as-absent",
        pairOrder: "sides",
        gifts: "move-on",
        armourPick: "stopping",
        bowEvades: "always",
        bowGifts: "kept",
        sweeps: "all",
        hands: "uncounted",
      },
    ],
  ] as const)("%s", ([, reader, stored, asked]) => {
    expect(parse<object>(reader, stored)).toEqual({ ok: true, value: { ...stored, ...asked } });
  });
});
