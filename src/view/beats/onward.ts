import { offersTo, type Beats, type FighterId } from "../../rules/index.ts";
import { send, sendEnd, type Move } from "../fight/choice.ts";
import { answersFor, type Seat } from "../fight/seat.ts";
import { fightersOf, offersIn, viewFor } from "./judge.ts";
import { nameForAll } from "./mustering.ts";

type Command = Beats.Command;

/** Willing to end it, or not any more: for the one in hand. */
export function agreeing(table: Beats.BeatsTable, who: FighterId, seat: Seat): readonly Move<Command>[] {
  return offersTo(offersIn(table, seat, who), "agree").map(({ ways: [command] }) => ({
    id: `agree ${who}`,
    label: seat.words.say(command.willing ? "HEARTRUSH.BeatsFight.do.agree" : "HEARTRUSH.BeatsFight.do.disagree"),
    does: send(command),
  }));
}

/** What belongs to the table: many answered at once, the end of a contest, the end of the fight. */
export function onward(table: Beats.BeatsTable, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const offers = offersIn(table, seat);
  const own =
    seat.who.gm && table.fight.agreed.length > 0 ? fightersOf(table).filter((who) => answersFor(seat, who)) : [];
  const willing = own
    .flatMap((who) => offersTo(offersIn(table, seat, who), "agree").map(({ ways: [command] }) => command))
    .filter((command) => command.willing);
  const agreeForAll: readonly Move<Command>[] =
    willing.length > 1
      ? [
          {
            id: "agree for all",
            label: words.say("HEARTRUSH.BeatsFight.do.agreeForAll"),
            tone: "quiet",
            does: { act: "send-all", commands: willing },
          },
        ]
      : [];
  return [
    ...nameForAll(table, seat),
    ...agreeForAll,
    ...offersTo(offers, "call-off").map(({ ways: [command] }) => ({
      id: "call-off",
      label: words.say("HEARTRUSH.BeatsFight.do.callOff"),
      does: send(command),
    })),
    ...offersTo(offers, "end").map(({ ways: [command] }) => ({
      id: "end",
      label: words.say("HEARTRUSH.BeatsFight.do.end"),
      tone: viewFor(table, seat).endProposed ? ("primary" as const) : ("quiet" as const),
      does: sendEnd(command),
    })),
  ];
}
