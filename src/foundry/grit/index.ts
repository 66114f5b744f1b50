import { type Grit, sideId, type FighterId } from "../../rules/index.ts";
import type { AtTable } from "../encounter/at-table.ts";
import { rulingsOf } from "../settings/rulings.ts";
import { actorUpdate } from "./actor-update.ts";
import { CreatureModel, GRIT_ACTORS } from "./data/index.ts";
import { registerGritData } from "./register-data.ts";
import { sheetOf } from "./sheet-of.ts";

/** Grit at a table: nothing is hidden, and of the map only the length of a walk counts. */
export const GRIT_AT_TABLE: AtTable<Grit.Fight, Grit.Sheet, Grit.Command> = {
  register: registerGritData,
  actorTypes: Object.keys(GRIT_ACTORS),
  options: () => rulingsOf("grit"),
  sheetOf,
  actorUpdate,
  sideOf: (disposition, npc) => sideId(npc && disposition < 1 ? "foes" : "players"),
  roundOf: ({ now }) => (now.phase === "first-side" ? 0 : now.round),
  enlistsWithSheet: true,
  abilities: () => [],
  notes: ({ system }) => (system instanceof CreatureModel ? { steadied: system.steadied, shaken: system.shaken } : {}),
  enlist: (who, { side, npc }, sheet) => ({ type: "addFighter", who, side, npc, sheet }),
  dismiss: (who) => ({ type: "removeFighter", who }),
  forfeit: (who) => ({ type: "pass", who }),
  end: () => ({ type: "endFight" }),
  freeze: () => null,
  pass({ fight: { now } }) {
    const turn = now.phase === "side-turn" ? now.order[now.place] : undefined;
    return now.phase === "side-turn" && turn !== undefined
      ? { type: "endTurn", side: turn.side, round: now.round }
      : null;
  },
  survey: () => null,
  walk: ({ fight }, { fighter, path }) => (fight.now.phase !== "side-turn" ? null : move(fighter, lengthOf(path))),
  places: () => ({}),
};

const move = (who: FighterId, feet: number): Grit.Command => ({ type: "move", who, feet });

/** The length of a way in whole feet, as the crow flies from bend to bend. */
function lengthOf(path: readonly (readonly [number, number])[]): number {
  const lengths = path.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = path[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  return Math.round(lengths.reduce((sum, length) => sum + length, 0));
}
