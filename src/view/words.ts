import { fromEntries, RULESET_NAMES, type RulesetName } from "../rules/index.ts";
import type { LangKey } from "./lang-key.ts";

const titleOf = (name: RulesetName): LangKey => `HEARTRUSH.Ruleset.${name}`;

/** How a ruleset fights, in a line. */
export const aboutRuleset = (name: RulesetName): LangKey => `HEARTRUSH.About.${name}`;

/** What the rulesets are called at the table. */
export const RULESET_TITLES: Readonly<Record<RulesetName, LangKey>> = fromEntries(
  RULESET_NAMES.map((name): readonly [RulesetName, LangKey] => [name, titleOf(name)]),
);
