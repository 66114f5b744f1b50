import type { FighterId } from "../core/brand.ts";
import type { Sealing } from "../core/ruleset.ts";
import type { SealContext } from "../core/seal.ts";
import { closed } from "./fighters.ts";
import { HANDS } from "./hand.ts";
import type { Command, Fight, Sheet, Table } from "./model.ts";

export const contextOf = ({ fight }: Table, fighter: FighterId): SealContext => ({
  combat: fight.combat,
  engagement: String(fight.round),
  fighter,
});

const choices = (table: Table, fighter: FighterId): readonly string[] => (closed(table).includes(fighter) ? HANDS : []);

/** RPS-ROUND-1: the one thing hidden is the hand. */
export const sealing: Sealing<Fight, Sheet, Command> = {
  choosing: (table) => (table.fight.phase === "choosing" ? closed(table) : []),
  opening: (table) => (table.fight.phase === "opening" ? closed(table) : []),
  choices,
  allows: (table, fighter, choice) => choices(table, fighter).includes(choice),
  context: contextOf,
  seal: (who, seal) => ({ type: "seal", who, seal }),
  open: (who, opening) => ({ type: "open", who, opening }),
};
