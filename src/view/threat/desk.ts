import { Threat, type FighterId } from "../../rules/index.ts";
import type { Move, Shows } from "../fight/choice.ts";
import { deskOf, stuckMoves, type DeskContext, type DeskMove } from "../fight/desk.ts";
import { answersFor, nameOf, type Seat } from "../fight/seat.ts";
import { linesOf, nameWithStake, stageOf } from "./choosing.ts";
import { hasSealed, type Command, type Table } from "./own.ts";

const goOn = (who: FighterId, seat: Seat): string =>
  seat.words.say("HEARTRUSH.Threat.Fight.do.forfeit", { name: nameOf(seat, who) });

/** What may be taken into the choice of one of them. */
const linesFor = (table: Table, who: FighterId, seat: Seat): readonly DeskMove<Command>[] =>
  linesOf(table, who, seat).map((line) => ({
    id: line.id,
    label: nameWithStake(line),
    emblem: line.die === null ? "sign-rush" : null,
    die: line.die,
    words: line.short ?? "",
    pressed: line.chosen,
    reason: line.reason === null ? null : seat.words.say(line.reason),
    does: { act: "pick", who, choice: line.next },
  }));

/** Weapons that lie ready are a choice, and so is nothing, if somebody has said so or if there is nothing else. */
function isChosen(table: Table, who: FighterId, seat: Seat): boolean {
  const lines = linesOf(table, who, seat);
  return (
    seat.picks[who] !== undefined || lines.some(({ chosen }) => chosen) || lines.every(({ reason }) => reason !== null)
  );
}

/** For templates/fight/desk.hbs. */
export function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  const { scene } = table.fight;
  const stage = stageOf(table);
  if (stage === null || !("choosing" in scene) || scene.choosing.mode !== "sealing") return null;
  const { words, picks } = seat;
  const usual = (members: readonly FighterId[]): DeskMove<Command> => ({
    id: `usual ${members.join("+")}`,
    label: words.say(`HEARTRUSH.Threat.Fight.usual.${stage}`),
    emblem: "sign-sealed",
    words: words.say(`HEARTRUSH.Threat.Fight.usualShort.${stage}`),
    pressed: members.every((who) => picks[who]?.choice === Threat.usual(table, who)),
    does: { act: "picks", choices: Object.fromEntries(members.map((who) => [who, Threat.usual(table, who)])) },
  });
  return deskOf(seat, {
    title: words.say(`HEARTRUSH.Threat.Fight.deskTitle.${stage}`),
    own: Threat.choosers(table).filter((who) => answersFor(seat, who)),
    missing: Threat.choosers(table).filter((who) => !answersFor(seat, who) && !hasSealed(table, who)),
    sealed: (who) => hasSealed(table, who),
    choices: (who) => linesFor(table, who, seat),
    together: (members) => [usual(members)],
    ready: (own) => own.some((who) => picks[who]?.sealed !== true) && own.some((who) => isChosen(table, who, seat)),
    forfeit: (who) => goOn(who, seat),
  });
}

/** Those whose opening does not come, for whom a Game Master need not wait. */
export const stuck = (table: Table, seat: Seat): readonly Move<Command>[] =>
  stuckMoves(seat, Threat.openers(table), (who) => goOn(who, seat));
