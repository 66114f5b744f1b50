import type { Beats } from "../../rules/index.ts";
import type { AtTable } from "../at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { BEATS_ACTORS } from "./data/index.ts";
import { registerBeatsData } from "./register-data.ts";
import { sheetOf } from "./sheet-of.ts";

/** Beats in Foundry. */
export const BEATS_AT_TABLE: AtTable<Beats.Fight, Beats.Sheet, Beats.Command> = {
  register: registerBeatsData,
  actorTypes: Object.keys(BEATS_ACTORS),
  options: () => rulingsOf("beats"),
  sheetOf,
  actorUpdate,
};
