import type { Beats, FighterId } from "../../rules/index.ts";
import { opensWindow } from "../fight/choice.ts";
import type { DockContext } from "../fight/dock.ts";
import { dockOf } from "../fight/dock-of.ts";
import type { Presentation, Shows } from "../fight/presentation.ts";
import type { Seat } from "../fight/seat.ts";
import { asksOf } from "./asking.ts";
import { desk } from "./desk.ts";
import { refusalWords } from "./fight-words.ts";
import { fightersOf, offersFor } from "./judge.ts";
import { nextStep } from "./onward.ts";
import { roundWindow } from "./round-window.ts";
import { summary } from "./narration/summary.ts";
import { beatKey, cards, history } from "./narration/telling.ts";
import { tracker } from "./tracker.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

const dock = (table: Table, seat: Seat): Shows<DockContext, Command> | null =>
  dockOf(asksOf(table, seat), opensWindow(seat.words.say("HEARTRUSH.BeatsFight.do.openWindow")), seat);

/** Dropping one's own onto somebody, on its turn, is an attack. */
function dropped(table: Table, who: FighterId, onto: FighterId | null): Command | null {
  const attack = offersFor(table, who).find(
    (offer) => offer.do === "act" && offer.action.is === "attack" && offer.action.target === onto,
  );
  return attack ?? null;
}

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
  inside: (table) => (table.fight.phase.at === "over" ? [] : fightersOf(table)),
  revealed: ({ fight: { phase, round } }) =>
    phase.at === "act" || phase.at === "answer" ? beatKey(round, phase.beat) : null,
  clash: ({ fight: { phase, round } }) => (phase.at === "over" ? null : `round ${round}`),
  over: ({ fight: { phase } }) => phase.at === "over",
  opposed: ({ fight: { fighters } }, one, other) => fighters[one]?.side !== fighters[other]?.side,
  dropped,
  next: nextStep,
  mix: () => ({}),
  rowMenu: () => ({ engages: null, joins: null, changesSide: null }),
};
