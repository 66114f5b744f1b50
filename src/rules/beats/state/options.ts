import type { Reader } from "../../core/json.ts";
import { answersReader } from "../../core/ruling.ts";
import type { Answers, Rulings } from "../../core/ruling.ts";

/** The questions the rules leave open, the recommended answer first. */
export const RULINGS = {
  floor: [1, 0],
  tieMode: ["reroll", "keep"],
  counterBy: ["anyone", "target"],
  escalation: ["locked", "until-countered"],
  surrender: ["taken", "offered"],
  rerollTurnDown: [false, true],
  order: ["current", "reveal"],
  reopen: ["all", "newest"],
  stacking: ["add", "max"],
  diceVisible: ["all", "owner"],
  disarmPick: ["disarmer", "victim"],
  /** BTS-SEL-7: what whoever does not open a closed seal presents. */
  unopened: ["exposed", "lowest"],
  /** How many sparks a refill gives. */
  sparkMax: { least: 0, most: 99, orNone: false },
} as const satisfies Rulings;

export type Options = Answers<typeof RULINGS>;

export const DEFAULTS: Options = {
  floor: 1,
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
  unopened: "exposed",
  sparkMax: 3,
};

/** CORE-RULE-3: what was done before these questions were asked. */
const BEFORE_ASKED: Partial<Options> = { unopened: "lowest" };

export const readOptions: Reader<Options> = answersReader(RULINGS, BEFORE_ASKED);
