import { HeartRush, type FighterId } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import { nameOf, seen } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { offersOf } from "./button.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

export interface AnnouncedQuestion {
  readonly who: FighterId;
  readonly sentence: string;
  readonly detail: string;
  readonly moves: readonly Move<Command>[];
}

/** The stack of instants, from its top: whoever announced the last says when it is done, and then comes the one before. */
export function announcedQuestion(table: Table, seat: Seat): AnnouncedQuestion | null {
  const now = HeartRush.fights.announcedNow(table);
  if (now === null || !seen(seat, now.who)) return null;
  const resolve = offersOf(table, null, seat).find(({ kind, refusal }) => kind === "resolve" && refusal === null);
  if (resolve === undefined) return null;
  const { words } = seat;
  const below = table.fight.announced
    .slice(0, -1)
    .toReversed()
    .filter(({ who }) => seen(seat, who))
    .map(({ who, ability }) => words.say("HEARTRUSH.Fight.announced.one", { name: nameOf(seat, who), ability }));
  return {
    who: now.who,
    sentence: words.say("HEARTRUSH.Fight.announced.sentence", { name: nameOf(seat, now.who), ability: now.ability }),
    detail: [
      seat.abilities[now.who]?.find(({ name }) => name === now.ability)?.text ?? "",
      below.length === 0 ? "" : words.say("HEARTRUSH.Fight.announced.below", { others: words.list(below) }),
    ]
      .filter((part) => part !== "")
      .join(" "),
    moves: [
      {
        id: resolve.id,
        label: words.say("HEARTRUSH.Fight.do.resolve", { ability: now.ability }),
        tone: "primary",
        does: send(resolve.ways[0]),
      },
    ],
  };
}
