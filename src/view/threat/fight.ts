import { Threat } from "../../rules/index.ts";
import { opensWindow } from "../fight/choice.ts";
import type { DockContext } from "../fight/dock.ts";
import { dockOf } from "../fight/dock-of.ts";
import type { Presentation, Shows } from "../fight/presentation.ts";
import type { Seat } from "../fight/seat.ts";
import type { LangKey } from "../lang-key.ts";
import { asksOf } from "./asking.ts";
import { tales } from "./card.ts";
import { toldBy } from "../fight/tale.ts";
import { desk } from "./desk.ts";
import { exchangeWindow } from "./exchange.ts";
import { type Command, type Event, type Table } from "./own.ts";
import { summary } from "./summary.ts";
import { tracker } from "./tracker.ts";

const dock = (table: Table, seat: Seat): Shows<DockContext, Command> | null =>
  dockOf(
    asksOf(table, seat),
    table.fight.scene.phase === "lull" ? null : opensWindow(seat.words.say("HEARTRUSH.Threat.Fight.do.openWindow")),
    seat,
  );

/** How Threat is shown at the table. */
export const threatFight: Presentation<Table, Command, Event> = {
  tracker,
  window: exchangeWindow,
  asks: asksOf,
  dock,
  desk,
  ...toldBy(tales),
  summary,
  refusal: (code: Threat.Refusal): LangKey => `HEARTRUSH.Threat.Refusal.${code}`,
  rowMenu: (table, who, { who: by, hand }) => ({
    engages: hand === null ? null : Threat.threat.table.drop(table, hand, who, by),
    joins: null,
    changesSide: null,
  }),
};
