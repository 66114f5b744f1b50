import type { FighterId } from "../../rules/index.ts";
import { dockOf, type DockContext } from "./dock.ts";
import type { Float } from "./float.ts";
import type { Presentation } from "./presentation.ts";
import type { Move, Shows } from "./choice.ts";
import { seen, type Seat } from "./seat.ts";
import { cardsOf, historyOf, type Tale } from "./tale.ts";
import { trackerOf, type Tracked } from "./tracker.ts";

/** What a game says of itself; the parts that look alike in every game are made of it. */
interface Game<Table, Command, Event> extends Omit<
  Presentation<Table, Command, Event>,
  "tracker" | "dock" | "cards" | "history" | "floats"
> {
  tracker(table: Table, seat: Seat, events: readonly Event[]): Tracked<Command>;
  /** Whom everybody waits for, in one sentence. */
  waiting(table: Table, seat: Seat): string;
  over(table: Table): boolean;
  /** The button that opens the window, while there is one to open. */
  opens(table: Table, seat: Seat): Move<Command> | null;
  tales(events: readonly Event[], seat: Seat, table: Table): readonly Tale[];
  /** What these events have cost or given back whom, as the tale tells it too. */
  floats?(events: readonly Event[], table: Table, seat: Seat): readonly Float[];
}

export const presented = <Table, Command, Event>({
  tracker,
  waiting,
  over,
  opens,
  tales,
  floats,
  ...game
}: Game<Table, Command, Event>): Presentation<Table, Command, Event> => ({
  ...game,
  tracker: (table, seat, events) =>
    trackerOf(seat, tracker(table, seat, events), {
      waiting: waiting(table, seat),
      yours: game.asks(table, seat).asks.length > 0,
      over: over(table),
    }),
  dock: (table, seat) => dockOf(game.asks(table, seat), opens(table, seat), seat),
  cards: (events, seat, table) => cardsOf(tales(events, seat, table)),
  history: (events, seat, table) => historyOf(tales(events, seat, table), seat),
  floats: (events, table, seat) => (floats?.(events, table, seat) ?? []).filter(({ fighter }) => seen(seat, fighter)),
});

/** The strip on the sheet of these fighters: the same, but only what is asked of them and what they have sealed. */
export function dockOn<Table, Command, Event>(
  show: Presentation<Table, Command, Event>,
  table: Table,
  seat: Seat,
  who: readonly FighterId[],
): Shows<DockContext, Command> | null {
  const dock = show.dock(table, seat);
  const { asks, sealed = [], asides = [] } = show.asks(table, seat);
  const ask = asks.find(({ fighter }) => fighter !== null && who.includes(fighter)) ?? null;
  const own = {
    sealed: sealed.filter(({ fighter }) => who.includes(fighter)),
    asides: asides.filter(({ fighter }) => who.includes(fighter)),
  };
  if (dock === null || (ask === null && own.sealed.length + own.asides.length === 0)) return null;
  return { ...dock, context: { ...dock.context, ask, ...own } };
}
