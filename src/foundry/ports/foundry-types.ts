/** What foundry-vtt-types cannot know by itself. */
import type { HeartRushActor } from "../documents/heart-rush-actor.ts";
import type { HeartRushItem } from "../documents/heart-rush-item.ts";
import type { ACTOR_MODELS, EFFECT_MODELS, ITEM_MODELS } from "../heart-rush/data/index.ts";

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
    Actor: typeof ACTOR_MODELS;
    Item: typeof ITEM_MODELS;
    ActiveEffect: typeof EFFECT_MODELS;
  }
}
