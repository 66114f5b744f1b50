import { Grit } from "../../rules/index.ts";
import type { LangKey } from "../../view/index.ts";
import type { AtTable } from "../at-table.ts";
import { actorChange } from "../documents/kept-changes.ts";
import { registerSheet } from "../ports/sheet-bases.ts";
import { CreatureModel, GRIT_ACTORS, GRIT_ITEMS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";
import { GritFighterSheet } from "./sheets/fighter-sheet.ts";
import { GritGearSheet } from "./sheets/gear-sheet.ts";

/** Grit in Foundry. Class names of sheets are stored in worlds. */
export const GRIT_AT_TABLE: AtTable<Grit.Fight, Grit.Sheet, Grit.Command> = {
  actors: GRIT_ACTORS,
  items: GRIT_ITEMS,
  register() {
    registerSheet(Actor, GritFighterSheet, Object.keys(GRIT_ACTORS), "HEARTRUSH.Grit.Sheet.fighter" satisfies LangKey);
    registerSheet(Item, GritGearSheet, Object.keys(GRIT_ITEMS), "HEARTRUSH.Grit.Sheet.gearSheet" satisfies LangKey);
  },
  sheetOf,
  actorUpdate: (before, after) => actorChange(Grit.changesOf(before, after)),
  notes: ({ system }) => (system instanceof CreatureModel ? { steadied: system.steadied, shaken: system.shaken } : {}),
};
