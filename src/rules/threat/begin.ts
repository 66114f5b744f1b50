import type { Setup } from "../core/ruleset.ts";
import { mapEntries } from "../core/table.ts";
import { apply } from "./apply.ts";
import { engagement } from "./decide.ts";
import { fighterId } from "../core/brand.ts";
import type { Fight, Options, Sheet } from "./state/model.ts";

/** THR-SET-1: where the setting leaves nothing to ask and two sides stand ready, the first engagement begins at once. */
export function begin({ combat, entrants, sheets, options }: Setup<Sheet, Options>): Fight {
  const fight: Fight = {
    combat,
    options,
    fighters: mapEntries(entrants, ({ side, npc }) => ({ side, npc })),
    vantage: null,
    pairs: [],
    holds: {},
    unaware: [],
    owed: {},
    number: 0,
    scene: { phase: "lull" },
  };
  if (options.violence === "ask") return fight;
  const standing = Object.keys(entrants)
    .map(fighterId)
    .filter((who) => sheets[who]?.incapacitated === false);
  const first = engagement({ fight, sheets }, options.violence, standing);
  return first.ok ? first.value.reduce(apply, { fight, sheets }).fight : fight;
}
