import { GRIT_ACTORS, GRIT_ITEMS } from "./data/index.ts";

/** Tells Foundry what the actors and items of Grit are made of. */
export function registerGritData(): void {
  Object.assign(CONFIG.Actor.dataModels, GRIT_ACTORS);
  Object.assign(CONFIG.Item.dataModels, GRIT_ITEMS);
}
