import { Roshambo, type FighterId } from "../../rules/index.ts";
import { asked, type Asked } from "../fight/asked.ts";
import type { Move } from "../fight/choice.ts";
import { answersFor, nameOf, namesOf, type Seat } from "../fight/seat.ts";
import { choosing, handIn, handMoves, HAND_NAMES, hasSealed, may, type Command, type Table } from "./own.ts";

function sealMove(who: FighterId, { words, picks }: Seat): Move<Command> {
  const hand = handIn(picks[who]?.choice);
  const id = `seal ${who}`;
  const base = { id, tone: "primary", emblem: "sign-sealed", does: { act: "seal", who } } as const;
  return hand === null
    ? { ...base, label: words.say("HEARTRUSH.Roshambo.seal"), reason: words.say("HEARTRUSH.Roshambo.pickFirst") }
    : { ...base, label: words.say("HEARTRUSH.Fight.do.seal", { stance: words.say(HAND_NAMES[hand]) }) };
}

/** What each of this seat's is asked for: a hand, or nothing but the way back once it is sealed. */
export function asksOf(table: Table, seat: Seat): Asked<Command> {
  const { words } = seat;
  const questions = choosing(table, seat).map((who) => {
    const sealed = seat.picks[who]?.sealed === true;
    const change: Move<Command> = {
      id: `change ${who}`,
      label: words.say("HEARTRUSH.Fight.do.change"),
      tone: "quiet",
      does: { act: "change", who },
    };
    return {
      id: `hand ${who}`,
      kind: "hand",
      who,
      urgent: !sealed,
      sentence: words.say(sealed ? "HEARTRUSH.Roshambo.sealed" : "HEARTRUSH.Roshambo.ask", { name: nameOf(seat, who) }),
      moves: sealed ? [change] : [...handMoves(who, seat), sealMove(who, seat)],
    };
  });
  return asked(questions, seat);
}

/** In one sentence, whom everybody waits for. */
export function waitingFor(table: Table, seat: Seat): string {
  const { words } = seat;
  if (table.fight.phase === "over") return words.say("HEARTRUSH.Fight.waits.over");
  if (table.fight.phase === "opening") return words.say("HEARTRUSH.Fight.waits.reveal");
  const names = namesOf(seat, Roshambo.undecided(table));
  return words.say("HEARTRUSH.Roshambo.waits", { names });
}

/** For those who neither choose nor show, a Game Master need not wait. */
export const forfeits = (table: Table, seat: Seat): readonly Move<Command>[] =>
  Roshambo.closed(table)
    .filter((who) => !answersFor(seat, who) && !(table.fight.phase === "choosing" && hasSealed(table, who)))
    .map((who): Move<Command> => ({
      id: `forfeit ${who}`,
      label: seat.words.say("HEARTRUSH.Roshambo.forfeit", { name: nameOf(seat, who) }),
      tone: "quiet",
      does: { act: "send", command: { type: "forfeit", who } },
    }))
    .filter(({ does }) => does.act === "send" && may(table, does.command, seat.who));
