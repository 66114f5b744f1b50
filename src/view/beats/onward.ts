import { Beats, type FighterId } from "../../rules/index.ts";
import { send } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import { answersFor } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { fightersOf, may, viewFor } from "./judge.ts";
import { nameForAll } from "./mustering.ts";

type Command = Beats.Command;

/** Willing to end it, or not any more: for the one in hand. */
export function agreeing(table: Beats.BeatsTable, who: FighterId, { words }: Seat): readonly Move<Command>[] {
  return Beats.offersOf(table, who).flatMap((offer) =>
    offer.do === "agree"
      ? [
          {
            id: `agree ${who}`,
            label: words.say(offer.willing ? "HEARTRUSH.BeatsFight.do.agree" : "HEARTRUSH.BeatsFight.do.disagree"),
            does: send<Command>(offer),
          },
        ]
      : [],
  );
}

/** What belongs to the table: many answered at once, the end of a contest, the end of the fight. */
export function onward(table: Beats.BeatsTable, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const callOff: Command = { do: "call-off" };
  const end: Command = { do: "end" };
  const all = fightersOf(table).filter((who) => answersFor(seat, who));
  const willing = seat.who.gm
    ? all.flatMap((who) => Beats.offersOf(table, who)).filter((offer) => offer.do === "agree" && offer.willing)
    : [];
  const agreeForAll: readonly Move<Command>[] =
    willing.length > 1 && table.fight.agreed.length > 0
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
    ...(may(table, callOff, seat.who)
      ? [{ id: "call-off", label: words.say("HEARTRUSH.BeatsFight.do.callOff"), does: send(callOff) }]
      : []),
    ...(may(table, end, seat.who)
      ? [
          {
            id: "end",
            label: words.say("HEARTRUSH.BeatsFight.do.end"),
            tone: viewFor(table, seat).endProposed ? ("primary" as const) : ("quiet" as const),
            does: send(end),
          },
        ]
      : []),
  ];
}
