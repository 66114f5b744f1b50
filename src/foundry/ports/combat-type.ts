import type { RulesetName } from "../../rules/index.ts";

/** Foundry's subtypes are spelled like names in code: `heart-rush` is `heartRush`. */
export type CombatType = Camel<RulesetName>;
type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** The type spells in types what the expression does to the text, which the compiler cannot follow. */
export const combatTypeOf = (name: RulesetName): CombatType =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CombatType;
