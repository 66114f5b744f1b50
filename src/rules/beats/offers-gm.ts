import { fighterId, sideId } from "../core/brand.ts";
import type { Command } from "./state/commands.ts";
import { combatants, outOf } from "./state/fighters.ts";
import type { Combatant } from "./state/fighters.ts";
import { toolId } from "./state/model.ts";
import type { BeatsTable, Sheet } from "./state/model.ts";
import { awaited } from "./turns/selection.ts";
import { holderOf, placed, toolAt } from "./tools.ts";
import { judgeAid } from "./wounds.ts";

const TOLD_TWO_WAYS = [false, true] as const;

/** BTS-GM-1: all that the Game Master may rule of one, and of the moment a die for the absent. */
export function rulingsOn(table: BeatsTable, combatant: Combatant): readonly Command[] {
  const { phase } = table.fight;
  const { who, sheet } = combatant;
  const absent = phase.at === "select" && awaited(table, phase).includes(who);
  const { wounds, sparks, pending } = sheet;
  const out = outOf(combatant);
  const aided = phase.at === "over" && judgeAid(sheet) === null;
  return [
    ...(absent ? [{ do: "forfeit", who } as const] : []),
    { do: "refill", who },
    ...TOLD_TWO_WAYS.map((won): Command => ({ do: "exertion", who, won })),
    ...(aided ? [true, false].map((won): Command => ({ do: "aid", who, won })) : []),
    ...(out === "helpless" ? [{ do: "revive", who } as const] : []),
    ...(combatant.fighter.surrendered ? [{ do: "return", who } as const] : []),
    { do: "adjust", who, what: "sparks", to: sparks },
    { do: "adjust", who, what: "pending", to: pending },
    { do: "wound", who, wound: { id: toolId("wound"), label: "wound" } },
    ...wounds.map(({ id }): Command => ({ do: "heal", who, wound: id })),
    ...wounds.flatMap(({ id, tried }): readonly Command[] => (tried ? [{ do: "allow-aid", who, wound: id }] : [])),
    { do: "remove", who },
  ];
}

/** BTS-TOOL-8: every tool to every place where it is not. */
function layings(table: BeatsTable): readonly Command[] {
  return placed(table).flatMap((tool): readonly Command[] => {
    const state = toolAt(table, tool)?.state;
    const hands = combatants(table).filter(({ who }) => who !== holderOf(table, tool));
    return [
      ...(["ground", "away"] as const)
        .filter((to) => to !== state)
        .map((to): Command => ({ do: "move-tool", tool, to, by: null })),
      ...hands.map(({ who }): Command => ({ do: "move-tool", tool, to: "held", by: who })),
    ];
  });
}

/** The first of these names that is not taken. */
const fresh = (name: string, taken: object): string => {
  const names = Object.keys(taken).map((_, place) => `${name}-${place + 2}`);
  return [`${name}-1`, ...names].find((one) => !Object.hasOwn(taken, one)) ?? name;
};

const NEWCOMER: Sheet = { traits: {}, tools: {}, wounds: [], helpless: false, pending: 0, sparks: 0 };

/** BTS-GM-2: and of the table. */
export function rulings(table: BeatsTable): readonly Command[] {
  const { phase, scene, fighters } = table.fight;
  const newcomer = fighterId(fresh("newcomer", fighters));
  const place = { do: "place-tool", tool: toolId(fresh("place", scene)), label: "tool", kind: "place" } as const;
  return [
    ...(combatants(table).length === 0 ? [] : [place]),
    ...layings(table),
    ...Object.keys(scene).map((tool): Command => ({ do: "clear-tool", tool: toolId(tool) })),
    { do: "add", who: newcomer, entrant: { side: sideId("others"), npc: true }, sheet: NEWCOMER },
    ...(phase.at === "over" ? (phase.contest === null ? [] : [{ do: "call-off" } as const]) : [{ do: "end" } as const]),
  ];
}
