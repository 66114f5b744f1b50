declare const brand: unique symbol;

/** A string that must not be confused with another kind of string. */
export type Brand<Name extends string> = string & { readonly [brand]: Name };

export type RulesetId = Brand<"ruleset">;
export type CombatId = Brand<"combat">;
export type FighterId = Brand<"fighter">;
export type SideId = Brand<"side">;
export type UserId = Brand<"user">;

export const rulesetId = (id: string): RulesetId => id as RulesetId;
export const combatId = (id: string): CombatId => id as CombatId;
export const fighterId = (id: string): FighterId => id as FighterId;
export const sideId = (id: string): SideId => id as SideId;
export const userId = (id: string): UserId => id as UserId;
