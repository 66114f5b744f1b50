import type { FighterId } from "../../rules/index.ts";
import type { LangKey } from "../lang-key.ts";
import type { Ask, Asked } from "./ask.ts";
import type { WindowContext } from "./window.ts";
import { dockOf, type DockContext } from "./dock.ts";
import type { Float } from "./float.ts";
import type { Presentation } from "./presentation.ts";
import type { Move, Shows } from "./choice.ts";
import { sideName as usualName } from "./parts.ts";
import { remembered } from "../shared/remembered.ts";
import { seen, type Seat, type Words } from "./seat.ts";
import { cardsOf, historyOf, type Tale } from "./tale.ts";
import { trackerOf, type Tracked } from "./tracker.ts";

/** What a game says of itself; the parts that look alike in every game are made of it. */
interface Game<Table, Command, Event> extends Omit<
  Presentation<Table, Command, Event>,
  "tracker" | "dock" | "cards" | "history" | "floats" | "sideName"
> {
  tracker(table: Table, seat: Seat, events: readonly Event[]): Tracked<Command>;
  /** Whom everybody waits for, in one sentence. */
  waiting(table: Table, seat: Seat): string;
  over(table: Table): boolean;
  /** The button that opens the window, while there is one to open. */
  opens(table: Table, seat: Seat): Move<Command> | null;
  tales(events: readonly Event[], seat: Seat, table: Table): readonly Tale[];
  /** The rule of a deed by the first word of what its button is called in the page, where nothing else tells it. */
  readonly rules?: Readonly<Partial<Record<string, LangKey>>>;
  /** What a side is called, where it is not called as at most tables. */
  sideName?(side: string, words: Words): string;
  /** What these events have cost or given back whom, as the tale tells it too. */
  floats?(events: readonly Event[], at: { readonly table: Table; readonly seat: Seat }): readonly Float[];
}

type Rules = Readonly<Partial<Record<string, LangKey>>>;

/** With its rule, unless it has a hint already. */
const told =
  (rules: Rules, { words }: Seat) =>
  <Button extends { readonly id: string; readonly hint?: string }>(button: Button): Button => {
    const rule = rules[button.id.split(" ", 1)[0] ?? ""];
    return button.hint || rule === undefined ? button : { ...button, hint: words.say(rule) };
  };

const toldAsks = <One extends Ask>(asks: readonly One[], rules: Rules, seat: Seat): readonly One[] =>
  asks.map((ask) => ({ ...ask, choices: ask.choices.map(told(rules, seat)) }));

const toldAsked = <Command>(asked: Asked<Command>, rules: Rules, seat: Seat): Asked<Command> => ({
  ...asked,
  asks: toldAsks(asked.asks, rules, seat),
});

const toldTracked = <Command>(tracked: Tracked<Command>, rules: Rules, seat: Seat): Tracked<Command> => ({
  ...tracked,
  table: tracked.table.map(told(rules, seat)),
  ...(tracked.main === undefined ? {} : { main: tracked.main.map(told(rules, seat)) }),
  ...(tracked.more === undefined ? {} : { more: tracked.more.map(told(rules, seat)) }),
});

function toldWindow(context: WindowContext, rules: Rules, seat: Seat): WindowContext {
  const tell = told(rules, seat);
  const { asks, table, join, hands, desk, pickers } = context;
  return {
    ...context,
    asks: toldAsks(asks, rules, seat),
    table: table.map(tell),
    join: join.map(tell),
    hands: hands.map((hand) => ({ ...hand, seal: tell(hand.seal), change: tell(hand.change) })),
    desk: desk && { ...desk, missing: desk.missing.map((one) => ({ ...one, forfeit: tell(one.forfeit) })) },
    pickers: pickers.map((picker) => ({
      ...picker,
      lines: picker.lines.map((line) => ({ ...line, choice: tell(line.choice) })),
      choices: picker.choices.map(tell),
    })),
  };
}

/** What means the same in every game. */
const SHARED = {
  seal: "HEARTRUSH.Fight.deedRule.seal",
  change: "HEARTRUSH.Fight.deedRule.change",
  forfeit: "HEARTRUSH.Fight.deedRule.forfeit",
  all: "HEARTRUSH.Fight.deedRule.all",
} as const satisfies Rules;

export const presented = <Table extends object, Command, Event>({
  tracker,
  waiting,
  over,
  opens,
  tales,
  floats,
  sideName,
  rules: own = {},
  ...game
}: Game<Table, Command, Event>): Presentation<Table, Command, Event> => {
  const rules: Rules = { ...SHARED, ...own };
  const asks = remembered((table: Table, seat: Seat) => toldAsked(game.asks(table, seat), rules, seat));
  return {
    ...game,
    sideName: (side, { words }) => (sideName === undefined ? usualName(side, { words }) : sideName(side, words)),
    asks,
    window: (table, seat, events) => {
      const shows = game.window(table, seat, events);
      return shows === null ? null : { ...shows, context: toldWindow(shows.context, rules, seat) };
    },
    tracker: (table, seat, events) =>
      trackerOf(seat, toldTracked(tracker(table, seat, events), rules, seat), {
        waiting: waiting(table, seat),
        yours: asks(table, seat).asks.length > 0,
        over: over(table),
      }),
    dock: (table, seat) => dockOf(asks(table, seat), opens(table, seat), seat),
    cards: (events, seat, table) => cardsOf(tales(events, seat, table)),
    history: (events, seat, table) => historyOf(tales(events, seat, table), seat),
    floats: (events, at) => (floats?.(events, at) ?? []).filter(({ fighter }) => seen(at.seat, fighter)),
  };
};

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
