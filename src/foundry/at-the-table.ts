import type { RulesetName } from "../rules/index.ts";
import { BEATS_AT_TABLE } from "./beats/index.ts";
import type { AtTable } from "./at-table.ts";
import { GRIT_AT_TABLE } from "./grit/index.ts";
import { HEART_RUSH_AT_TABLE } from "./heart-rush/index.ts";
import { THREAT_AT_TABLE } from "./threat/index.ts";

/** The door of the rulesets' own folders: what each needs to be played in Foundry. */
export const AT_TABLE: Readonly<Record<RulesetName, AtTable>> = {
  "heart-rush": HEART_RUSH_AT_TABLE,
  beats: BEATS_AT_TABLE,
  grit: GRIT_AT_TABLE,
  threat: THREAT_AT_TABLE,
};
