import { keysOf, type FighterId, type HeartRush } from "../../../rules/index.ts";
import type { Filled, RowTool, RowToolName } from "../../fight/tool-form.ts";
import { nameOf, type Seat } from "../../fight/seat.ts";
import { DECREES, type Decreeing } from "./decrees.ts";
import { may } from "./judge.ts";

type Command = HeartRush.Command;
type Tool = keyof typeof DECREES;

const ICONS = {
  harm: "fa-solid fa-droplet",
  heal: "fa-solid fa-heart-pulse",
  rise: "fa-solid fa-sun",
  die: "fa-solid fa-skull",
  condition: "fa-solid fa-plus",
  uncondition: "fa-solid fa-minus",
  water: "fa-solid fa-water",
  fall: "fa-solid fa-arrow-down",
  cover: "fa-solid fa-shield-halved",
  apart: "fa-solid fa-ruler",
  refresh: "fa-solid fa-rotate",
  turn: "fa-solid fa-flag",
} as const satisfies Readonly<Record<Tool, string>>;

const idOf = (tool: Tool): string => `heart-rush ${tool}`;

/** For the menu of a tracker's row, which is made before there is any fight. */
export const rowTools: readonly RowToolName[] = keysOf(ICONS).map((tool) => ({
  id: idOf(tool),
  label: `HEARTRUSH.Fight.tools.${tool}`,
  icon: ICONS[tool],
}));

/** What this seat may decree about a fighter now: nothing, but for a Game Master. */
export function toolsFor(table: HeartRush.HeartTable, who: FighterId, seat: Seat): readonly RowTool<Command>[] {
  const [fighter, sheet] = [table.fight.fighters[who], table.sheets[who]];
  if (!seat.who.gm || fighter === undefined || sheet === undefined) return [];
  const at: Decreeing = { table, who, fighter, sheet, seat };
  return keysOf(DECREES).flatMap((tool): readonly RowTool<Command>[] => {
    const found = DECREES[tool](at);
    if (found === null) return [];
    const command = (filled: Filled): Command => ({ do: "rule", ruling: found.ruling(filled) });
    if (!may(table, command({}), seat.who)) return [];
    const verb = seat.words.say(`HEARTRUSH.Fight.tools.${tool}`);
    const title = seat.words.say("HEARTRUSH.Fight.tools.title", { tool: verb, name: nameOf(seat, who) });
    return [{ id: idOf(tool), title, verb, fields: found.fields, command }];
  });
}
