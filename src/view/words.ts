import type { RulesetName } from "../rules/index.ts";
import type { LangKey } from "./lang-key.ts";

/** What the rulesets are called at the table. */
export const RULESET_TITLES = {
  "heart-rush": "HEARTRUSH.Ruleset.heartRush",
  beats: "HEARTRUSH.Ruleset.beats",
  grit: "HEARTRUSH.Ruleset.grit",
  threat: "HEARTRUSH.Ruleset.threat",
} as const satisfies Readonly<Record<RulesetName, LangKey>>;
