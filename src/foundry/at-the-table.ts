import type { RulesetName } from "../rules/index.ts";
import type { AtTable } from "./encounter/at-table.ts";
import { HEART_RUSH_AT_TABLE } from "./heart-rush/index.ts";

/** The door of the rulesets' own folders: what each needs to be played in Foundry. */
export const AT_TABLE: Readonly<Partial<Record<RulesetName, AtTable>>> = {
  "heart-rush": HEART_RUSH_AT_TABLE,
};

export const RULESETS_AT_TABLE = Object.keys(AT_TABLE) as readonly RulesetName[];
