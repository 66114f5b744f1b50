import { offersTo, type Beats, type FighterId } from "../../rules/index.ts";
import { send, waysTo, type Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { refKey } from "./drafting.ts";
import { offersIn } from "./judge.ts";
import { specialMoves, usesOf } from "./specials.ts";
import { dieWords, toolName } from "./wording.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

/** To let it happen; where whoever is disarmed chooses, by giving one thing or another. */
function accepts(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  return offersTo(offersIn(table, seat, who), "accept").flatMap(({ ways }) => {
    const given = ways.flatMap((command) =>
      command.gives === null
        ? []
        : [
            {
              id: `accept ${who} ${refKey(command.gives)}`,
              label: toolName(table, command.gives, seat),
              does: send(command),
            },
          ],
    );
    const id = `accept ${who}`;
    return given.length === 0
      ? [{ id, label: words.say("HEARTRUSH.BeatsFight.do.accept"), does: send(ways[0]) }]
      : waysTo({ id, label: words.say("HEARTRUSH.BeatsFight.do.drop") }, given);
  });
}

/** All that whoever is asked about an action can say to it. */
export function answerMoves(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const offers = offersIn(table, seat, who);
  const counters = offersTo(offers, "counter").flatMap(({ ways }) => ways);
  const free = counters
    .filter(({ means }) => means === null)
    .map((command): Move<Command> => ({
      id: `counter ${who}`,
      label: words.say("HEARTRUSH.BeatsFight.do.counter"),
      tone: "primary",
      does: send(command),
    }));
  const substitutes = counters.flatMap((command) =>
    command.means?.is === "substitute"
      ? [
          {
            id: `substitute ${who} ${command.means.die}`,
            label: dieWords(table, who, command.means.die, seat),
            does: send(command),
          },
        ]
      : [],
  );
  const uses = counters.flatMap((command) =>
    command.means === null || command.means.is === "substitute" ? [] : [{ special: command.means, command }],
  );
  const surrenders = offersTo(offers, "surrender").map(({ ways: [command] }): Move<Command> => ({
    id: `surrender ${who}`,
    label: words.say("HEARTRUSH.BeatsFight.do.surrender"),
    tone: "quiet",
    does: send(command),
  }));
  return [
    ...free,
    ...waysTo({ id: `substitute ${who}`, label: words.say("HEARTRUSH.BeatsFight.do.substitute") }, substitutes),
    ...specialMoves(table, who, uses, seat),
    ...accepts(table, who, seat),
    ...surrenders,
  ];
}

/** Whether to let somebody go who offers to surrender. */
export const termsMoves = (table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] =>
  offersTo(offersIn(table, seat, who), "terms").map(({ ways: [command] }) =>
    command.accepted
      ? {
          id: `terms ${who} yes`,
          label: seat.words.say("HEARTRUSH.BeatsFight.do.letGo"),
          tone: "primary",
          does: send(command),
        }
      : { id: `terms ${who} no`, label: seat.words.say("HEARTRUSH.BeatsFight.do.refuse"), does: send(command) },
  );

/** What the actor may still do for the die while the action waits. */
export const raiseMoves = (table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] =>
  specialMoves(table, who, usesOf(table, "raise", who, seat), seat);
