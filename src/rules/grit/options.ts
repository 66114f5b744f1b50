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
} as const;
export type Options = { readonly [Question in keyof typeof RULINGS]: (typeof RULINGS)[Question][number] };

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
};
