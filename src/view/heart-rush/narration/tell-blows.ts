import { fighterId, fightersIn } from "../../../rules/index.ts";
import type { HeartRush } from "../../../rules/index.ts";
import { nameOf } from "../../fight/seat.ts";
import { reasonName } from "../checks/reason.ts";
import { add, hurtOf, lineOf, rolledOf, versus } from "./tale.ts";
import type { Telling } from "./tale.ts";

type Event = HeartRush.Event;

/** What attack and defence come to: "12 − 5 = 7", or what was not enough. */
const scoreOf = (attack: number, defence: number, raw: number): string =>
  raw > 0 ? `${attack} − ${defence} = ${raw}` : `${attack} − ${defence}`;

function struck(telling: Telling, event: Extract<Event, { type: "struck" }>): void {
  const { by, on, stance, attack, defence, raw, opportunity } = event;
  const { seat } = telling;
  const line = add(telling, {
    by,
    on,
    title: versus(nameOf(seat, by), nameOf(seat, on)),
    emblem: stance,
    score: scoreOf(attack.total, defence.total, raw),
    sum: {
      words: seat.words.say("HEARTRUSH.Fight.tale.sum", { attack: attack.total, defence: defence.total }),
      number: String(raw),
    },
    rolls: [rolledOf(attack, nameOf(seat, by), seat), rolledOf(defence, nameOf(seat, on), seat)],
  });
  if (opportunity) line.outcomes.push(seat.words.say("HEARTRUSH.Fight.tale.outOfTurn"));
  if (raw <= 0) {
    line.outcomes.push(seat.words.say("HEARTRUSH.Fight.tale.noHarm"));
    line.tone = "quiet";
  }
}

function contested(telling: Telling, event: Extract<Event, { type: "contested" }>): void {
  const { seat } = telling;
  const [one, other] = fightersIn(event.rolls);
  const ours = one === undefined ? undefined : event.rolls[one];
  const theirs = other === undefined ? undefined : event.rolls[other];
  if (one === undefined || other === undefined || ours === undefined || theirs === undefined) return;
  const line = add(telling, {
    by: one,
    on: other,
    title: `${nameOf(seat, one)} ‹› ${nameOf(seat, other)}`,
    emblem: event.stance,
    score: seat.words.say("HEARTRUSH.Fight.tale.versus", { ours: ours.total, theirs: theirs.total }),
    rolls: [rolledOf(ours, nameOf(seat, one), seat), rolledOf(theirs, nameOf(seat, other), seat)],
  });
  if (event.loser === null) line.outcomes.push(seat.words.say("HEARTRUSH.Fight.tale.tie"));
}

function wrestled(telling: Telling, event: Extract<Event, { type: "wrestled" }>): void {
  const { what, by, on, totals, rolls, success } = event;
  const { seat } = telling;
  const line = add(telling, {
    by,
    on,
    title: seat.words.say(`HEARTRUSH.Fight.tale.${what}`, { by: nameOf(seat, by), on: nameOf(seat, on) }),
    score: seat.words.say("HEARTRUSH.Fight.tale.versus", { ours: totals[by] ?? 0, theirs: totals[on] ?? 0 }),
    rolls: fightersIn(rolls).flatMap((id) => {
      const thrown = rolls[id];
      return thrown === undefined ? [] : [rolledOf(thrown, nameOf(seat, id), seat)];
    }),
  });
  line.outcomes.push(seat.words.say(success ? "HEARTRUSH.Fight.tale.success" : "HEARTRUSH.Fight.tale.failure"));
  if (!success) line.tone = "quiet";
}

/** What hurts of itself, in the words of the table where a Game Master has said it. */
function causeOf(from: string, { words }: Telling["seat"]): string {
  return from === "fall" || from === "collision"
    ? words.say(`HEARTRUSH.Fight.tale.cause.${from}`)
    : reasonName(from, words);
}

/** Damage belongs to the blow that dealt it; what nobody dealt stands for itself. */
function hurt(telling: Telling, event: Extract<Event, { type: "hurt" }>): void {
  const { seat } = telling;
  const blow = lineOf(telling, event.from, event.on) ?? lineOf(telling, event.on, event.from);
  const dealtBy = telling.seat.cast[fighterId(event.from)] === undefined ? undefined : event.from;
  const line =
    blow ??
    add(telling, {
      on: event.on,
      ...(dealtBy === undefined ? {} : { by: dealtBy }),
      title:
        dealtBy === undefined
          ? `${nameOf(seat, event.on)}: ${causeOf(event.from, seat)}`
          : versus(nameOf(seat, dealtBy), nameOf(seat, event.on)),
    });
  line.tone = "bad";
  if (event.dealt !== event.raw)
    line.outcomes.push(seat.words.say("HEARTRUSH.Fight.tale.softened", { raw: event.raw, dealt: event.dealt }));
  telling.hurts.set(hurtOf(event), line);
}

function settled(telling: Telling, event: Extract<Event, { type: "hurtSettled" }>): void {
  const line = telling.hurts.get(event.hurt) ?? telling.hurts.get(event.on);
  const { words } = telling.seat;
  const key = event.shrugged ? "HEARTRUSH.Fight.tale.shrugged" : "HEARTRUSH.Fight.tale.taken";
  line?.outcomes.push(words.say(key, { taken: event.taken, name: nameOf(telling.seat, event.on) }));
  if (event.wound !== null) line?.outcomes.push(words.say("HEARTRUSH.Fight.tale.wound", { rank: event.wound }));
}

function pushed(telling: Telling, event: Extract<Event, { type: "pushed" }>): void {
  const { words } = telling.seat;
  const text =
    event.stoppedBy === null
      ? words.say("HEARTRUSH.Fight.tale.pushed", { feet: event.moved })
      : words.say("HEARTRUSH.Fight.tale.pushedInto", { feet: event.moved });
  if (event.feet > 0) lineOf(telling, event.by, event.on)?.outcomes.push(text);
}

/** Blows and what comes of them; false for anything else. */
export function tellBlow(telling: Telling, event: Event): boolean {
  if (event.type === "struck") struck(telling, event);
  else if (event.type === "contested") contested(telling, event);
  else if (event.type === "wrestled") wrestled(telling, event);
  else if (event.type === "hurt") hurt(telling, event);
  else if (event.type === "hurtSettled") settled(telling, event);
  else if (event.type === "pushed") pushed(telling, event);
  else return false;
  return true;
}
