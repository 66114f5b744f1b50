import type { FighterId } from "../core/brand.ts";
import type { Sealing } from "../core/ruleset.ts";
import type { Command } from "./state/commands.ts";
import { combatantOf, handOf } from "./state/fighters.ts";
import type { BeatsTable, Fight, Sheet } from "./state/model.ts";
import { judgeChoice } from "./turns/choices.ts";
import { choosing, opening, sealContext } from "./turns/selection.ts";

function choices(table: BeatsTable, fighter: FighterId): readonly string[] {
  const combatant = combatantOf(table, fighter);
  return combatant === null ? [] : handOf(combatant.fighter).map(({ id }) => id);
}

/** BTS-SEL-1: the one thing hidden is which die of the hand is chosen. */
export const sealing: Sealing<Fight, Sheet, Command> = {
  choosing: (table) => (table.fight.phase.at === "select" ? choosing(table, table.fight.phase) : []),
  opening: (table) => (table.fight.phase.at === "select" ? opening(table, table.fight.phase) : []),
  choices,
  allows: (table, fighter, choice) => judgeChoice(table, fighter, choice) === null,
  context: (table, fighter) => sealContext(table, "beat" in table.fight.phase ? table.fight.phase.beat : 0, fighter),
  seal: (who, seal) => ({ do: "seal", who, seal }),
  open: (who, opening) => ({ do: "open", who, opening }),
};
