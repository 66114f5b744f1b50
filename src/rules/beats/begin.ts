import type { Setup } from "../core/ruleset.ts";
import { fighterId } from "../core/brand.ts";
import type { Fight, Fighter, Sheet } from "./state/model.ts";
import type { Options } from "./state/options.ts";
import { fromEntries } from "../core/vouched.ts";

/** BTS-FLOW-2: a fight begins with everyone naming traits for its first round. */
export function begin({ combat, entrants, options }: Setup<Sheet, Options>): Fight {
  const fighters = Object.entries(entrants).map(([who, { side, npc }]) => {
    const fighter: Fighter = { side, npc, since: 1, surrendered: false, dice: [], turnDown: 0, acted: false };
    return [fighterId(who), fighter] as const;
  });
  return {
    combat,
    options,
    round: 1,
    fighters: fromEntries(fighters),
    scene: {},
    agreed: [],
    phase: { at: "muster", musters: {} },
  };
}
