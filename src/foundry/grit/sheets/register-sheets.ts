import type { LangKey } from "../../../view/index.ts";
import { registerSheet } from "../../ports/sheet-bases.ts";
import { GRIT_ACTORS, GRIT_ITEMS } from "../data/index.ts";
import { GritFighterSheet } from "./fighter-sheet.ts";
import { GritGearSheet } from "./gear-sheet.ts";

/** The sheets that documents of Grit open with. Their class names are stored in worlds. */
export function registerGritSheets(): void {
  registerSheet(Actor, GritFighterSheet, Object.keys(GRIT_ACTORS), "HEARTRUSH.Grit.Sheet.fighter" satisfies LangKey);
  registerSheet(Item, GritGearSheet, Object.keys(GRIT_ITEMS), "HEARTRUSH.Grit.Sheet.gearSheet" satisfies LangKey);
}
