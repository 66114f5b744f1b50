import { branded, entriesOf, keysOf } from "./casts.ts";

declare const brand: unique symbol;

/** A string that must not be confused with another kind of string. */
export type Brand<Name extends string> = string & { readonly [brand]: Name };

export type RulesetId = Brand<"ruleset">;
export type CombatId = Brand<"combat">;
export type FighterId = Brand<"fighter">;
export type SideId = Brand<"side">;
export type UserId = Brand<"user">;

export const rulesetId = branded<RulesetId>;
export const combatId = branded<CombatId>;
export const fighterId = branded<FighterId>;
export const sideId = branded<SideId>;
export const userId = branded<UserId>;

/** The ids of a record that is kept by fighter, which the language knows as words of any kind. */
export const fightersIn = keysOf<FighterId>;

/** The same with what is kept of each. */
export const byFighter = <Value>(
  record: Readonly<Record<FighterId, Value>>,
): readonly (readonly [FighterId, Value])[] => entriesOf(record);
