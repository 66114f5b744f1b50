import { offersTo, type Beats, type FighterId } from "../../rules/index.ts";
import { send, waysTo, type Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { refKey } from "./drafting.ts";
import { SEVERITY_WORDS } from "./fight-words.ts";
import { offersIn, viewFor } from "./judge.ts";
import { specialMoves, usesOf } from "./specials.ts";
import { dieWords, toolName } from "./wording.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

/** To let it happen, or to throw what one is to throw; where whoever is disarmed chooses, by giving one thing or another. */
function accepts(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const offers = offersIn(table, seat, who);
  const throwing = offersTo(offers, "keep").length > 0;
  return offersTo(offers, "accept").flatMap(({ ways }) => {
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
    const accepting = throwing ? "HEARTRUSH.BeatsFight.do.throw" : "HEARTRUSH.BeatsFight.do.accept";
    return given.length === 0
      ? [{ id, label: words.say(accepting), does: send(ways[0]) }]
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
  const keeps = offersTo(offers, "keep").map(({ ways: [command] }): Move<Command> => ({
    id: `keep ${who}`,
    label: words.say("HEARTRUSH.BeatsFight.do.keep"),
    does: send(command),
  }));
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
    ...keeps,
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

/** What a wound is, by how grave it is and what was said of it, for whoever dealt it to write. */
export const namingMoves = (table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] =>
  offersTo(offersIn(table, seat, who), "name").map(({ ways: [command] }) => {
    const { unnamed } = table.fight;
    const severity = unnamed === null ? null : (viewFor(table, seat).fighters[unnamed.who]?.severity ?? null);
    const value =
      severity === null
        ? command.label
        : seat.words.say("HEARTRUSH.BeatsFight.woundNamed", {
            severity: seat.words.say(SEVERITY_WORDS[severity]),
            wound: command.label,
          });
    return {
      id: `name wound ${who}`,
      label: seat.words.say("HEARTRUSH.BeatsFight.do.nameWound"),
      written: { label: seat.words.say("HEARTRUSH.BeatsFight.woundName"), value, number: false },
      does: { act: "write", command: (written) => ({ ...command, label: written || command.label }) },
    };
  });

/** What the actor may still do for the die while the action waits. */
export const raiseMoves = (table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] =>
  specialMoves(table, who, usesOf(table, "raise", who, seat), seat);
