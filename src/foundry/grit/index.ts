import type { Grit } from "../../rules/index.ts";
import type { AtTable } from "../at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { CreatureModel, GRIT_ACTORS } from "./data/index.ts";
import { registerGritData } from "./register-data.ts";
import { sheetOf } from "./sheet-of.ts";

/** Grit in Foundry. */
export const GRIT_AT_TABLE: AtTable<Grit.Fight, Grit.Sheet, Grit.Command> = {
  register: registerGritData,
  actorTypes: Object.keys(GRIT_ACTORS),
  options: () => rulingsOf("grit"),
  sheetOf,
  actorUpdate,
  notes: ({ system }) => (system instanceof CreatureModel ? { steadied: system.steadied, shaken: system.shaken } : {}),
};
