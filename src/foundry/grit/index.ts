import { Grit } from "../../rules/index.ts";
import { actorChange, type RulesetAdapter } from "../ruleset-adapter.ts";
import { CreatureModel, GRIT_ACTORS, GRIT_ITEMS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";
import { GritFighterSheet } from "./sheets/fighter-sheet.ts";
import { GritGearSheet } from "./sheets/gear-sheet.ts";

/** Grit in Foundry. */
export const GRIT_ADAPTER: RulesetAdapter<Grit.Fight, Grit.Sheet, Grit.Command> = {
  actors: GRIT_ACTORS,
  items: GRIT_ITEMS,
  sheets: {
    actor: { sheet: GritFighterSheet, label: "HEARTRUSH.Grit.Sheet.fighter" },
    item: { sheet: GritGearSheet, label: "HEARTRUSH.Grit.Sheet.gearSheet" },
  },
  sheetOf,
  actorUpdate: (before, after) => actorChange(Grit.changesOf(before, after)),
  notes: ({ system }) => (system instanceof CreatureModel ? { steadied: system.steadied, shaken: system.shaken } : {}),
};
