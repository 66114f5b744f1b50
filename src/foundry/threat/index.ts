import { Threat } from "../../rules/index.ts";
import { actorChange, type RulesetAdapter } from "../ruleset-adapter.ts";
import { borrowArtwork } from "../documents/default-artwork.ts";
import { THREAT_ACTORS, THREAT_ITEMS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";
import { ThreatFighterSheet } from "./sheets/fighter-sheet.ts";
import { ThreatThingSheet } from "./sheets/thing-sheet.ts";

/** Threat in Foundry. */
export const THREAT_ADAPTER: RulesetAdapter<Threat.Fight, Threat.Sheet, Threat.Command> = {
  actors: THREAT_ACTORS,
  items: THREAT_ITEMS,
  sheets: {
    actor: { sheet: ThreatFighterSheet, label: "HEARTRUSH.Threat.Sheet.fighter" },
    item: { sheet: ThreatThingSheet, label: "HEARTRUSH.Threat.Sheet.thing" },
  },
  register() {
    borrowArtwork({
      threatFighter: "creature/person",
      threatWeapon: "item/weapon",
      threatShield: "item/shield",
      threatArmor: "item/armor",
      threatAmmo: "item/thrown",
    });
  },
  sheetOf,
  actorUpdate: (before, after) => actorChange(Threat.changesOf(before, after)),
};
