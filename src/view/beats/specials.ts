import { offersTo, type Beats, type FighterId } from "../../rules/index.ts";
import { send, waysTo, type Move } from "../fight/choice.ts";
import type { Seat } from "../fight/seat.ts";
import { offersIn } from "./judge.ts";
import { dieWords } from "./wording.ts";

type Command = Beats.Command;

/** A special, and the command that uses it where it is used. */
export interface Use {
  readonly special: Beats.Special;
  readonly command: Command;
}

/** The specials that may be used as one's turn goes on, or while the action waits. */
export const usesOf = (
  table: Beats.BeatsTable,
  what: "special" | "raise",
  who: FighterId,
  seat: Seat,
): readonly Use[] =>
  offersTo(offersIn(table, seat, who), what).flatMap(({ ways }) =>
    ways.map((command) => ({ special: command.special, command })),
  );

/** What a spark buys: another throw of the die presented, or points moved between it and the hand. */
export function specialMoves(
  table: Beats.BeatsTable,
  who: FighterId,
  uses: readonly Use[],
  seat: Seat,
): readonly Move<Command>[] {
  const { words } = seat;
  const rerolls = uses.flatMap(({ special, command }): readonly Move<Command>[] =>
    special.is === "reroll"
      ? [{ id: `reroll ${who}`, label: words.say("HEARTRUSH.BeatsFight.do.reroll"), does: send(command) }]
      : [],
  );
  const shifts = uses.flatMap(({ special, command }) => {
    if (special.is !== "shift") return [];
    const { points, from, to } = special;
    const label = words.say("HEARTRUSH.BeatsFight.shift", {
      points,
      from: dieWords(table, who, from, seat),
      to: dieWords(table, who, to, seat),
    });
    return [{ id: `shift ${who} ${points} ${from} ${to}`, label, does: send(command) }];
  });
  return [...rerolls, ...waysTo({ id: `shift ${who}`, label: words.say("HEARTRUSH.BeatsFight.do.shift") }, shifts)];
}
