import { HeartRush, keysOf, parse } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { nameOf, namesOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { refusalWords } from "../fight/fight-words.ts";
import { may } from "../fight/judge.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type Dash = Extract<Command, { do: "dash" }>;

/** What would come of it, or why nothing would. */
const judged = (table: Table, dash: Dash, { who }: Seat) => HeartRush.heartRush.decide(table, dash, who).next();

/** What a dash would come to: none of it has happened, and where dice would fall first not all of it is known. */
function setOut(table: Table, dash: Dash, seat: Seat): Extract<HeartRush.Event, { type: "setOut" }> | null {
  const found = judged(table, dash, seat);
  const events = found.done === true && found.value.ok ? found.value.value : [];
  return events.find((event) => event.type === "setOut") ?? null;
}

/** Of those who may strike on the way, whom this seat knows to be there: nobody feels out the hidden by dragging about. */
const strikersKnown = (table: Table, dash: Dash, seat: Seat): string => {
  const strikers = (setOut(table, dash, seat)?.awaiting ?? []).filter((id) => seen(seat, id));
  return strikers.length === 0
    ? ""
    : seat.words.say("HEARTRUSH.Fight.ask.dashPast", { names: namesOf(seat, strikers) });
};

/** Whether a space may be taken by somebody of whom this seat does not know. */
const mayBeHidden = ({ fight: { fighters } }: Table, seat: Seat): boolean =>
  keysOf(fighters).some((id) => !seen(seat, id));

/** What a way on the map would come to, in the few words that fit at its end while it is drawn. */
export function wayWords(table: Table, command: object, seat: Seat): string | null {
  const read = parse(HeartRush.heartRush.read.command, command);
  if (!read.ok || read.value.do !== "dash") return null;
  const dash = read.value;
  const found = judged(table, dash, seat);
  const refusal = found.done === true && !found.value.ok ? found.value.reason : null;
  if (refusal !== null && !(refusal === "square-taken" && mayBeHidden(table, seat)))
    return `· ${seat.words.say(refusalWords(refusal))}`;
  const again = table.fight.fighters[dash.who]?.dashed === true;
  const feet = HeartRush.fights.farthestDash(table, dash.who);
  const cost = seat.words.say(again ? "HEARTRUSH.Fight.way.dashAgain" : "HEARTRUSH.Fight.way.dash", { feet });
  const past = strikersKnown(table, dash, seat);
  return past === "" ? cost : `${cost}. ${past}`;
}

export interface Proposed {
  readonly sentence: string;
  readonly detail: string;
  readonly moves: readonly Move<Command>[];
}

/**
 * A token is dragged by mistake more easily than a button is pressed: a drag that would cost the action is asked about
 * first, with those who would strike at it; and so is the first of all, by those who cannot know yet that it ends the turn.
 * Null: nothing needs to be asked.
 */
export function proposed(table: Table, command: object | undefined, seat: Seat): Proposed | null {
  const read = command === undefined ? null : parse(HeartRush.heartRush.read.command, command);
  if (read?.ok !== true || read.value.do !== "dash") return null;
  const dash = read.value;
  const fighter = table.fight.fighters[dash.who];
  const costs = fighter?.dashed === true;
  if ((!costs && seat.isNewToDrags !== true) || !may(table, dash, seat.who)) return null;
  const known = setOut(table, dash, seat);
  const { words } = seat;
  const name = nameOf(seat, dash.who);
  const past = strikersKnown(table, dash, seat);
  const asks = costs ? "dash" : "firstDash";
  return {
    sentence:
      known === null
        ? words.say(`HEARTRUSH.Fight.ask.${asks}`, { name })
        : words.say(`HEARTRUSH.Fight.ask.${asks}Feet`, { name, feet: known.feet }),
    detail: costs ? past : `${words.say("HEARTRUSH.Fight.ask.dashEnds")} ${past}`.trim(),
    moves: [
      {
        id: `propose ${dash.who} go`,
        label: words.say(costs ? "HEARTRUSH.Fight.do.dashForAction" : "HEARTRUSH.Fight.dash"),
        tone: "primary",
        does: send(read.value),
      },
      {
        id: `propose ${dash.who} stay`,
        label: words.say("HEARTRUSH.Fight.do.stay"),
        tone: "quiet",
        does: { act: "withdraw" },
      },
    ],
  };
}
