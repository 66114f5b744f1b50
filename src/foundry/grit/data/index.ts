import { CreatureModel } from "./creature.ts";
import { FighterModel } from "./fighter.ts";
import { GearModel } from "./gear.ts";

export { CreatureModel, FighterModel, GearModel };

/** The kinds of actors and items that Grit has, by the subtype that documents of them store. */
export const GRIT_ACTORS = { gritFighter: FighterModel, gritCreature: CreatureModel } as const;
export const GRIT_ITEMS = { gritGear: GearModel } as const;
