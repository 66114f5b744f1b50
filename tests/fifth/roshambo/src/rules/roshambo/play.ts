import { byFighter, fightersIn, type FighterId } from "../core/brand.ts";
import type { Throw } from "../core/pool.ts";
import { ok, refuse } from "../core/result.ts";
import { speaksFor, type Decision, type Who } from "../core/ruleset.ts";
import { opens } from "../core/seal.ts";
import { sealingOf } from "../core/sealing.ts";
import { mapEntries, withFighter, withNewcomer, withoutFighter, withSheet } from "../core/table.ts";
import { fromEntries } from "../core/casts.ts";
import { HANDS } from "./model.ts";
import type { Command, Event, Fight, Hand, Refusal, Sheet, Table } from "./model.ts";

const BEATEN_BY: Readonly<Record<Hand, Hand>> = { rock: "scissors", scissors: "paper", paper: "rock" };

/** RPS-HAND-1 */
const beats = (one: Hand, other: Hand): boolean => BEATEN_BY[one] === other;

/** RPS-OVER-1 */
export const standing = ({ fight, sheets }: Table): readonly FighterId[] =>
  fightersIn(fight.fighters).filter((who) => (sheets[who]?.lives ?? 0) > 0);

/** Those whose hand does not lie open yet. */
export const closed = (table: Table): readonly FighterId[] =>
  standing(table).filter((who) => table.fight.fighters[who]?.hand === null);

/** Those who have neither sealed a hand nor let one stand. */
export const undecided = (table: Table): readonly FighterId[] =>
  closed(table).filter((who) => table.fight.fighters[who]?.seal === null);

/** RPS-ROUND-1: the one thing hidden is the hand, and a seal holds for one round. */
export const sealing = sealingOf<Fight, Sheet>({
  choosing: (table) => (table.fight.phase === "choosing" ? closed(table) : []),
  opening: (table) => (table.fight.phase === "opening" ? closed(table) : []),
  choices: (table, who) => (closed(table).includes(who) ? HANDS : []),
  belongsTo: ({ round }) => String(round),
});

/** RPS-ROUND-2 */
export function losersOf({ fighters }: Fight, hands: Readonly<Record<FighterId, Hand>>): readonly FighterId[] {
  const shown = byFighter(hands);
  return shown.flatMap(([who, hand]) => {
    const enemies = shown.filter(([other]) => fighters[other]?.side !== fighters[who]?.side);
    const beaten = enemies.some(([, theirs]) => beats(theirs, hand));
    return beaten && !enemies.some(([, theirs]) => beats(hand, theirs)) ? [who] : [];
  });
}

/** Whom a command is about, and who may give it. */
export function judge(table: Table, command: Command, by: Who): Refusal | null {
  const { fighters, phase } = table.fight;
  const own = command.do === "seal" || command.do === "open";
  const wanted = command.do === "open" ? "opening" : "choosing";
  if (!own && !by.gm) return "game-master-only";
  if (command.do === "end") return phase === "over" ? "not-now" : null;
  const known = Object.hasOwn(fighters, command.who);
  if (command.do === "add") return known || phase !== wanted ? "not-now" : null;
  if (!known) return "not-in-the-fight";
  if (own && !speaksFor(by, command.who)) return "not-yours";
  const atAnyTime = command.do === "forfeit" || command.do === "remove";
  if (phase === "over" || (!atAnyTime && phase !== wanted)) return "not-now";
  const closes = own || command.do === "forfeit";
  return closes && !closed(table).includes(command.who) ? "not-now" : null;
}

function eventOf(table: Table, command: Command): Event {
  if (command.do !== "open" && command.do !== "forfeit") return { type: "done", what: command };
  // RPS-FORFEIT-1
  const { who } = command;
  const seal = table.fight.fighters[who]?.seal ?? null;
  const choice =
    command.do === "open" && seal !== null && opens(seal, sealing.context(table, who), command.opening)
      ? command.opening.choice
      : null;
  return { type: "shown", who, hand: HANDS.find((hand) => hand === choice) ?? "rock" };
}

/** RPS-DRAW-1 */
function* settle(table: Table): Generator<Throw, Event, { readonly faces: readonly number[] }> {
  const { fight } = table;
  const hands = fromEntries(standing(table).map((who) => [who, fight.fighters[who]?.hand ?? "rock"] as const));
  const losers = losersOf(fight, hands);
  if (losers.length > 0 || fight.options.draw === "nothing") return { type: "settled", hands, dice: [], losers };
  const dice: { who: FighterId; face: number }[] = [];
  for (const who of standing(table)) {
    const { faces } = yield { name: `draw:${who}`, by: who, dice: [{ role: "draw", faces: 6 }], net: 0, flat: [] };
    dice.push({ who, face: faces[0] ?? 1 });
  }
  const least = Math.min(...dice.map(({ face }) => face));
  const lowest = dice.filter(({ face }) => face === least).map(({ who }) => who);
  return { type: "settled", hands, dice, losers: lowest.length === dice.length ? [] : lowest };
}

/** Judges a command; the last hand to turn over settles the round. */
export function* decide(table: Table, command: Command, by: Who): Decision<Event, Refusal> {
  const refusal = judge(table, command, by);
  if (refusal !== null) return refuse(refusal);
  const event = eventOf(table, command);
  const after = apply(table, event);
  const shown = after.fight.phase !== "over" && closed(after).length === 0;
  return ok(shown ? [event, yield* settle(after)] : [event]);
}

/** Of a round that begins, nothing is sealed or shown yet. */
export const anew = <Seat extends object>(seat: Seat) => ({ ...seat, seal: null, hand: null });

const withLives = (table: Table, who: FighterId, lives: (now: number) => number): Table =>
  withSheet(table, who, (one) => ({ ...one, lives: Math.max(0, Math.min(lives(one.lives), one.most)) }));

function folded(table: Table, event: Event): Table {
  if (event.type === "shown") return withFighter(table, event.who, (one) => ({ ...one, hand: event.hand }));
  if (event.type === "settled") {
    const { fight, sheets } = event.losers.reduce((all, who) => withLives(all, who, (now) => now - 1), table);
    return { fight: { ...fight, fighters: mapEntries(fight.fighters, anew), round: fight.round + 1 }, sheets };
  }
  const { what } = event;
  switch (what.do) {
    case "seal":
      return withFighter(table, what.who, (one) => ({ ...one, seal: what.seal }));
    case "lives":
      return withLives(table, what.who, () => what.lives);
    case "add":
      return withNewcomer(table, what.who, anew(what.entrant), what.sheet);
    case "remove":
      return withoutFighter(table, what.who);
    case "end":
      return { ...table, fight: { ...table.fight, phase: "over" } };
  }
}

/** RPS-OVER-1, and RPS-ROUND-1: once the last has sealed the hands are shown. */
export function inPhase(table: Table): Table {
  const { fight } = table;
  const sides = new Set(standing(table).map((who) => fight.fighters[who]?.side));
  const phase =
    fight.phase === "over" || sides.size < 2 ? "over" : undecided(table).length === 0 ? "opening" : "choosing";
  return { ...table, fight: { ...fight, phase } };
}

export const apply = (table: Table, event: Event): Table => inPhase(folded(table, event));
