import { Beats, fighterId, type FighterId } from "../../rules/index.ts";
import { deskOf, type DeskContext, type DeskMove } from "../fight/desk.ts";
import type { Shows } from "../fight/choice.ts";
import { answersFor, hasOpened, nameOf, type Seat } from "../fight/seat.ts";
import { chosenDie, hasSealed, isChoosing } from "./choosing.ts";
import { dieAsItLies, dieNamed, traitOf } from "./dice.ts";
import { fightersOf, viewFor } from "./judge.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

/** The dice in the hand of one of them. */
function diceOf(table: Table, who: FighterId, seat: Seat): readonly DeskMove<Command>[] {
  const view = viewFor(table, seat);
  const dice = Beats.beats.sealing?.choices(table, who) ?? [];
  return dice.flatMap((choice) => {
    const die = dieNamed(view, who, choice);
    if (die === undefined) return [];
    const label = seat.words.say("HEARTRUSH.BeatsFight.die", {
      value: die.value ?? "?",
      trait: traitOf(view, who, die),
    });
    const pressed = chosenDie(table, who, seat)?.choice === choice;
    const does = { act: "pick", who, choice } as const;
    return [{ id: `pick ${who} ${choice}`, label, die: dieAsItLies(die), pressed, does }];
  });
}

/** For templates/fight/desk.hbs. */
export function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  if (table.fight.phase.at !== "select") return null;
  const awaited = Beats.beats
    .prompts(table)
    .flatMap(({ kind, of }) => (kind === "seal" || kind === "open" ? of.map(fighterId) : []));
  return deskOf(seat, {
    title: seat.words.say("HEARTRUSH.BeatsFight.desk"),
    own: fightersOf(table).filter((who) => answersFor(seat, who) && isChoosing(table, who)),
    // Nobody else than the Game Master could go on without those whom no player answers for, once all have sealed.
    missing: awaited.filter((who) => (isChoosing(table, who) ? !answersFor(seat, who) : !hasOpened(seat, who))),
    sealed: (who) => hasSealed(table, who),
    choices: (who) => diceOf(table, who, seat),
    ready: (own) => own.every((who) => chosenDie(table, who, seat) !== null),
    forfeit: (who) => seat.words.say("HEARTRUSH.BeatsFight.do.forfeit", { name: nameOf(seat, who) }),
  });
}
