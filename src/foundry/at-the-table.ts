import type { RulesetName } from "../rules/index.ts";
import type { AtTable } from "./encounter/at-table.ts";

/** The door of the rulesets' own folders: what each needs to be played in Foundry. */
export const AT_TABLE: Readonly<Partial<Record<RulesetName, AtTable>>> = {};

export const RULESETS_AT_TABLE = Object.keys(AT_TABLE) as readonly RulesetName[];
