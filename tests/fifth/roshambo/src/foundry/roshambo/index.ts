import { sideId, type Roshambo } from "../../rules/index.ts";
import type { AtTable } from "../encounter/at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { ROSHAMBO_ACTORS } from "./data/index.ts";
import { sheetOf } from "./sheet-of.ts";

/** Rock, paper, scissors at a table. */
export const ROSHAMBO_AT_TABLE: AtTable<Roshambo.Fight, Roshambo.Sheet, Roshambo.Command> = {
  register: () => void Object.assign(CONFIG.Actor.dataModels, ROSHAMBO_ACTORS),
  actorTypes: Object.keys(ROSHAMBO_ACTORS),
  options: () => rulingsOf("roshambo"),
  sheetOf,
  actorUpdate,
  sideOf: (disposition, npc) => sideId(npc && disposition < 1 ? "foes" : "players"),
  roundOf: ({ round }) => round,
  enlistsWithSheet: true,
  abilities: () => [],
  enlist: (who, entrant, sheet) => ({ type: "join", who, entrant, sheet }),
  dismiss: (who) => ({ type: "leave", who }),
  forfeit: (who) => ({ type: "forfeit", who }),
  end: () => ({ type: "stop" }),
  freeze: () => null,
  pass: () => null,
  survey: () => null,
  walk: () => null,
  places: () => ({}),
};
