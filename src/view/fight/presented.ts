import type { Move } from "./choice.ts";
import { dockOf } from "./dock-of.ts";
import type { Presentation } from "./presentation.ts";
import type { Seat } from "./seat.ts";
import { cardsOf, historyOf, type Tale } from "./tale.ts";
import { trackerOf, type Tracked } from "./tracker-of.ts";

/** What a game says of itself; the parts that look alike in every game are made of it. */
interface Game<Table, Command, Event> extends Omit<
  Presentation<Table, Command, Event>,
  "tracker" | "dock" | "cards" | "history"
> {
  tracker(table: Table, seat: Seat, events: readonly Event[]): Tracked<Command>;
  /** Whom everybody waits for, in one sentence. */
  waiting(table: Table, seat: Seat): string;
  over(table: Table): boolean;
  /** The button that opens the window, while there is one to open. */
  opens(table: Table, seat: Seat): Move<Command> | null;
  tales(events: readonly Event[], seat: Seat, table: Table): readonly Tale[];
}

export const presented = <Table, Command, Event>({
  tracker,
  waiting,
  over,
  opens,
  tales,
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
});
