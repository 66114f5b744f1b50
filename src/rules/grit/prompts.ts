import type { Prompt } from "../core/ruleset.ts";
import type { Shaken, SideTurn, Table } from "./state/model.ts";
import { combatants, stands } from "./roster.ts";
import { membersOf, turnOf } from "./turn.ts";

/** All that anybody can be asked for. */
export type Question = "first-side" | "act" | "volley" | "end-turn" | "morale";
interface Asking extends Prompt {
  readonly kind: Question;
}

/** Each turn of each round asks anew. */
const place = ({ round, place: at }: SideTurn): string => `${round}:${at}`;

function firstSide(table: Table): Asking {
  const { sides, options } = table.fight;
  const volunteers = combatants(table).filter(stands);
  return {
    id: "first-side",
    kind: "first-side",
    of: options.firstSide === "volunteer" ? volunteers.map(({ id }) => id) : sides,
    mode: "any",
    optional: false,
  };
}

/** GRT-TURN-2: all of a side may act in any order; the side itself says when it is done. */
function sideTurn(table: Table, now: SideTurn): readonly Asking[] {
  const { side } = turnOf(now);
  const left = membersOf(table, now).filter((one) => stands(one) && !now.acted.includes(one.id));
  const act: Asking = {
    id: `act:${place(now)}`,
    kind: "act",
    of: left.map(({ id }) => id),
    mode: "all",
    optional: true,
  };
  const open = table.fight.options.volleyMode === "all" ? [] : now.volleys;
  const volleys = open.map(({ target }): Asking => ({
    id: `volley:${target}`,
    kind: "volley",
    of: [side],
    mode: "any",
    optional: true,
  }));
  const end: Asking = { id: `turn:${place(now)}`, kind: "end-turn", of: [side], mode: "any", optional: false };
  return [...(left.length === 0 ? [] : [act]), ...volleys, end];
}

/** GRT-MOR-10: everything waits until the Game Master has had these save. */
const morale = (shaken: readonly Shaken[]): Asking => ({
  id: `morale:${shaken.map(({ who }) => who).join()}`,
  kind: "morale",
  of: shaken.map(({ who }) => who),
  mode: "all",
  optional: false,
});

export function prompts(table: Table): readonly Asking[] {
  const { now, shaken } = table.fight;
  if (shaken.length > 0) return [morale(shaken)];
  switch (now.phase) {
    case "first-side":
      return [firstSide(table)];
    case "side-turn":
      return sideTurn(table, now);
    case "over":
      return [];
  }
}
