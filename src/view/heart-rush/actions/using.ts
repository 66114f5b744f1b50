import { HeartRush, type FighterId } from "../../../rules/index.ts";
import { send } from "../../fight/choice.ts";
import type { Move } from "../../fight/choice.ts";
import type { Ability, Seat } from "../../fight/seat.ts";
import { refusalWords } from "../fight/fight-words.ts";
import { refusalOf } from "../fight/judge.ts";

type Table = HeartRush.HeartTable;
type Command = HeartRush.Command;
type Moves = readonly Move<Command>[];

/** Rush points written beside a button: none where nothing sensible is written. */
function pointsIn(written: string): number {
  const points = Math.trunc(Number(written));
  return Number.isFinite(points) && points > 0 ? Math.min(points, 99) : 0;
}

/** An ability by its name, with what it costs now. Whoever has rush points left may put more into it. */
function ability(table: Table, who: FighterId, { name, frequency, instant, action, hint }: Ability, seat: Seat): Moves {
  const known = HeartRush.sheets.FREQUENCIES.find((is) => is === frequency);
  if (known === undefined || known === "passive") return [];
  const command = (extra: number): Command => ({
    do: "use",
    who,
    ability: name,
    frequency: known,
    instant,
    action,
    extra,
  });
  const refusal = refusalOf(table, command(0), seat.who);
  const { words } = seat;
  const points = known === "minor" ? (table.fight.fighters[who]?.minors[name] ?? 0) + 1 : 0;
  const price =
    known === "minor" ? words.say("HEARTRUSH.Fight.cost.rush", { points }) : words.say(`HEARTRUSH.Fight.cost.${known}`);
  const costs = [price, ...(action ? [words.say("HEARTRUSH.Fight.cost.action")] : [])];
  const spare = (table.fight.fighters[who]?.rush ?? 0) - points;
  const move = {
    id: `use ${who} ${name}`,
    label: words.say("HEARTRUSH.Fight.do.use", { ability: name, cost: costs.join(", ") }),
    hint,
    reason: refusal === null ? null : words.say(refusalWords(refusal)),
  };
  if (refusal !== null || spare <= 0) return [{ ...move, does: send(command(0)) }];
  const written = { label: words.say("HEARTRUSH.Fight.extraRush"), value: "0", number: true };
  return [{ ...move, written, does: { act: "write", command: (text) => command(pointsIn(text)) } }];
}

/** A spell by its name. */
function spell(table: Table, who: FighterId, { name, instant, spent, hint }: Ability, seat: Seat): Moves {
  const command: Command = { do: "cast", who, spell: name, instant };
  const { words } = seat;
  const refusal = spent ? "already-spent" : refusalOf(table, command, seat.who);
  return [
    {
      id: `cast ${who} ${name}`,
      label: words.say("HEARTRUSH.Fight.do.cast", { spell: name }),
      hint,
      reason: refusal === null ? null : words.say(refusalWords(refusal)),
      does: send(command),
    },
  ];
}

const moveOf = (table: Table, who: FighterId, known: Ability, seat: Seat): Moves =>
  known.is === "spell" ? spell(table, who, known, seat) : ability(table, who, known, seat);

/** Everything that a fighter can use by name, with the reason where it cannot now. */
export const abilitiesOf = (table: Table, who: FighterId, seat: Seat): Moves =>
  (seat.abilities[who] ?? []).flatMap((known) => moveOf(table, who, known, seat));

/** What one's own may interrupt an engagement with, at this moment. */
export const instantsOf = (table: Table, who: FighterId, seat: Seat): Moves =>
  (seat.abilities[who] ?? [])
    .filter(({ instant }) => instant)
    .flatMap((known) => moveOf(table, who, known, seat))
    .filter(({ reason }) => reason === null || reason === undefined);
