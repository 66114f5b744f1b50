import { borrowArtwork } from "../documents/default-artwork.ts";
import { THREAT_ACTORS, THREAT_ITEMS } from "./data/index.ts";

/** Tells Foundry what the actors and items of Threat are made of. */
export function registerThreatData(): void {
  Object.assign(CONFIG.Actor.dataModels, THREAT_ACTORS);
  Object.assign(CONFIG.Item.dataModels, THREAT_ITEMS);
  borrowArtwork({
    threatFighter: "creature/person",
    threatWeapon: "item/weapon",
    threatShield: "item/shield",
    threatArmor: "item/armor",
    threatAmmo: "item/thrown",
  });
}
