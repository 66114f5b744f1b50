import { ACTOR_MODELS, ITEM_MODELS } from "./data/index.ts";

/** Tells Foundry what a hero, a creature and each kind of item is made of. */
export function registerHeartRushData(): void {
  Object.assign(CONFIG.Actor.dataModels, ACTOR_MODELS);
  Object.assign(CONFIG.Item.dataModels, ITEM_MODELS);
}
