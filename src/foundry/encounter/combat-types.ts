import { RULESETS, type RulesetName } from "../../rules/index.ts";

/** Foundry's subtypes are spelled like names in code: `heart-rush` is `heartRush`. */
export type CombatType = Camel<RulesetName>;
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

// The type spells in types what the expression does to the text, which the compiler cannot follow.
const camel = (name: RulesetName): CombatType =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CombatType;

const NAMES: ReadonlyMap<string, RulesetName> = new Map(
  (Object.keys(RULESETS) as RulesetName[]).map((name) => [camel(name), name]),
);

export const COMBAT_TYPES = (Object.keys(RULESETS) as RulesetName[]).map(camel);
export const combatTypeOf = camel;
export const rulesetNameOf = (type: string): RulesetName | null => NAMES.get(type) ?? null;

export const FIGHTER = "fighter";
