import { fightersIn, Grit, type FighterId, type SideId } from "../../rules/index.ts";
import { send } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import { answersFor, nameOf, namesOf, personOf, seen } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { sideName } from "./fight-words.ts";
import { may, viewFor } from "./judge.ts";
import { awaited } from "./waiting.ts";

type Command = Grit.Command;
type Moves = readonly Move<Command>[];

/** As many as can be doubted before the list of those who might be slow grows too long to be chosen from. */
const DOUBTED = 4;

/** Every choice out of a few: nobody first, everybody last. */
const choicesOf = (some: readonly FighterId[]): readonly (readonly FighterId[])[] =>
  some
    .reduce<readonly (readonly FighterId[])[]>((found, id) => [...found, ...found.map((few) => [...few, id])], [[]])
    .toSorted((one, other) => one.length - other.length);

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
    .map((id) => ({
      id: `volunteer ${id}`,
      label: volunteerName(seat, id),
      command: { do: "volunteerFirst", who: id } satisfies Command,
    }))
    .filter(({ command }) => may(table, command, who))
    .map(({ id, label, command }) => ({ id, label, does: send<Command>(command) }));
  const [first] = found;
  if (first === undefined) return [];
  const one = words.say("HEARTRUSH.Grit.Fight.do.aVolunteer");
  return who.gm
    ? [{ id: "volunteer", label: one, does: first.does, variants: found }]
    : found.map((move) => ({ ...move, tone: "primary" as const }));
}

function leadOff(table: Grit.Table, side: SideId, seat: Seat): Moves {
  const { words } = seat;
  const members = viewFor(table, seat).fighters.filter((one) => one.side === side && one.status === null);
  const few = members.length > DOUBTED ? [] : choicesOf(members.map(({ id }) => id));
  const ids = members.map(({ id }) => id);
  const doubted = few.length > 0 ? few : [[], ...ids.map((id) => [id]), ids];
  const variants = doubted.map((slow) => ({
    id: `lead ${side} ${slow.join(" ")}`,
    label:
      slow.length === 0
        ? words.say("HEARTRUSH.Grit.Fight.nobodySlow")
        : words.say("HEARTRUSH.Grit.Fight.mightBeSlow", { names: namesOf(seat, slow) }),
    does: send<Command>({ do: "goFirst", side, mightBeSlow: slow }),
  }));
  const label = words.say("HEARTRUSH.Grit.Fight.do.leadOff", { side: sideName(side, words) });
  const command: Command = { do: "goFirst", side, mightBeSlow: [] };
  return may(table, command, seat.who) ? [{ id: `lead ${side}`, label, does: send(command), variants }] : [];
}

/** The ways to find out who goes first that this table has chosen, and the Game Master's to say so. */
export function firstSide(table: Grit.Table, seat: Seat): Moves {
  if (table.fight.now.phase !== "first-side") return [];
  const { words, who } = seat;
  const { sides, options } = table.fight;
  const ways: Moves =
    options.firstSide === "volunteer"
      ? volunteers(table, seat)
      : sides.flatMap((side): Moves => {
          if (options.firstSide === "players") return leadOff(table, side, seat);
          const command: Command = { do: "rollFirstEach", side };
          const label = words.say("HEARTRUSH.Grit.Fight.do.everyone", { side: sideName(side, words) });
          return may(table, command, who) ? [{ id: `race ${side}`, label, tone: "primary", does: send(command) }] : [];
        });
  const named = sides.flatMap((side): Moves => {
    const command: Command = { do: "nameFirst", side };
    const label = words.say("HEARTRUSH.Grit.Fight.do.nameFirst", { side: sideName(side, words) });
    return may(table, command, who) ? [{ id: `first ${side}`, label, does: send(command) }] : [];
  });
  // Where the players roll, the Game Master's own word comes before what they could do for them.
  return who.gm && options.firstSide !== "players" ? [...named, ...ways] : [...ways, ...named];
}

/** What belongs to the whole side: rolling the volley that is open, ending the turn; and to the Game Master, the end. */
export function sideMoves(table: Grit.Table, seat: Seat): Moves {
  const { words, who } = seat;
  const view = viewFor(table, seat);
  const { now } = table.fight;
  if (now.phase !== "side-turn" || view.turn === null) return [];
  const { side } = view.turn;
  // What is the players' to say, a Game Master may say for them, but is not pressed to.
  const theirs = who.gm && !view.fighters.some((one) => one.side === side && answersFor(seat, one.id));
  const open = Grit.openVolley(table);
  const close: Command = { do: "closeVolley" };
  const closing: Moves =
    open !== null && may(table, close, who)
      ? [
          {
            id: "close-volley",
            label: words.say(
              theirs ? "HEARTRUSH.Grit.Fight.do.closeTheirVolley" : "HEARTRUSH.Grit.Fight.do.closeVolley",
              { target: nameOf(seat, open.target) },
            ),
            tone: theirs ? "quiet" : "primary",
            does: send(close),
          },
        ]
      : [];
  const end: Command = { do: "endTurn", side, round: now.round };
  const idle = awaited(table, seat).length === 0;
  const ending: Moves = may(table, end, who)
    ? [
        {
          id: "end-turn",
          label: words.say(theirs ? "HEARTRUSH.Grit.Fight.do.endTheirTurn" : "HEARTRUSH.Grit.Fight.do.endTurn"),
          hint: words.say("HEARTRUSH.Grit.Fight.endTurnHint"),
          tone: idle && open === null && !theirs ? "primary" : "quiet",
          does: send(end),
        },
      ]
    : [];
  const over: Command = { do: "endFight" };
  const ended: Moves =
    view.endProposed && may(table, over, who)
      ? [{ id: "end-fight", label: words.say("HEARTRUSH.Grit.Fight.do.endFight"), tone: "primary", does: send(over) }]
      : [];
  return [...closing, ...ended, ...ending];
}
