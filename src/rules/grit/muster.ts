import type { FighterId, SideId } from "../core/brand.ts";
import type { Entrant } from "../core/ruleset.ts";
import { mapEntries, without, withNewcomer, withoutFighter } from "../core/table.ts";
import type { Event } from "./state/event.ts";
import type { Fight, Fighter, Setup, Table } from "./state/model.ts";
import { onFight, onTurn } from "./edit.ts";
import { combatant } from "./roster.ts";

/** GRT-MOR-8: morale starts afresh with each fight. */
const newcomer = (side: SideId, npc: boolean): Fighter => ({
  side,
  npc,
  routed: false,
  morale: { firstCritDone: false, firstLossDone: false, mods: [] },
  saveMods: [],
});

/** GRT-TURN-8: the sides are those of the fighters as they come; nobody has the turn yet. */
export function begin({ entrants, options }: Setup): Fight {
  return {
    options,
    sides: [...new Set(Object.values<Entrant>(entrants).map(({ side }) => side))],
    fighters: mapEntries(entrants, ({ side, npc }) => newcomer(side, npc)),
    laid: [],
    shaken: [],
    now: { phase: "first-side" },
  };
}

/** GRT-GM-3: who joins is of the fight at once; a side not seen before has its turn after all others. */
export function addFighter(table: Table, event: Extract<Event, { readonly type: "fighterJoined" }>): Table {
  const { who, side, npc, sheet } = event;
  if (combatant(table, who) !== null) return table;
  const { sides } = table.fight;
  const joined = withNewcomer(table, who, newcomer(side, npc), sheet);
  if (sides.includes(side)) return joined;
  const seen = onFight(joined, { sides: [...sides, side] });
  return onTurn(seen, (now) => ({ ...now, order: [...now.order, { side, part: "all" }] }));
}

/** GRT-GM-4: who is taken out leaves no trace behind, in no list and no volley. */
export function removeFighter(table: Table, who: FighterId): Table {
  const others = (ids: readonly FighterId[]): readonly FighterId[] => ids.filter((id) => id !== who);
  const gone = onFight(withoutFighter(table, who), {
    laid: table.fight.laid.filter((laid) => laid.who !== who && laid.target !== who),
    shaken: table.fight.shaken.filter((shaken) => shaken.who !== who),
  });
  return onTurn(gone, (now) => ({
    ...now,
    before: others(now.before),
    slow: others(now.slow),
    acted: others(now.acted),
    feet: without(now.feet, who),
    volleys: now.volleys.map((volley) => ({ ...volley, awaited: others(volley.awaited) })),
  }));
}
