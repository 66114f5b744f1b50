import { answersOf, RULINGS, RULESETS, type RulesetName } from "../../rules/index.ts";
import { announce } from "../ports/announce.ts";
import { keptSetting } from "../ports/kept-setting.ts";

type Stored = Readonly<Partial<Record<RulesetName, unknown>>>;

const readStored = (stored: unknown): Stored => (typeof stored === "object" && stored !== null ? stored : {});

/** What this table has ruled, by ruleset. What is not there is as we recommend. */
export const RULED = keptSetting<Stored>("rulings", "world", {}, readStored, () =>
  announce("heart-rush.rulingsChanged"),
);

type OptionsOf<Name extends RulesetName> = (typeof RULESETS)[Name]["defaults"];

/** The options of a ruleset as this world plays it. */
export const rulingsOf = <Name extends RulesetName>(name: Name): OptionsOf<Name> =>
  answersOf<OptionsOf<Name>>(RULINGS[name], RULED.get()[name], RULESETS[name].defaults);
