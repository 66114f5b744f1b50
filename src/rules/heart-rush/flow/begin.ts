import { byFighter } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import type { Setup } from "../../core/ruleset.ts";
import { newcomer } from "./apply-flow.ts";
import type { Fight, Fighter } from "../state/model.ts";
import type { Options } from "../state/options.ts";
import type { Sheet } from "../state/sheet.ts";

/** HR-START-1, HR-DMG-11: before the first round: everyone is there, as their sheets say; nobody has the turn, and nobody has agreed how far apart. */
export function begin({ combat, entrants, sheets, options }: Setup<Sheet, Options>): Fight {
  const fighters = byFighter(entrants).map(([id, { side, npc }]): [FighterId, Fighter] => [
    id,
    newcomer(side === "players" ? "players" : "enemies", npc, sheets[id], options),
  ]);
  return {
    combat,
    options,
    phase: { at: "gathering" },
    round: 0,
    turns: 0,
    starting: null,
    fighters: Object.fromEntries(fighters),
    ground: { kind: "spoken", feet: {}, cover: {} },
    engagements: 0,
    moving: null,
    trail: [],
    clinging: {},
    hurts: [],
    hurtCount: 0,
    announced: [],
    announcements: 0,
  };
}
