import { Roshambo, type FighterId } from "../../rules/index.ts";
import { opensWindow, type Move } from "../fight/choice.ts";
import type { Shows } from "../fight/presentation.ts";
import { seen, type Seat } from "../fight/seat.ts";
import type { TrackerContext, TrackerRow } from "../fight/tracker.ts";
import { trackerOf, whoseRow } from "../fight/tracker-of.ts";
import { asksOf, forfeits, waitingFor } from "./asking.ts";
import { hasSealed, may, sideName, sidesOf, type Command, type Table } from "./own.ts";

const STATES = {
  out: ["HEARTRUSH.Roshambo.state.out", "fa-bed"],
  sealed: ["HEARTRUSH.Roshambo.state.sealed", "fa-check"],
  choosing: ["HEARTRUSH.Roshambo.state.choosing", "fa-ellipsis"],
} as const;

export const stateOf = (table: Table, id: FighterId): keyof typeof STATES =>
  (table.sheets[id]?.lives ?? 0) === 0 ? "out" : hasSealed(table, id) ? "sealed" : "choosing";

export const stateName = (table: Table, id: FighterId, { words }: Seat): string =>
  words.say(STATES[stateOf(table, id)][0]);

function rowOf(table: Table, id: FighterId, seat: Seat): TrackerRow {
  const { words } = seat;
  const { lives, most } = table.sheets[id] ?? { lives: 0, most: 1 };
  const state = stateOf(table, id);
  return {
    ...whoseRow(seat, id),
    spent: state === "out",
    inside: state !== "out",
    dice: [],
    health: words.say("HEARTRUSH.Roshambo.lives", { lives, most }),
    percent: Math.round((100 * lives) / Math.max(1, most)),
    hurt: lives === 0 ? "down" : lives === most ? "none" : "some",
    pips: [],
    pipsLabel: "",
    state: words.say(STATES[state][0]),
    stateIcon: STATES[state][1],
    marks: [],
  };
}

/** For templates/fight/tracker.hbs. */
export function tracker(table: Table, seat: Seat): Shows<TrackerContext, Command> {
  const { words } = seat;
  const { fight } = table;
  const stop: Move<Command> = {
    id: "stop",
    label: words.say("HEARTRUSH.Roshambo.stop"),
    tone: "quiet",
    does: { act: "send", command: { type: "stop" } },
  };
  const open = opensWindow(words.say("HEARTRUSH.Roshambo.openWindow"));
  const told = {
    round: words.say("HEARTRUSH.Fight.round", { round: fight.round }),
    sides: sidesOf(table).map((side) => ({
      id: side,
      name: sideName(side, seat),
      acting: false,
      headline: "",
      rows: Roshambo.everybody(fight)
        .filter((id) => fight.fighters[id]?.side === side && seen(seat, id))
        .map((id) => rowOf(table, id, seat)),
    })),
    waiting: waitingFor(table, seat),
    yours: asksOf(table, seat).asks.some(({ urgent }) => urgent),
    over: fight.phase === "over",
  };
  const ends = may(table, { type: "stop" }, seat.who) ? [stop] : [];
  const ofTable = fight.phase === "over" ? [] : [open, ...forfeits(table, seat), ...ends];
  return trackerOf(seat, told, { hand: seat.hand, main: [], more: [], table: ofTable });
}
