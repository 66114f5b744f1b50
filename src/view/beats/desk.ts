import { fighterId, Beats } from "../../rules/index.ts";
import type { FighterId } from "../../rules/index.ts";
import { actsOf, send } from "../fight/choice.ts";
import type { Move } from "../fight/choice.ts";
import type { DeskChoice, DeskContext } from "../fight/desk.ts";
import type { Shows } from "../fight/presentation.ts";
import { answersFor, hasOpened, nameOf } from "../fight/seat.ts";
import type { Seat } from "../fight/seat.ts";
import { chosenDie, hasSealed, isChoosing } from "./choosing.ts";
import { dieAsItLies, dieNamed, traitOf } from "./dice.ts";
import { fightersOf, viewFor } from "./judge.ts";
import { deskRow, missingOf } from "../fight/parts.ts";

type Table = Beats.BeatsTable;
type Command = Beats.Command;

function choicesOf(table: Table, who: FighterId, seat: Seat): readonly DeskChoice[] {
  const view = viewFor(table, seat);
  const dice = Beats.beats.sealing?.choices(table, who) ?? [];
  return dice.flatMap((id) => {
    const die = dieNamed(view, who, id);
    if (die === undefined) return [];
    const name = seat.words.say("HEARTRUSH.BeatsFight.die", {
      value: die.value ?? "?",
      trait: traitOf(view, who, die),
    });
    const chosen = chosenDie(table, who, seat)?.choice === id;
    return [{ id: `pick ${who} ${id}`, name, emblem: null, die: dieAsItLies(die), chosen, reason: null }];
  });
}

const forfeitMove = (who: FighterId, seat: Seat): Move<Command> => ({
  id: `forfeit ${who}`,
  label: seat.words.say("HEARTRUSH.BeatsFight.do.forfeit", { name: nameOf(seat, who) }),
  tone: "quiet",
  does: send<Command>({ do: "forfeit", who }),
});

/** For templates/fight/desk.hbs: the Game Master's many, each with its hand, and whoever is still missing. */
export function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  if (table.fight.phase.at !== "select" || !seat.who.gm) return null;
  const all = fightersOf(table);
  const own = all.filter((who) => answersFor(seat, who) && isChoosing(table, who));
  const missing = Beats.beats
    .prompts(table)
    .flatMap(({ kind, of }) => (kind === "seal" || kind === "open" ? of.map(fighterId) : []))

    // Nobody else than the Game Master could go on without those whom no player answers for, once all have sealed.
    .filter((who) => (isChoosing(table, who) ? !answersFor(seat, who) : !hasOpened(seat, who)));
  const rows = own.map((who) => deskRow(seat, who, hasSealed(table, who), choicesOf(table, who, seat)));
  const picks = rows.flatMap(({ id: who, choices }) =>
    choices.map(({ id, name }): Move<Command> => ({
      id,
      label: name,
      does: { act: "pick", who, choice: id.slice(`pick ${who} `.length) },
    })),
  );
  const forfeits = missing.map((who) => forfeitMove(who, seat));
  return {
    context: {
      title: seat.words.say("HEARTRUSH.BeatsFight.desk"),
      mixes: false,
      groups: rows.length === 0 ? [] : [{ name: "", members: own, rows, choices: [] }],
      missing: missing.map((who) => missingOf(seat, who, forfeitMove(who, seat))),
      ready: own.length > 0 && own.every((who) => chosenDie(table, who, seat) !== null),
      allSealed: own.length > 0 && own.every((who) => hasSealed(table, who)),
    },
    acts: actsOf([...picks, ...forfeits]),
  };
}
