import { RULESET_NAMES, type RulesetName } from "../../../rules/index.ts";
import { combatTypeOf } from "../../ports/fights.ts";

export { combatTypeOf } from "../../ports/fights.ts";

const NAMES: ReadonlyMap<string, RulesetName> = new Map(RULESET_NAMES.map((name) => [combatTypeOf(name), name]));

export const COMBAT_TYPES = RULESET_NAMES.map(combatTypeOf);
export const rulesetNameOf = (type: string): RulesetName | null => NAMES.get(type) ?? null;

export const FIGHTER = "fighter";
