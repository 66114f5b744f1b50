import type { Sealing } from "../core/ruleset.ts";
import type { Command } from "./commands.ts";
import { combatantOf, handOf } from "./fighters.ts";
import type { Fight, Sheet } from "./model.ts";
import { choosing, opening, sealContext } from "./selection.ts";

/** BTS-SEL-1: the one thing hidden is which die of the hand is chosen. */
export const sealing: Sealing<Fight, Sheet, Command> = {
  choosing: (table) => (table.fight.phase.at === "select" ? choosing(table, table.fight.phase) : []),
  opening: (table) => (table.fight.phase.at === "select" ? opening(table, table.fight.phase) : []),
  choices: (table, fighter) => {
    const combatant = combatantOf(table, fighter);
    return combatant === null ? [] : handOf(combatant.fighter).map(({ id }) => id);
  },
  context: (table, fighter) => sealContext(table, "beat" in table.fight.phase ? table.fight.phase.beat : 0, fighter),
  seal: (who, seal) => ({ do: "seal", who, seal }),
  open: (who, opening) => ({ do: "open", who, opening }),
};
