import { Grit } from "../../rules/index.ts";
import { nameOf, namesOf } from "../fight/seat.ts";
import { ATTRIBUTE_NAMES, dieWord, STATUS_NAMES } from "./fight-words.ts";
import { add, rolledOf } from "./tale.ts";
import type { Telling } from "./tale.ts";

type Event = Grit.Event;
type Volley = Grit.VolleyResolved;

const pairOf = (who: string, target: string): string => `${who} ${target}`;

/** Why attacks are enhanced or impaired: what was laid on the pair, or what the table says of this attack. */
export function declared(telling: Telling, event: Extract<Event, { type: "attackDeclared" }>): void {
  const { seat, laid, reasons } = telling;
  const { words } = seat;
  for (const { target, mods } of event.strikes) {
    const why = mods.map((mod) => {
      const from = laid.get(`${mod} ${pairOf(event.who, target)}`) ?? "table";
      laid.delete(`${mod} ${pairOf(event.who, target)}`);
      return words.say(`HEARTRUSH.Grit.Fight.why.${mod}.${from}`);
    });
    reasons.set(pairOf(event.who, target), why);
    if (!event.waits) continue;
    add(telling, {
      of: [event.who, target],
      title: words.say("HEARTRUSH.Grit.Fight.tale.joins", {
        name: nameOf(seat, event.who),
        target: nameOf(seat, target),
      }),
      tone: "quiet",
    });
  }
}

const isTold = (blow: Volley["blow"], direct: number): boolean => direct > 0 || blow.crits > 0;

/** What the Armor does; how much it is, only for those who may know. */
function armourWords(
  { seat: { words }, open }: Telling,
  { armor, target }: Volley,
  through: readonly number[],
): string {
  const known = open.has(target);
  if (through.every((passed) => passed === 0))
    return known
      ? words.say("HEARTRUSH.Grit.Fight.tale.defended", { armor })
      : words.say("HEARTRUSH.Grit.Fight.tale.turned");
  if (armor === 0) return "";
  return known
    ? words.say("HEARTRUSH.Grit.Fight.tale.through", { armor, through: through.join(" + ") })
    : words.say("HEARTRUSH.Grit.Fight.tale.dulled");
}

/** Attack for attack what got past the Armor, then what Grit took, in one line with all the dice. */
function landed(telling: Telling, event: Volley): void {
  const { seat, reasons } = telling;
  const { words } = seat;
  const { attacks, target, gritLost, gritLeft, direct } = event;
  const name = nameOf(seat, target);
  const through = attacks.map(({ passed }) => passed);
  const stopped = through.every((passed) => passed === 0);
  const about = [...attacks.map(({ who }) => who), target];
  if (attacks.length > 0)
    add(telling, {
      of: about,
      title: `${namesOf(
        seat,
        attacks.map(({ who }) => who),
      )} › ${name}`,
      score: attacks.map(({ attack }) => attack).join(" + "),
      outcome: armourWords(telling, event, through),
      tone: stopped ? "quiet" : "plain",
      rolls: attacks.map(({ who, roll }) => rolledOf(roll, seat, reasons.get(pairOf(who, target)) ?? [])),
    });
  if (attacks.length > 0 && stopped) return;
  const known = telling.open.has(target);
  const parts = [
    ...(known && gritLost > 0 ? [words.say("HEARTRUSH.Grit.Fight.tale.grit", { lost: gritLost, left: gritLeft })] : []),
    direct === 0
      ? words.say("HEARTRUSH.Grit.Fight.tale.soaked")
      : known
        ? words.say("HEARTRUSH.Grit.Fight.tale.direct", { direct })
        : words.say("HEARTRUSH.Grit.Fight.tale.someDirect"),
  ];
  add(telling, { of: about, title: name, outcome: parts.join(", "), tone: direct > 0 ? "bad" : "quiet" });
}

/** Each step of the die while the damage reaches its top face. */
function overflowed(telling: Telling, { target, direct, blow }: Volley): void {
  const { seat } = telling;
  const { words } = seat;
  const attribute = words.say(ATTRIBUTE_NAMES[blow.attribute]);
  const lost = blow.saved === false ? blow.crits - 1 : blow.crits;
  const end = Grit.TRACK.indexOf(blow.die) + blow.crits;
  const known = telling.open.has(target);
  let left = direct;
  for (let step = 0; step < lost; step++) {
    const die = Grit.TRACK[end - step] ?? 0;
    const lower = Grit.TRACK[end - step - 1] ?? 0;
    const outcome = known
      ? words.say(lower === 0 ? "HEARTRUSH.Grit.Fight.tale.overflowToZero" : "HEARTRUSH.Grit.Fight.tale.overflow", {
          attribute,
          from: dieWord(die, words),
          to: dieWord(lower, words),
          left: left - die,
        })
      : words.say("HEARTRUSH.Grit.Fight.tale.someCritical");
    const score = known ? `${left} ≥ ${die}` : "";
    add(telling, { of: [target], title: nameOf(seat, target), score, outcome, tone: "bad" });
    left -= die;
  }
}

function savedAgainst(telling: Telling, { target, blow }: Volley): void {
  const { seat } = telling;
  const { words } = seat;
  const { save, saved, left, attribute, die } = blow;
  if (save === null) return;
  const of = words.say(ATTRIBUTE_NAMES[attribute]);
  const from = Grit.TRACK[Grit.TRACK.indexOf(die) + 1] ?? die;
  const known = telling.open.has(target);
  add(telling, {
    of: [target],
    title: words.say("HEARTRUSH.Grit.Fight.tale.saves", { name: nameOf(seat, target), attribute: of }),
    score: known ? `${save.best} : ${left}` : String(save.best),
    outcome: saved
      ? words.say("HEARTRUSH.Grit.Fight.tale.holds")
      : known
        ? words.say("HEARTRUSH.Grit.Fight.tale.critical", {
            attribute: of,
            from: dieWord(from, words),
            to: dieWord(die, words),
          })
        : words.say("HEARTRUSH.Grit.Fight.tale.someCritical"),
    tone: saved === true ? "good" : "bad",
    rolls: [rolledOf(save, seat)],
  });
}

/** A volley from the throw to what it leaves of its target, step by step. */
export function volley(telling: Telling, event: Volley): void {
  const { seat } = telling;
  const { words } = seat;
  const { target, blow, effects, direct } = event;
  landed(telling, event);
  if (isTold(blow, direct)) {
    overflowed(telling, event);
    savedAgainst(telling, event);
  }
  for (const { who, effect } of effects) {
    const title = words.say("HEARTRUSH.Grit.Fight.tale.effect", { name: nameOf(seat, who) });
    add(telling, { of: [who, target], title, outcome: effect });
  }
  if (direct > 0 && blow.harm !== null && blow.die === 0)
    add(telling, {
      of: [target],
      title: nameOf(seat, target),
      outcome: words.say(STATUS_NAMES[blow.harm]),
      tone: "bad",
    });
}

/** Whose nerve was tried, why, and whether it held. */
export function morale(telling: Telling, event: Extract<Event, { type: "moraleTested" }>): void {
  const { seat } = telling;
  const { words } = seat;
  for (const { who, outcome } of event.decided) {
    const own = event.rolls.find(({ by }) => by === who);
    const [voice] = event.rolls.length === 1 ? event.rolls : [];
    const rolled = own ?? voice;
    const why = event.firstCrit.includes(who)
      ? "crit"
      : event.firstLoss.includes(who)
        ? "loss"
        : (event.why ?? "asked");
    add(telling, {
      of: [who],
      title: words.say(`HEARTRUSH.Grit.Fight.tale.morale.${why}`, { name: nameOf(seat, who) }),
      score: rolled === undefined ? "" : String(rolled.best),
      outcome:
        own !== undefined || voice === undefined
          ? words.say(`HEARTRUSH.Grit.Fight.tale.morale.${outcome}`)
          : words.say(`HEARTRUSH.Grit.Fight.tale.moraleWith.${outcome}`, { voice: nameOf(seat, voice.by) }),
      tone: outcome === "held" ? "good" : "bad",
      rolls: rolled === undefined ? [] : [rolledOf(rolled, seat)],
    });
  }
}
