import type { FighterId } from "../core/brand.ts";
import { entryOf, withSheet } from "../core/table.ts";
import { combatantOf, combatants, inRound } from "./state/fighters.ts";
import type { BeatsTable, Tool, ToolId, ToolRef, ToolState } from "./state/model.ts";
import { keysOf } from "../core/casts.ts";
import type { Refusal } from "./state/refusals.ts";

export function toolAt(table: BeatsTable, { of, tool }: ToolRef): Tool | undefined {
  const tools = of === null ? table.fight.scene : combatantOf(table, of)?.sheet.tools;
  return tools && entryOf(tools, tool);
}

/** BTS-WND-1, BTS-TOOL-2: a wound is a tool of its bearer, who always holds it. */
export const isWound = (table: BeatsTable, { of, tool }: ToolRef): boolean =>
  of !== null && (combatantOf(table, of)?.sheet.wounds.some((wound) => wound.id === tool) ?? false);

/** BTS-TOOL-1: who has a tool in hand: whoever took it up, else the one it belongs to. */
export function holderOf(table: BeatsTable, ref: ToolRef): FighterId | null {
  if (isWound(table, ref)) return ref.of;
  const tool = toolAt(table, ref);
  return tool?.state === "held" ? (tool.by ?? ref.of) : null;
}

/** Every tool there is, wounds aside: what everybody has, and what the place offers. */
export function placed(table: BeatsTable): readonly ToolRef[] {
  const owned = (of: FighterId | null, tools: Readonly<Record<ToolId, Tool>>): readonly ToolRef[] =>
    keysOf(tools).map((tool) => ({ of, tool }));
  return [...combatants(table).flatMap(({ who, sheet }) => owned(who, sheet.tools)), ...owned(null, table.fight.scene)];
}

/** What a fighter holds and could be made to drop, in the order of the sheets. */
export const heldBy = (table: BeatsTable, who: FighterId): readonly ToolRef[] =>
  placed(table).filter((ref) => holderOf(table, ref) === who && !isWound(table, ref));

export const lying = (table: BeatsTable): readonly ToolRef[] =>
  placed(table).filter((ref) => toolAt(table, ref)?.state === "ground");

/** BTS-TOOL-3, BTS-TOOL-6: only what the target holds falls, and never a wound. */
export function judgeDisarm(table: BeatsTable, target: FighterId, tool: ToolRef): Refusal | null {
  if (isWound(table, tool)) return "wound-tool";
  return holderOf(table, tool) === target ? null : "tool-not-held";
}

/** BTS-TOOL-4, BTS-TOOL-5: a tool on the ground can be taken up, or kicked out of reach, where neither can be done to it. */
export function judgeLying(table: BeatsTable, tool: ToolRef): Refusal | null {
  if (isWound(table, tool)) return "wound-tool";
  const state = toolAt(table, tool)?.state;
  if (state === "away") return "tool-out-of-reach";
  return state === "ground" ? null : "tool-not-on-ground";
}

/** BTS-TOOL-8: who could throw it to this fighter: somebody else of the same side, in the round, who holds it. */
export function throwerOf(table: BeatsTable, catcher: FighterId, tool: ToolRef): FighterId | null {
  const { fighters } = table.fight;
  const holder = isWound(table, tool) ? null : holderOf(table, tool);
  if (holder === null || holder === catcher || fighters[holder]?.side !== fighters[catcher]?.side) return null;
  return inRound(table).some(({ who }) => who === holder) ? holder : null;
}

/** BTS-TOOL-6, BTS-TOOL-8: what somebody could throw can be caught, and never a wound. */
export function judgeCatch(table: BeatsTable, catcher: FighterId, tool: ToolRef): Refusal | null {
  if (isWound(table, tool)) return "wound-tool";
  return throwerOf(table, catcher, tool) === null ? "tool-not-held" : null;
}

/** Puts a tool somewhere. `by` matters only to one that is held. */
export function moved(table: BeatsTable, ref: ToolRef, state: ToolState, by: FighterId | null): BeatsTable {
  const tool = toolAt(table, ref);
  if (tool === undefined) return table;
  const put: Tool = { ...tool, state, by: state === "held" && by !== ref.of ? by : null };
  if (ref.of !== null)
    return withSheet(table, ref.of, (sheet) => ({ ...sheet, tools: { ...sheet.tools, [ref.tool]: put } }));
  return { ...table, fight: { ...table.fight, scene: { ...table.fight.scene, [ref.tool]: put } } };
}
