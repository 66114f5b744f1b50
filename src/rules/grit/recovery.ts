import type { FighterId } from "../core/brand.ts";
import type { Event } from "./state/event.ts";
import { gritMax, isDeprived } from "./gear.ts";
import type { Sheet, Table } from "./state/model.ts";
import { combatants } from "./roster.ts";
import type { Combatant } from "./roster.ts";

/** GRT-REC-3: an hour incapacitated without help is death. */
const DEADLY_MINUTES = 60;

/** GRT-REC-1: minutes of safety without a break that bring all Grit back. */
const RESTFUL_MINUTES = 10;

/** GRT-REC-4: after a safe week the Game Master is reminded to give attributes back. */
const WEEK = 7 * 24 * 60;
export const hasRestedAWeek = (sheet: Sheet): boolean =>
  sheet.safeMinutes >= WEEK && Object.values(sheet.attributes).some(({ max, value }) => value < max);

/** What becomes of everyone when time passes. GRT-REC-2: the deprived get no Grit back. */
export function passTime(table: Table, minutes: number, safe: boolean): readonly Event[] {
  const { options } = table.fight;
  const everyone = combatants(table);
  const dies = ({ sheet }: Combatant): boolean =>
    sheet.harm === "incapacitated" && sheet.minutesDown + minutes >= DEADLY_MINUTES;
  const rests = ({ sheet }: Combatant): boolean =>
    safe &&
    sheet.harm !== "dead" &&
    sheet.safeMinutes + minutes >= RESTFUL_MINUTES &&
    !isDeprived(sheet) &&
    sheet.grit.value < gritMax(sheet, options);
  const ids = (some: readonly Combatant[]): readonly FighterId[] => some.map(({ id }) => id);
  const died = everyone.filter(dies);
  const rested = everyone.filter((someone) => rests(someone) && !died.includes(someone));
  const passed: Event = { type: "timePassed", minutes, safe, died: ids(died) };
  return rested.length === 0 ? [passed] : [passed, { type: "gritRestored", who: ids(rested) }];
}
