import { Beats } from "../../rules/index.ts";
import { actorChange, type RulesetAdapter } from "../ruleset-adapter.ts";
import { BEATS_ACTORS, BEATS_ITEMS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";
import { BeatsFighterSheet } from "./sheets/fighter-sheet.ts";
import { BeatsToolSheet } from "./sheets/tool-sheet.ts";

/** Beats in Foundry. */
export const BEATS_ADAPTER: RulesetAdapter<Beats.Fight, Beats.Sheet, Beats.Command> = {
  actors: BEATS_ACTORS,
  items: BEATS_ITEMS,
  sheets: {
    actor: { sheet: BeatsFighterSheet, label: "HEARTRUSH.Beats.Sheet.fighter" },
    item: { sheet: BeatsToolSheet, label: "HEARTRUSH.Beats.Sheet.tool" },
  },
  sheetOf,
  actorUpdate: (before, after) => actorChange(Beats.changesOf(before, after)),
};
