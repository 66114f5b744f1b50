import { Threat } from "../../rules/index.ts";
import type { LangKey } from "../../view/index.ts";
import type { AtTable } from "../at-table.ts";
import { borrowArtwork } from "../documents/default-artwork.ts";
import { actorChange } from "../documents/kept-changes.ts";
import { registerSheet } from "../ports/sheet-bases.ts";
import { THREAT_ACTORS, THREAT_ITEMS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";
import { ThreatFighterSheet } from "./sheets/fighter-sheet.ts";
import { ThreatThingSheet } from "./sheets/thing-sheet.ts";

/** Threat in Foundry. Class names of sheets are stored in worlds. */
export const THREAT_AT_TABLE: AtTable<Threat.Fight, Threat.Sheet, Threat.Command> = {
  actors: THREAT_ACTORS,
  items: THREAT_ITEMS,
  register() {
    registerSheet(
      Actor,
      ThreatFighterSheet,
      Object.keys(THREAT_ACTORS),
      "HEARTRUSH.Threat.Sheet.fighter" satisfies LangKey,
    );
    registerSheet(Item, ThreatThingSheet, Object.keys(THREAT_ITEMS), "HEARTRUSH.Threat.Sheet.thing" satisfies LangKey);
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
