import { Beats, type FighterId } from "../../rules/index.ts";
import { send, waysTo } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { refKey } from "./drafting.ts";
import { specialMoves } from "./specials.ts";
import { dieWords, toolName } from "./wording.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

/** To let it happen; where whoever is disarmed chooses, by giving one thing or another. */
function accepts(table: Table, who: FighterId, offers: readonly Command[], seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const label = words.say("HEARTRUSH.BeatsFight.do.accept");
  const gives = offers.flatMap((offer) => (offer.do === "accept" && offer.gives !== null ? [offer] : []));
  if (gives.length === 0) {
    return [{ id: `accept ${who}`, label, does: send<Command>({ do: "accept", who, gives: null }) }];
  }
  const ways = gives.map((command) => ({
    id: `accept ${who} ${command.gives === null ? "" : refKey(command.gives)}`,
    label: command.gives === null ? "" : toolName(table, command.gives, seat),
    does: send<Command>(command),
  }));
  return waysTo({ id: `accept ${who}`, label: words.say("HEARTRUSH.BeatsFight.do.drop") }, ways);
}

/** All that whoever is asked about an action can say to it. */
export function answerMoves(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const { words } = seat;
  const offers = Beats.offersOf(table, who);
  const counters = offers.flatMap((offer) => (offer.do === "counter" ? [offer] : []));
  const free = counters.flatMap((command): readonly Move<Command>[] =>
    command.means === null
      ? [
          {
            id: `counter ${who}`,
            label: words.say("HEARTRUSH.BeatsFight.do.counter"),
            tone: "primary",
            does: send<Command>(command),
          },
        ]
      : [],
  );
  const substitutes = counters.flatMap((command) =>
    command.means?.is === "substitute"
      ? [
          {
            id: `substitute ${who} ${command.means.die}`,
            label: dieWords(table, who, command.means.die, seat),
            does: send<Command>(command),
          },
        ]
      : [],
  );
  const uses = counters.flatMap((command) =>
    command.means === null || command.means.is === "substitute" ? [] : [{ special: command.means, command }],
  );
  const surrenders = offers.flatMap((offer): readonly Move<Command>[] =>
    offer.do === "surrender"
      ? [
          {
            id: `surrender ${who}`,
            label: words.say("HEARTRUSH.BeatsFight.do.surrender"),
            tone: "quiet",
            does: send<Command>(offer),
          },
        ]
      : [],
  );
  return [
    ...free,
    ...waysTo({ id: `substitute ${who}`, label: words.say("HEARTRUSH.BeatsFight.do.substitute") }, substitutes),
    ...specialMoves(table, who, uses, seat),
    ...accepts(table, who, offers, seat),
    ...surrenders,
  ];
}

/** Whether to let somebody go who offers to surrender. */
export const termsMoves = (who: FighterId, { words }: Seat): readonly Move<Command>[] => [
  {
    id: `terms ${who} yes`,
    label: words.say("HEARTRUSH.BeatsFight.do.letGo"),
    tone: "primary",
    does: send<Command>({ do: "terms", who, accepted: true }),
  },
  {
    id: `terms ${who} no`,
    label: words.say("HEARTRUSH.BeatsFight.do.refuse"),
    does: send<Command>({ do: "terms", who, accepted: false }),
  },
];

/** What the actor may still do for the die while the action waits. */
export const raiseMoves = (table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] =>
  specialMoves(
    table,
    who,
    Beats.offersOf(table, who).flatMap((offer) =>
      offer.do === "raise" ? [{ special: offer.special, command: offer }] : [],
    ),
    seat,
  );
