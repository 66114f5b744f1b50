import type { Composition } from "../engagement/composition.ts";
import type { Combatant } from "../state/fighters.ts";
import type { HeartTable, Water } from "../state/model.ts";
import type { Reason } from "../state/participant.ts";

/** HR-HAZ-5: standing in deep water is one level of disadvantage. What being under it does is part of every roll. */
const HAMPERS: Readonly<Record<Water, number>> = { dry: 0, wet: 0, deep: -1, under: 0 };

/** Adds what the water does to a roll of attack or defence. */
export function inWater(what: Composition, table: HeartTable, who: Combatant): Composition {
  const net = HAMPERS[table.fight.fighters[who.id]?.water ?? "dry"];
  if (net === 0) return what;
  const reason: Reason = { from: "water", net };
  return { ...what, net: what.net + net, reasons: [...what.reasons, reason] };
}
