import { sideId, type Threat } from "../../rules/index.ts";
import type { AtTable } from "../encounter/at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { THREAT_ACTORS } from "./data/index.ts";
import { registerThreatData } from "./register-data.ts";
import { sheetOf } from "./sheet-of.ts";

/** Threat at a table: it knows no map, and its seals close by themselves when the last is set. */
export const THREAT_AT_TABLE: AtTable<Threat.Fight, Threat.Sheet, Threat.Command> = {
  register: registerThreatData,
  actorTypes: Object.keys(THREAT_ACTORS),
  options: () => rulingsOf("threat"),
  sheetOf,
  actorUpdate,
  sideOf: (disposition, npc) => sideId(npc && disposition < 1 ? "foes" : "players"),
  roundOf: ({ number }) => number,
  enlistsWithSheet: true,
  abilities: () => [],
  enlist: (who, seat, sheet) => ({ type: "rule", ruling: { rule: "join", who, seat, sheet } }),
  dismiss: (who) => ({ type: "rule", ruling: { rule: "leave", who } }),
  forfeit: (who) => ({ type: "forfeit", who }),
  end: () => ({ type: "stop" }),
  freeze: () => null,
  pass({ fight: { scene } }) {
    return scene.phase === "decide" && scene.side !== null ? { type: "done", side: scene.side } : null;
  },
  survey: () => null,
  walk: () => null,
  places: () => ({}),
};
