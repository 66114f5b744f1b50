import type { HeartRushActor } from "../documents/heart-rush-actor.ts";
import type { MigrationStep } from "../migration/steps.ts";
import type { HeartRushItem } from "../documents/heart-rush-item.ts";
import type { ACTOR_MODELS, EFFECT_MODELS, GROUP_MODELS, ITEM_MODELS } from "../heart-rush/data/index.ts";
import type { BEATS_ACTORS, BEATS_ITEMS } from "../beats/data/index.ts";
import type { GRIT_ACTORS, GRIT_ITEMS } from "../grit/data/index.ts";
import type { THREAT_ACTORS, THREAT_ITEMS } from "../threat/data/index.ts";
import type { HeartRushCombat } from "../documents/heart-rush-combat.ts";
import type { HeartRushCombatant } from "../documents/heart-rush-combatant.ts";
import type { CombatType } from "./fights.ts";
import type { FightModel } from "../encounter/store/fight-model.ts";
import type { FighterModel } from "../encounter/store/fighter-model.ts";
import type { CheckModel } from "../heart-rush/checks/check-model.ts";
import type { RequestModel } from "../heart-rush/checks/request-model.ts";
import type { DamageModel } from "../heart-rush/damage/damage-model.ts";

/** What foundry-vtt-types cannot know by itself. */

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface SystemNameConfig {
    name: "heart-rush";
  }

  /** Nothing of ours asks for the rest of `game` before it is there: `register.ts` says when each thing is done. */
  interface AssumeHookRan {
    ready: never;
  }

  interface DocumentClassConfig {
    Actor: typeof HeartRushActor;
    Item: typeof HeartRushItem;
  }

  interface DataModelConfig {
    ActiveEffect: typeof EFFECT_MODELS;
    Actor: typeof ACTOR_MODELS & typeof GROUP_MODELS & typeof BEATS_ACTORS & typeof GRIT_ACTORS & typeof THREAT_ACTORS;
    Item: typeof ITEM_MODELS & typeof BEATS_ITEMS & typeof GRIT_ITEMS & typeof THREAT_ITEMS;
  }
}

declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  // The types ask for their hooks in a namespace.
  namespace Hooks {
    interface HookConfig {
      /** Modules that keep data in our documents add what their own versions changed. */
      "heart-rush.migrations": (steps: MigrationStep[]) => void;
    }
  }
}

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

/** Which messages are ours, for foundry-vtt-types. */
declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  interface DataModelConfig {
    ChatMessage: { check: typeof CheckModel; request: typeof RequestModel; damage: typeof DamageModel };
  }
}
