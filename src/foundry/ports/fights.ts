import type { FightModel } from "../encounter/fight-model.ts";
import type { FighterModel } from "../encounter/fighter-model.ts";

/** The world's fights. What the types say of a stored one does not fit what they say of one in general. */
export const fightNamed = (id: string): Combat.Implementation | undefined =>
  game.combats.get(id) as unknown as Combat.Implementation | undefined;

/** As above. */
export const allFights = (): readonly Combat.Implementation[] =>
  [...game.combats] as unknown as readonly Combat.Implementation[];

/** What is stored of a fight and of somebody in it: nothing where they are of a subtype that is none of ours. */
export const storedOf = (combat: Combat.Implementation): Partial<FightModel> => combat.system as Partial<FightModel>;
/** As above, for one fighter; what is read from it is checked where it is used. */
export const storedOfFighter = (combatant: Combatant.Implementation | null): Partial<FighterModel> =>
  (combatant?.system ?? {}) as Partial<FighterModel>;
