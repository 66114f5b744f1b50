import type { FighterId, HeartRush } from "../../../rules/index.ts";
import { actsOf, send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import type { DeskChoice, DeskContext } from "../../fight/desk.ts";
import type { Shows } from "../../fight/presentation.ts";
import { answersFor, hasOpened, nameOf } from "../../fight/seat.ts";
import type { Seat } from "../../fight/seat.ts";
import { viewChoices } from "../actions/asking.ts";
import { hasSealed } from "./own.ts";
import { STANCE_NAMES, STANCE_ORDER } from "../sheet/stance-card.ts";
import { deskRow, missingOf } from "../../fight/parts.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;

/** Orc 1, Orc 2 and Orc are one band. */
const bandOf = (name: string): string => name.replace(/[\s(#]*\d+\)?$/, "").trim();

const choosing = ({ fight: { phase } }: Table) =>
  phase.at === "engagement" && phase.engagement.step.is === "choosing"
    ? { engagement: phase.engagement, step: phase.engagement.step }
    : null;

function choicesFor(table: Table, ids: readonly FighterId[], seat: Seat): readonly DeskChoice[] {
  const { words } = seat;
  return STANCE_ORDER.map((stance) => ({
    id: `pick ${ids.join("+")} ${stance}`,
    name: words.say(STANCE_NAMES[stance]),
    emblem: stance,
    die: null,
    chosen: ids.every((id) => seat.picks[id]?.choice === stance),
    reason: ids.every((id) => viewChoices(table, id).includes(stance))
      ? null
      : words.say("HEARTRUSH.Fight.refusal.ranged-half-move"),
  }));
}

/** What the Game Master may do about those who have not sealed: wait, nudge, or let them stand on the defensive. */
const forfeitMove = (who: FighterId, seat: Seat): Move<Command> => ({
  id: `forfeit ${who}`,
  label: seat.words.say("HEARTRUSH.Fight.do.forfeit", { name: nameOf(seat, who) }),
  tone: "quiet",
  does: send({ do: "forfeit", who }),
});

/** Those whose opening does not come, for whom a Game Master need not wait. */
export function stuck({ fight: { phase } }: Table, seat: Seat): readonly Move<Command>[] {
  if (!seat.who.gm || phase.at !== "engagement" || phase.engagement.step.is !== "opening") return [];
  const { stances } = phase.engagement.step;
  return phase.engagement.members
    .filter((id) => stances[id] === undefined && !hasOpened(seat, id))
    .map((who): Move<Command> => ({
      id: `forfeit ${who}`,
      label: seat.words.say("HEARTRUSH.Fight.do.goOnWithoutOpening", { name: nameOf(seat, who) }),
      tone: "quiet",
      does: send({ do: "forfeit", who }),
    }));
}

/** For templates/fight/desk.hbs: the Game Master's many, and the players who are still missing. */
export function desk(table: Table, seat: Seat): Shows<DeskContext, Command> | null {
  const open = choosing(table);
  if (open === null || !seat.who.gm) return null;
  const { engagement, step } = open;
  const own = engagement.members.filter((id) => answersFor(seat, id) && !step.forfeited.includes(id));
  const missing = engagement.members.filter((id) => !answersFor(seat, id) && !hasSealed(table, id));
  const bands = [...new Set(own.map((id) => bandOf(nameOf(seat, id))))];
  const groups = bands.map((name) => {
    const members = own.filter((id) => bandOf(nameOf(seat, id)) === name);
    return {
      name,
      members,
      choices: members.length > 1 ? choicesFor(table, members, seat) : [],
      rows: members.map((id) => deskRow(seat, id, hasSealed(table, id), choicesFor(table, [id], seat))),
    };
  });
  const forfeits = missing.map((id) => forfeitMove(id, seat));
  const picks = groups.flatMap(({ members, choices, rows }): readonly Move<Command>[] => [
    ...choices.map(({ id, name }, place) => ({
      id,
      label: name,
      does: { act: "pick-all", who: members, choice: STANCE_ORDER[place] ?? "" } as const,
    })),
    ...rows.flatMap((row) =>
      row.choices.map(({ id, name }, place) => ({
        id,
        label: name,
        does: { act: "pick", who: row.id, choice: STANCE_ORDER[place] ?? "" } as const,
      })),
    ),
  ]);
  return {
    context: {
      title: seat.words.say("HEARTRUSH.Fight.desk.title"),
      mixes: true,
      groups,
      missing: missing.map((id) => missingOf(seat, id, forfeitMove(id, seat))),
      ready: own.length > 0 && own.every((id) => seat.picks[id] !== undefined),
      allSealed: own.every((id) => hasSealed(table, id)),
    },
    acts: actsOf([...forfeits, ...picks]),
  };
}
