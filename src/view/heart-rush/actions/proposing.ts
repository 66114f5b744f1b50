import { HeartRush, parse } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { nameOf, namesOf } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { may } from "../fight/judge.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type Dash = Extract<Command, { do: "dash" }>;

/** What a dash would come to: none of it has happened, and where dice would fall first not all of it is known. */
function setOut(table: Table, dash: Dash, { who }: Seat): Extract<HeartRush.Event, { type: "setOut" }> | null {
  const judged = HeartRush.heartRush.decide(table, dash, who).next();
  const events = judged.done === true && judged.value.ok ? judged.value.value : [];
  return events.find((event) => event.type === "setOut") ?? null;
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
  const strikers = known?.awaiting ?? [];
  const name = nameOf(seat, dash.who);
  const past =
    strikers.length === 0 ? "" : words.say("HEARTRUSH.Fight.ask.dashPast", { names: namesOf(seat, strikers) });
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
