import { Roshambo, type FighterId } from "../../rules/index.ts";
import type { Presentation } from "../fight/presentation.ts";
import { nameOf, personOf, seen, type Seat } from "../fight/seat.ts";
import type { SummaryContext } from "../fight/summary.ts";
import { asksOf } from "./asking.ts";
import { sideName, sidesOf, type Command, type Event, type Table } from "./own.ts";
import { cards, history } from "./telling.ts";
import { stateName, tracker } from "./tracker.ts";
import { desk, dock, roundWindow } from "./window.ts";

/** For templates/fight/summary.hbs: how many lives each has lost. */
function summary(table: Table, events: readonly Event[], seat: Seat): SummaryContext {
  const { words } = seat;
  const lost = events.flatMap((event) => (event.type === "settled" ? event.losers : []));
  const rowOf = (id: FighterId) => ({
    id,
    name: nameOf(seat, id),
    img: personOf(seat, id).img,
    counts: [lost.filter((one) => one === id).length],
    fate: stateName(table, id, seat),
    choices: [],
  });
  return {
    title: words.say("HEARTRUSH.Fight.summary.title"),
    rounds: words.say("HEARTRUSH.Fight.summary.rounds", { rounds: table.fight.round - 1 }),
    columns: [words.say("HEARTRUSH.Roshambo.lost")],
    choices: null,
    sides: sidesOf(table).map((side) => ({
      name: sideName(side, seat),
      rows: Roshambo.everybody(table.fight)
        .filter((id) => table.fight.fighters[id]?.side === side && seen(seat, id))
        .map(rowOf),
    })),
  };
}

/** How rock, paper, scissors is shown at the table. */
export const roshamboFight: Presentation<Table, Command, Event> = {
  tracker,
  window: roundWindow,
  asks: asksOf,
  dock,
  desk,
  cards,
  history,
  summary,
  refusal: (code) => {
    const known = Roshambo.REFUSALS.find((one) => one === code);
    return known === undefined ? "HEARTRUSH.Roshambo.refusal.not-now" : `HEARTRUSH.Roshambo.refusal.${known}`;
  },
};
