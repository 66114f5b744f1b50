import type { Threat } from "../../rules/index.ts";
import type { AtTable } from "../at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { THREAT_ACTORS } from "./data/index.ts";
import { registerThreatData } from "./register-data.ts";
import { sheetOf } from "./sheet-of.ts";

/** Threat in Foundry. */
export const THREAT_AT_TABLE: AtTable<Threat.Fight, Threat.Sheet, Threat.Command> = {
  register: registerThreatData,
  actorTypes: Object.keys(THREAT_ACTORS),
  options: () => rulingsOf("threat"),
  sheetOf,
  actorUpdate,
};
