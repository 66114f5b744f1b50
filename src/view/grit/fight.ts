import { type Grit } from "../../rules/index.ts";
import type { DockContext } from "../fight/dock.ts";
import { dockOf } from "../fight/dock-of.ts";
import type { Presentation, Shows } from "../fight/presentation.ts";
import type { Seat } from "../fight/seat.ts";
import { asksOf, opensTurn } from "./asking.ts";
import { refusalWords } from "./fight-words.ts";
import { summary } from "./summary.ts";
import { tales } from "./telling.ts";
import { toldBy } from "../fight/tale.ts";
import { tracker } from "./tracker.ts";
import { turnWindow } from "./turn-window.ts";

type Table = Grit.Table;
type Command = Grit.Command;

const dock = (table: Table, seat: Seat): Shows<DockContext, Command> | null =>
  dockOf(asksOf(table, seat), table.fight.now.phase === "side-turn" ? opensTurn(seat) : null, seat);

/** How Grit is shown at the table. */
export const gritFight: Presentation<Table, Command, Grit.Event> = {
  tracker,
  window: turnWindow,
  asks: asksOf,
  dock,
  ...toldBy(tales),
  summary,
  refusal: refusalWords,
};
