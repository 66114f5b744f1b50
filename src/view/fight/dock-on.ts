import type { FighterId } from "../../rules/index.ts";
import type { DockContext } from "./dock.ts";
import type { Presentation, Shows } from "./presentation.ts";
import type { Seat } from "./seat.ts";

/** What the strip on the sheet of these fighters asks: the same, but only what is asked of them. */
export function dockOn<Table, Command, Event>(
  show: Presentation<Table, Command, Event>,
  table: Table,
  seat: Seat,
  who: readonly FighterId[],
): Shows<DockContext, Command> | null {
  const dock = show.dock(table, seat);
  const { asks } = show.asks(table, seat);
  const ask = asks.find(({ fighter }) => fighter !== null && who.includes(fighter));
  return dock === null || ask === undefined ? null : { ...dock, context: { ...dock.context, ask } };
}
