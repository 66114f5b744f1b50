import type { Reader } from "../../core/json.ts";
import { answersReader } from "../../core/ruling.ts";
import type { Answers, Rulings } from "../../core/ruling.ts";

/** Every question the rules leave open, with the answers on offer; the first of each is the one we recommend. */
export const RULINGS = {
  violence: ["exchange", "brawl", "ask"],
  markTest: ["printed", "reduced"],
  armourOnMarked: ["spared", "tested"],
  armourMarks: ["face", "count"],
  /** THR-ARM-4: which pieces the face for what was discarded may be crossed out on. */
  armourPick: ["stopping", "any"],
  facing: ["all", "aimed"],
  pairOrder: ["one", "every", "sides"],
  breathOrder: ["threat-first", "together"],
  standCheck: ["reuse", "reroll"],
  attrition: ["each", "one"],
  fallenDice: ["leave", "stay"],
  gambitsPer: ["engagement", "unlimited"],
  brawlThreat: ["breath", "with-weapon"],
  escape: ["armed", "ignore-weapon"],
  injuriesLower: ["at-once", "after"],
  lostDice: ["usable", "gone"],
  deathRule: ["dying", "gm"],
  /** THR-RNG-6: whether a bow die evades beside its threat by itself, or by its wielder's gambit. */
  bowEvades: ["always", "gambit"],
  /** THR-DIE-1: whether such a die may be given to an ally, to evade with. */
  bowGifts: ["kept", "given"],
  /** THR-SPC-4: whose lower weapon dice a die given up takes along. */
  sweeps: ["all", "one"],
  /** THR-SET-2: whether hands are counted. */
  hands: ["uncounted", "two"],
  /** THR-GIVE-1: whether a die that was given may be given on, or back. */
  gifts: ["move-on", "stay"],
  /** THR-SEAL-5: what becomes of whoever does not open a closed seal. */
  unopened: ["exposed", "as-absent"],
} as const satisfies Rulings;

export type Options = Answers<typeof RULINGS>;

export const DEFAULTS: Options = {
  violence: "exchange",
  markTest: "printed",
  armourOnMarked: "spared",
  armourMarks: "face",
  armourPick: "stopping",
  facing: "all",
  pairOrder: "one",
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
  bowEvades: "always",
  bowGifts: "kept",
  sweeps: "all",
  hands: "uncounted",
  gifts: "move-on",
  unopened: "exposed",
};

/** CORE-RULE-3: what was done before these questions were asked. */
const BEFORE_ASKED: Partial<Options> = {
  unopened: "as-absent",
  pairOrder: "sides",
  gifts: "move-on",
  armourPick: "stopping",
  bowEvades: "always",
  bowGifts: "kept",
  sweeps: "all",
  hands: "uncounted",
};

export const readOptions: Reader<Options> = answersReader(RULINGS, BEFORE_ASKED);
