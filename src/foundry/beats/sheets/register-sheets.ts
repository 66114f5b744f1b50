import type { LangKey } from "../../../view/index.ts";
import { registerSheet } from "../../ports/sheet-bases.ts";
import { BEATS_ACTORS, BEATS_ITEMS } from "../data/index.ts";
import { BeatsFighterSheet } from "./fighter-sheet.ts";
import { BeatsToolSheet } from "./tool-sheet.ts";

/** The sheets that documents of Beats open with. Their class names are stored in worlds. */
export function registerBeatsSheets(): void {
  registerSheet(Actor, BeatsFighterSheet, Object.keys(BEATS_ACTORS), "HEARTRUSH.Beats.Sheet.fighter" satisfies LangKey);
  registerSheet(Item, BeatsToolSheet, Object.keys(BEATS_ITEMS), "HEARTRUSH.Beats.Sheet.tool" satisfies LangKey);
}
