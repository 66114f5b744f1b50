import type { FighterId } from "../../rules/index.ts";
import type { DockContext } from "./dock.ts";
import type { Presentation, Shows } from "./presentation.ts";
import type { Seat } from "./seat.ts";

/** The strip on the sheet of these fighters: the same, but only what is asked of them and what they have sealed. */
export function dockOn<Table, Command, Event>(
  show: Presentation<Table, Command, Event>,
  table: Table,
  seat: Seat,
  who: readonly FighterId[],
): Shows<DockContext, Command> | null {
  const dock = show.dock(table, seat);
  const { asks, sealed: lines = [] } = show.asks(table, seat);
  const ask = asks.find(({ fighter }) => fighter !== null && who.includes(fighter)) ?? null;
  const sealed = lines.filter(({ fighter }) => who.includes(fighter));
  if (dock === null || (ask === null && sealed.length === 0)) return null;
  return { ...dock, context: { ...dock.context, ask, sealed } };
}
