import { type Beats } from "../../rules/index.ts";
import { opensWindow } from "../fight/choice.ts";
import type { DockContext } from "../fight/dock.ts";
import { dockOf } from "../fight/dock-of.ts";
import type { Presentation, Shows } from "../fight/presentation.ts";
import type { Seat } from "../fight/seat.ts";
import { asksOf } from "./asking.ts";
import { desk } from "./desk.ts";
import { refusalWords } from "./fight-words.ts";
import { roundWindow } from "./round-window.ts";
import { summary } from "./narration/summary.ts";
import { tales } from "./narration/telling.ts";
import { toldBy } from "../fight/tale.ts";
import { tracker } from "./tracker.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

const dock = (table: Table, seat: Seat): Shows<DockContext, Command> | null =>
  dockOf(asksOf(table, seat), opensWindow(seat.words.say("HEARTRUSH.BeatsFight.do.openWindow")), seat);

/** How Beats is shown at the table. */
export const beatsFight: Presentation<Table, Command, Beats.Event> = {
  tracker,
  window: roundWindow,
  asks: asksOf,
  dock,
  desk,
  ...toldBy(tales),
  summary,
  refusal: refusalWords,
};
