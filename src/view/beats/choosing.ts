import { Beats, type FighterId } from "../../rules/index.ts";
import { choiceOf, type Move } from "../fight/choice.ts";
import type { DieCard } from "../fight/die-card.ts";
import type { Hand } from "../fight/window.ts";
import { nameOf, type Picked, type Seat } from "../fight/seat.ts";
import { dieAsItLies, dieNamed, traitOf } from "./dice.ts";
import { viewFor } from "./judge.ts";
import { dieWords } from "./wording.ts";
import { changeMove, sealMove } from "../fight/parts.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

/** Whether a die can be chosen for this fighter, or another one instead. */
export const isChoosing = (table: Table, who: FighterId): boolean =>
  Beats.beats.sealing?.choosing(table).includes(who) ?? false;

export const hasSealed = ({ fight: { phase } }: Table, who: FighterId): boolean =>
  phase.at === "select" && (phase.seals[who] !== undefined || phase.laid[who] !== undefined);

const choicesOf = (table: Table, who: FighterId): readonly string[] => Beats.beats.sealing?.choices(table, who) ?? [];

/** What has been chosen of the dice that are in the hand now. */
export function chosenDie(table: Table, who: FighterId, { picks }: Seat): Picked | null {
  const picked = picks[who];
  return picked !== undefined && choicesOf(table, who).includes(picked.choice) ? picked : null;
}

const pickMove = (table: Table, who: FighterId, die: string, seat: Seat): Move<Command> => ({
  id: `pick ${who} ${die}`,
  label: dieWords(table, who, die, seat),
  tone: chosenDie(table, who, seat)?.choice === die ? "primary" : "plain",
  does: { act: "pick", who, choice: die },
});

function sealOf(table: Table, who: FighterId, seat: Seat): Move<Command> {
  const { words } = seat;
  const chosen = chosenDie(table, who, seat);
  const label =
    chosen === null
      ? words.say("HEARTRUSH.BeatsFight.do.sealNothing")
      : words.say("HEARTRUSH.BeatsFight.do.seal", { die: dieWords(table, who, chosen.choice, seat) });
  const reason = chosen === null ? words.say("HEARTRUSH.BeatsFight.chooseFirst") : null;
  return { ...sealMove(who, label, reason), key: "Enter" };
}

/** As a question: each die a button, and the seal once one is chosen; nothing while it lies sealed. */
export function choosingMoves(table: Table, who: FighterId, seat: Seat): readonly Move<Command>[] {
  const chosen = chosenDie(table, who, seat);
  if (chosen?.sealed === true) return [];
  const picks = choicesOf(table, who).map((die) => pickMove(table, who, die, seat));
  if (chosen === null) return picks;
  const { key: _none, ...seal } = sealOf(table, who, seat);
  return [...picks, seal];
}

function cardOf(table: Table, who: FighterId, id: string, seat: Seat): readonly DieCard[] {
  const view = viewFor(table, seat);
  const die = dieNamed(view, who, id);
  if (die === undefined) return [];
  const chosen = chosenDie(table, who, seat);
  const sealed = chosen?.sealed ?? false;
  return [
    {
      id: sealed ? `change ${who}` : `pick ${who} ${id}`,
      die: dieAsItLies(die),
      name: traitOf(view, who, die),
      detail: `d${die.faces}`,
      chosen: chosen?.choice === id,
      sealed,
    },
  ];
}

/** The dice of one of one's own, open to choice or sealed. */
export function handOf(table: Table, who: FighterId, seat: Seat): { hand: Hand; moves: readonly Move<Command>[] } {
  const { words } = seat;
  const chosen = chosenDie(table, who, seat);
  const [seal, change] = [sealOf(table, who, seat), changeMove(who, seat)];
  const sentence = words.say(
    chosen === null
      ? "HEARTRUSH.BeatsFight.hand.choose"
      : chosen.sealed
        ? "HEARTRUSH.BeatsFight.hand.sealed"
        : "HEARTRUSH.BeatsFight.hand.chosen",
    { name: nameOf(seat, who), die: chosen === null ? "" : dieWords(table, who, chosen.choice, seat) },
  );
  const dice = choicesOf(table, who);
  return {
    hand: {
      who,
      name: nameOf(seat, who),
      sealed: chosen?.sealed ?? false,
      stances: [],
      cards: dice.flatMap((die) => cardOf(table, who, die, seat)),
      seal: choiceOf(seal),
      change: choiceOf(change),
      sentence,
    },
    moves: [...dice.map((die) => pickMove(table, who, die, seat)), seal, change],
  };
}
