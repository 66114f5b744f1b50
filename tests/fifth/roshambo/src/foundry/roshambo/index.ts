import type { Roshambo } from "../../rules/index.ts";
import type { AtTable } from "../at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { ROSHAMBO_ACTORS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";

/** Rock, paper, scissors in Foundry. */
export const ROSHAMBO_AT_TABLE: AtTable<Roshambo.Fight, Roshambo.Sheet, Roshambo.Command> = {
  register: () => void Object.assign(CONFIG.Actor.dataModels, ROSHAMBO_ACTORS),
  actorTypes: Object.keys(ROSHAMBO_ACTORS),
  options: () => rulingsOf("roshambo"),
  sheetOf,
  actorUpdate,
};
