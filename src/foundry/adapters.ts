import type { RulesetName } from "../rules/index.ts";
import { BEATS_ADAPTER } from "./beats/index.ts";
import type { RulesetAdapter } from "./ruleset-adapter.ts";
import { GRIT_ADAPTER } from "./grit/index.ts";
import { HEART_RUSH_ADAPTER } from "./heart-rush/index.ts";
import { THREAT_ADAPTER } from "./threat/index.ts";

/** The door of the rulesets' own folders: what each needs to be played in Foundry. */
export const ADAPTERS: Readonly<Record<RulesetName, RulesetAdapter>> = {
  "heart-rush": HEART_RUSH_ADAPTER,
  beats: BEATS_ADAPTER,
  grit: GRIT_ADAPTER,
  threat: THREAT_ADAPTER,
};
