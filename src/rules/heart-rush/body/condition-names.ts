/** HR-COND-1: every condition, in the order sheets list them. */
export const CONDITIONS = [
  "dazed",
  "weakened",
  "off-balanced",
  "shaken",
  "restrained",
  "stunned",
  "incapacitated",
  "poisoned",
  "blinded",
  "suffocating",
  "slowed",
  "crippled",
  "vulnerable-physical",
  "vulnerable-mental",
  "confused",
  "frightened",
  "enraged",
  "charmed",
  "prone",
  "burning",
  "obscured",
  "hidden",
  "high-ground",
  "climbing",
  "climbed-on",
  "grappling",
  "grappled",
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** HR-COND-10, HR-COND-19: fear, anger and charm are somebody's doing, and count by whose. */
export const SOURCED: readonly ConditionName[] = ["frightened", "enraged", "charmed"];
