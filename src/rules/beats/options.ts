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
} as const;

type Ruling = { readonly [Question in keyof typeof RULINGS]: (typeof RULINGS)[Question][number] };

export interface Options extends Ruling {
  /** How many sparks a refill gives. */
  readonly sparkMax: number;
}

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
  sparkMax: 3,
};
