import type { Setup } from "../core/ruleset.ts";
import { mapEntries } from "../core/table.ts";
import type { Fight, Fighter, Sheet } from "./state/model.ts";
import type { Options } from "./state/options.ts";

/** BTS-FLOW-2: a fight begins with everyone naming traits for its first round. */
export function begin({ combat, entrants, options }: Setup<Sheet, Options>): Fight {
  const fighters = mapEntries(entrants, ({ side, npc }): Fighter => ({
    side,
    npc,
    since: 1,
    surrendered: false,
    dice: [],
    turnDown: 0,
    acted: false,
  }));
  return {
    combat,
    options,
    round: 1,
    fighters,
    scene: {},
    agreed: [],
    unnamed: null,
    phase: { at: "muster", musters: {} },
  };
}
