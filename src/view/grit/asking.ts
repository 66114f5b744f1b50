import { Grit, type FighterId } from "../../rules/index.ts";
import { asked, type Asked, type Placed } from "../fight/ask.ts";
import { opensWindow, type Move } from "../fight/choice.ts";
import { answersFor, nameOf, namesOf, type Seat } from "../fight/seat.ts";
import { aids, attacks, others } from "./attacking.ts";
import { sideActs } from "./fight-words.ts";
import { viewFor } from "./judge.ts";
import { nerveQuestions } from "./nerve.ts";
import { firstSide, sideMoves } from "./turning.ts";
import { waitingFor } from "./waiting.ts";

type Command = Grit.Command;

type Question = Placed<Command>;

export const opensTurn = ({ words }: Seat): Move<Command> => ({
  ...opensWindow(words.say("HEARTRUSH.Grit.Fight.do.openWindow")),
  hint: words.say("HEARTRUSH.Grit.Fight.openWindowHint"),
});

/** One of one's own who can act: the plain attacks at once, everything else in the window. */
function turnOf(table: Grit.Table, who: FighterId, seat: Seat): Question {
  return {
    id: `act ${who}`,
    kind: "act",
    who,
    sentence: seat.words.say("HEARTRUSH.Grit.Fight.ask.act", { name: nameOf(seat, who) }),
    detail: "",
    urgent: false,
    moves: [
      ...attacks(table, who, seat),
      ...aids(table, who, seat),
      ...others(table, who, seat).filter(({ id }) => id.startsWith("pass")),
    ],
  };
}

function firstQuestion(table: Grit.Table, seat: Seat): readonly Question[] {
  const moves = firstSide(table, seat);
  const sentence = waitingFor(table, seat);
  return moves.length === 0
    ? []
    : [{ id: "first", kind: "first", who: null, sentence, detail: "", urgent: true, moves }];
}

/** Everything this seat is asked for now, the most urgent first, with the ways to answer. */
export function asksOf(table: Grit.Table, seat: Seat): Asked<Command> {
  if (table.fight.shaken.length > 0) return asked(nerveQuestions(table, seat), seat);
  const { words } = seat;
  const view = viewFor(table, seat);
  const own = view.fighters.filter(({ id, mayAct }) => mayAct && answersFor(seat, id)).map(({ id }) => id);
  const ofSide = view.fighters.some(({ id, side }) => side === view.turn?.side && answersFor(seat, id));
  const open = Grit.openVolley(table);
  const left = view.fighters.some(({ mayAct }) => mayAct);
  const volley: readonly Question[] =
    open === null || !ofSide
      ? []
      : [
          {
            id: "volley",
            kind: "volley",
            who: null,
            sentence: words.say("HEARTRUSH.Grit.Fight.ask.volley", {
              target: nameOf(seat, open.target),
              names: namesOf(
                seat,
                open.declared.map(({ who }) => who),
              ),
            }),
            detail: words.say("HEARTRUSH.Grit.Fight.volleyHint"),
            urgent: !left,
            moves: sideMoves(table, seat).filter(({ id }) => id === "close-volley"),
          },
        ];
  const end: readonly Question[] =
    left || !ofSide || view.turn === null
      ? []
      : [
          {
            id: "end",
            kind: "end",
            who: null,
            sentence: words.say("HEARTRUSH.Grit.Fight.waits.done", { acts: sideActs(view.turn.side, words) }),
            detail: "",
            urgent: true,
            moves: sideMoves(table, seat).filter(({ id }) => id !== "close-volley"),
          },
        ];
  return asked([...firstQuestion(table, seat), ...own.map((id) => turnOf(table, id, seat)), ...volley, ...end], seat);
}
