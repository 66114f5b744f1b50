import { Beats } from "../../rules/index.ts";
import type { LangKey } from "../../view/index.ts";
import type { AtTable } from "../at-table.ts";
import { actorChange } from "../documents/kept-changes.ts";
import { registerSheet } from "../ports/sheet-bases.ts";
import { BEATS_ACTORS, BEATS_ITEMS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";
import { BeatsFighterSheet } from "./sheets/fighter-sheet.ts";
import { BeatsToolSheet } from "./sheets/tool-sheet.ts";

/** Beats in Foundry. Class names of sheets are stored in worlds. */
export const BEATS_AT_TABLE: AtTable<Beats.Fight, Beats.Sheet, Beats.Command> = {
  actors: BEATS_ACTORS,
  items: BEATS_ITEMS,
  register() {
    registerSheet(
      Actor,
      BeatsFighterSheet,
      Object.keys(BEATS_ACTORS),
      "HEARTRUSH.Beats.Sheet.fighter" satisfies LangKey,
    );
    registerSheet(Item, BeatsToolSheet, Object.keys(BEATS_ITEMS), "HEARTRUSH.Beats.Sheet.tool" satisfies LangKey);
  },
  sheetOf,
  actorUpdate: (before, after) => actorChange(Beats.changesOf(before, after)),
};
