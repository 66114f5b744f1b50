import { fightersIn, Grit, offersTo, type FighterId } from "../../rules/index.ts";
import { send, type Move } from "../fight/choice.ts";
import { answersFor, nameOf, namesOf, personOf, seen, type Seat } from "../fight/seat.ts";
import { sideName } from "./fight-words.ts";
import { offersIn, viewFor } from "./judge.ts";
import { awaited } from "./waiting.ts";

type Command = Grit.Command;
type Moves = readonly Move<Command>[];

/** "Ana rolls DEX"; to a Game Master also whose choice that is. */
function volunteerName(seat: Seat, id: FighterId): string {
  const { players } = personOf(seat, id);
  const name = nameOf(seat, id);
  return seat.who.gm && players.length > 0
    ? seat.words.say("HEARTRUSH.Grit.Fight.do.volunteerFor", { name, players: seat.words.list(players) })
    : seat.words.say("HEARTRUSH.Grit.Fight.do.volunteer", { name });
}

function volunteers(table: Grit.Table, seat: Seat): Moves {
  const { words, who } = seat;
  const found = fightersIn(table.fight.fighters)
    .filter((id) => seen(seat, id))
    .flatMap((id) => offersTo(offersIn(table, seat, id), "volunteerFirst").map(({ ways: [command] }) => command))
    .map((command) => ({
      id: `volunteer ${command.who}`,
      label: volunteerName(seat, command.who),
      does: send(command),
    }));
  const [first] = found;
  if (first === undefined) return [];
  const one = words.say("HEARTRUSH.Grit.Fight.do.aVolunteer");
  return who.gm
    ? [{ id: "volunteer", label: one, does: first.does, variants: found }]
    : found.map((move) => ({ ...move, tone: "primary" as const }));
}

/** The ways to find out who goes first that this table has chosen, and the Game Master's to say so. */
export function firstSide(table: Grit.Table, seat: Seat): Moves {
  if (table.fight.now.phase !== "first-side") return [];
  const offers = offersIn(table, seat);
  const { words, who } = seat;
  const led = offersTo(offers, "goFirst").map(({ ways }): Move<Command> => ({
    id: `lead ${ways[0].side}`,
    label: words.say("HEARTRUSH.Grit.Fight.do.leadOff", { side: sideName(ways[0].side, words) }),
    does: send(ways[0]),
    variants: ways.map((command) => ({
      id: `lead ${command.side} ${command.mightBeSlow.join(" ")}`,
      label:
        command.mightBeSlow.length === 0
          ? words.say("HEARTRUSH.Grit.Fight.nobodySlow")
          : words.say("HEARTRUSH.Grit.Fight.mightBeSlow", { names: namesOf(seat, command.mightBeSlow) }),
      does: send(command),
    })),
  }));
  const raced = offersTo(offers, "rollFirstEach").map(({ ways: [command] }): Move<Command> => ({
    id: `race ${command.side}`,
    label: words.say("HEARTRUSH.Grit.Fight.do.everyone", { side: sideName(command.side, words) }),
    tone: "primary",
    does: send(command),
  }));
  const named = offersTo(offers, "nameFirst").map(({ ways: [command] }): Move<Command> => ({
    id: `first ${command.side}`,
    label: words.say("HEARTRUSH.Grit.Fight.do.nameFirst", { side: sideName(command.side, words) }),
    does: send(command),
  }));
  const ways = [...volunteers(table, seat), ...led, ...raced];
  // Where the players roll, the Game Master's own word comes before what they could do for them.
  return who.gm && led.length === 0 ? [...named, ...ways] : [...ways, ...named];
}

/** What belongs to the whole side: rolling the volley that is open, ending the turn; and to the Game Master, the end. */
export function sideMoves(table: Grit.Table, seat: Seat): Moves {
  const { words, who } = seat;
  const view = viewFor(table, seat);
  if (view.turn === null) return [];
  const { side } = view.turn;
  // What is the players' to say, a Game Master may say for them, but is not pressed to.
  const theirs = who.gm && !view.fighters.some((one) => one.side === side && answersFor(seat, one.id));
  const open = Grit.openVolley(table);
  const offers = offersIn(table, seat);
  const closing = offersTo(offers, "closeVolley").map(({ ways: [command] }): Move<Command> => ({
    id: "close-volley",
    label: words.say(theirs ? "HEARTRUSH.Grit.Fight.do.closeTheirVolley" : "HEARTRUSH.Grit.Fight.do.closeVolley", {
      target: open === null ? "" : nameOf(seat, open.target),
    }),
    tone: theirs ? "quiet" : "primary",
    does: send(command),
  }));
  const idle = awaited(table, seat).length === 0;
  const ending = offersTo(offers, "endTurn").map(({ ways: [command] }): Move<Command> => ({
    id: "end-turn",
    label: words.say(theirs ? "HEARTRUSH.Grit.Fight.do.endTheirTurn" : "HEARTRUSH.Grit.Fight.do.endTurn"),
    hint: words.say("HEARTRUSH.Grit.Fight.endTurnHint"),
    tone: idle && open === null && !theirs ? "primary" : "quiet",
    does: send(command),
  }));
  const label = words.say("HEARTRUSH.Grit.Fight.do.endFight");
  const ended = (view.endProposed ? offersTo(offers, "endFight") : []).map(({ ways: [command] }): Move<Command> => ({
    id: "end-fight",
    label,
    tone: "primary",
    does: send(command),
  }));
  return [...closing, ...ended, ...ending];
}
