import { HeartRush, type FighterId } from "../../../rules/index.ts";
import { deskOf, stuckMoves, type DeskContext, type DeskMove } from "../../fight/desk.ts";
import type { Move, Shows } from "../../fight/choice.ts";
import { answersFor, nameOf, type Seat } from "../../fight/seat.ts";
import { stanceReason } from "./fight-words.ts";
import { hasSealed } from "./judge.ts";
import { STANCE_NAMES, STANCE_ORDER } from "../sheet/stance-card.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

/** One stance for all of these. */
const stances = (table: Table, ids: readonly [FighterId, ...FighterId[]], seat: Seat): readonly DeskMove<Command>[] =>
  STANCE_ORDER.map((choice) => {
    const reason = stanceReason(table, ids, choice);
    return {
      id: `pick ${ids.join("+")} ${choice}`,
      label: seat.words.say(STANCE_NAMES[choice]),
      emblem: choice,
      pressed: ids.every((id) => seat.picks[id]?.choice === choice),
      reason: reason && seat.words.say(reason),
      does: ids.length === 1 ? { act: "pick", who: ids[0], choice } : { act: "pick-all", who: ids, choice },
    };
  });

/** Those whose opening does not come, for whom a Game Master need not wait. */
export const stuck = (table: Table, seat: Seat): readonly Move<Command>[] =>
  stuckMoves(seat, HeartRush.heartRush.sealing?.opening(table) ?? [], (id) =>
    seat.words.say("HEARTRUSH.Fight.do.goOnWithoutOpening", { name: nameOf(seat, id) }),
  );

/** For templates/fight/desk.hbs. */
export function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  const { phase } = table.fight;
  if (phase.at !== "engagement" || phase.engagement.step.is !== "choosing") return null;
  const { members, step } = phase.engagement;
  return deskOf(seat, {
    title: seat.words.say("HEARTRUSH.Fight.desk.title"),
    mixes: true,
    own: members.filter((id) => answersFor(seat, id) && !step.forfeited.includes(id)),
    missing: members.filter((id) => !answersFor(seat, id) && !hasSealed(table, id)),
    sealed: (id) => hasSealed(table, id),
    choices: (id) => stances(table, [id], seat),
    together: ([first, ...more]) => (first === undefined ? [] : stances(table, [first, ...more], seat)),
    ready: (own) => own.every((id) => seat.picks[id] !== undefined),
    forfeit: (id) => seat.words.say("HEARTRUSH.Fight.do.forfeit", { name: nameOf(seat, id) }),
  });
}
