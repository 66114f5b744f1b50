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

/** The ids of a record that is kept by fighter, which the language knows as words of any kind. */
export const fightersIn = (record: Readonly<Record<FighterId, unknown>>): readonly FighterId[] =>
  Object.keys(record) as FighterId[];

/** The same with what is kept of each. */
export const byFighter = <Value>(
  record: Readonly<Record<FighterId, Value>>,
): readonly (readonly [FighterId, Value])[] => Object.entries(record) as [FighterId, Value][];
