import type { LangKey } from "../../../view/index.ts";
import { registerSheet } from "../../ports/sheet-bases.ts";
import { THREAT_ACTORS, THREAT_ITEMS } from "../data/index.ts";
import { ThreatFighterSheet } from "./fighter-sheet.ts";
import { ThreatThingSheet } from "./thing-sheet.ts";

/** The sheets that documents of Threat open with. Their class names are stored in worlds. */
export function registerThreatSheets(): void {
  registerSheet(
    Actor,
    ThreatFighterSheet,
    Object.keys(THREAT_ACTORS),
    "HEARTRUSH.Threat.Sheet.fighter" satisfies LangKey,
  );
  registerSheet(Item, ThreatThingSheet, Object.keys(THREAT_ITEMS), "HEARTRUSH.Threat.Sheet.thing" satisfies LangKey);
}
