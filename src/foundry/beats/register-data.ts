import { BEATS_ACTORS, BEATS_ITEMS } from "./data/index.ts";

/** Tells Foundry what the actors and items of Beats are made of. */
export function registerBeatsData(): void {
  Object.assign(CONFIG.Actor.dataModels, BEATS_ACTORS);
  Object.assign(CONFIG.Item.dataModels, BEATS_ITEMS);
}
