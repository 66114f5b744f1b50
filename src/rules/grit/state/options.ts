import type { Reader } from "../../core/json.ts";
import { answersReader } from "../../core/ruling.ts";
import type { Answers, Rulings } from "../../core/ruling.ts";

/** The questions the books leave open, the recommended answer first. */
export const RULINGS = {
  firstSide: ["volunteer", "each", "players"],
  opposedTie: ["compromise", "cause"],
  volleyMode: ["declared", "all"],
  gritFormula: ["own", "dice"],
  critAttributes: ["str", "attack"],
  critSaveModifiers: [false, true],
  blastRoll: ["each", "shared"],
  critEffects: ["contributor", "step"],
  firstAid: ["action", "save"],
  moraleCall: ["asked", "at-once"],
  groupMorale: ["each", "leader"],
  /** GRT-TURN-10: how many seconds of the world's time a round takes. */
  roundSeconds: { least: 1, most: 3600, orNone: true },
} as const satisfies Rulings;

export type Options = Answers<typeof RULINGS>;

export const DEFAULTS: Options = {
  firstSide: "volunteer",
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
  roundSeconds: 10,
};

/** CORE-RULE-3: what was done before these questions were asked. */
const BEFORE_ASKED: Partial<Options> = { roundSeconds: null };

export const readOptions: Reader<Options> = answersReader(RULINGS, BEFORE_ASKED);
