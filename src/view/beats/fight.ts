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
import { cards, history } from "./narration/telling.ts";
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
  cards,
  history,
  summary,
  refusal: refusalWords,
};
