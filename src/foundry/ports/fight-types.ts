import type { HeartRushCombat } from "../documents/heart-rush-combat.ts";
import type { HeartRushCombatant } from "../documents/heart-rush-combatant.ts";
import type { CombatType } from "./combat-type.ts";
import type { FightModel } from "../encounter/fight-model.ts";
import type { FighterModel } from "../encounter/fighter-model.ts";

/** Which documents and models of ours stand for Foundry's, for foundry-vtt-types. */
declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface DocumentClassConfig {
    Combat: typeof HeartRushCombat;
    Combatant: typeof HeartRushCombatant;
  }
  interface DataModelConfig {
    /** One subtype for each ruleset. */
    Combat: Record<CombatType, typeof FightModel>;
    Combatant: { fighter: typeof FighterModel };
  }
}
