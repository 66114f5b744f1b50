import { registerActorHooks } from "../documents/actor-hooks.ts";
import { borrowArtwork, registerArtwork } from "../documents/default-artwork.ts";
import { HEART_RUSH_MANNERS } from "./actor-hooks.ts";
import { ACTOR_MODELS, EFFECT_MODELS, GROUP_MODELS, ITEM_MODELS } from "./data/index.ts";
import { PARTY_MANNERS } from "./party/members.ts";
import { registerConditions } from "./statuses.ts";

export const ACTOR_TYPES = Object.keys(ACTOR_MODELS);

/** Tells Foundry what a boon is made of, and how heroes, creatures and items behave. */
export function registerHeartRushData(): void {
  Object.assign(CONFIG.ActiveEffect.dataModels, EFFECT_MODELS);
  Object.assign(CONFIG.Actor.dataModels, GROUP_MODELS);
  // What most people make first, in place of what comes first in the alphabet.
  Object.assign(CONFIG.Actor, { defaultType: "hero" });
  Object.assign(CONFIG.Item, { defaultType: "weapon" });
  registerActorHooks(ACTOR_TYPES, HEART_RUSH_MANNERS);
  registerActorHooks(Object.keys(GROUP_MODELS), PARTY_MANNERS);
  registerArtwork("creature", ACTOR_TYPES);
  borrowArtwork({ party: "creature/gang" });
  registerArtwork("item", Object.keys(ITEM_MODELS));
  registerConditions();
}
