import { type Beats, sideId } from "../../rules/index.ts";
import type { AtTable } from "../encounter/at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { BEATS_ACTORS } from "./data/index.ts";
import { registerBeatsData } from "./register-data.ts";
import { sheetOf } from "./sheet-of.ts";

/** Beats at a table: it knows no map, and its seals close by themselves when the last is set. */
export const BEATS_AT_TABLE: AtTable<Beats.Fight, Beats.Sheet, Beats.Command> = {
  register: registerBeatsData,
  actorTypes: Object.keys(BEATS_ACTORS),
  options: () => rulingsOf("beats"),
  sheetOf,
  actorUpdate,
  sideOf: (_disposition, npc) => sideId(npc ? "others" : "players"),
  roundOf: ({ round }) => round,
  enlistsWithSheet: true,
  abilities: () => [],
  enlist: (who, entrant, sheet) => ({ do: "add", who, entrant, sheet }),
  dismiss: (who) => ({ do: "remove", who }),
  forfeit: (who) => ({ do: "forfeit", who }),
  end: () => ({ do: "end" }),
  freeze: () => null,
  pass({ fight: { phase } }) {
    return phase.at === "act" && phase.turn !== null ? { do: "act", who: phase.turn, action: { is: "pass" } } : null;
  },
  survey: () => null,
  walk: () => null,
  places: () => ({}),
};
