import { answersOf, RULESET_NAMES, RULESETS, type Answer, type RulesetName } from "../../rules/index.ts";
import { announce } from "../ports/hooks.ts";
import { keptSetting } from "../ports/settings.ts";

/** What this table has ruled, a setting for each ruleset. What is not there is as we recommend. */
const ruledIn = (name: RulesetName) =>
  keptSetting<unknown>(
    `rulings.${name}`,
    "world",
    {},
    (stored) => stored,
    () => announce("heart-rush.rulingsChanged"),
  );

export function registerRulings(): void {
  for (const name of RULESET_NAMES) ruledIn(name).register();
}

type OptionsOf<Name extends RulesetName> = (typeof RULESETS)[Name]["defaults"];

/** The options of a ruleset as this world plays it. */
export const rulingsOf = <Name extends RulesetName>(name: Name): OptionsOf<Name> =>
  answersOf<OptionsOf<Name>>(RULESETS[name].rulings, ruledIn(name).get(), RULESETS[name].defaults);

/** What is kept of a ruleset's rulings, as it was written. */
export const keptRulings = (name: RulesetName): unknown => ruledIn(name).get();

/** For Game Masters: the answers of this ruleset that differ from what we recommend. */
export const rule = (name: RulesetName, answers: Readonly<Record<string, Answer>>): Promise<void> =>
  ruledIn(name).set(answers);
