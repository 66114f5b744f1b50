import { fightersIn, type FighterId, type HeartRush } from "../../../rules/index.ts";
import { actsOf, choiceOf, type Acts } from "../../fight/choice.ts";
import { answersFor, nameOf, type Seat } from "../../fight/seat.ts";
import type { SealedLine } from "../../fight/ask.ts";
import { changeMove } from "../../fight/parts.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

/** Whether this one is still to choose: whoever stands on the defensive by the Game Master's word is not. */
export const sealing = (table: Table, id: FighterId): boolean => {
  const { phase } = table.fight;
  if (phase.at !== "engagement" || phase.engagement.step.is !== "choosing") return false;
  return phase.engagement.members.includes(id) && !phase.engagement.step.forfeited.includes(id);
};

/** Whom of their own a player has sealed for and may still choose anew for. A Game Master has the desk for it. */
export function sealedBy(
  table: Table,
  seat: Seat,
): { readonly lines: readonly SealedLine[]; readonly acts: Acts<Command> } {
  const who = seat.who.gm
    ? []
    : fightersIn(table.fight.fighters).filter(
        (id) => answersFor(seat, id) && sealing(table, id) && seat.picks[id]?.sealed === true,
      );
  const moves = who.map((id) => changeMove(id, seat));
  return {
    lines: who.map((fighter) => ({
      fighter,
      sentence: seat.words.say("HEARTRUSH.Fight.hand.sealed", { name: nameOf(seat, fighter) }),
      change: choiceOf({ ...changeMove(fighter, seat), tone: "plain" }),
    })),
    acts: actsOf(moves),
  };
}
