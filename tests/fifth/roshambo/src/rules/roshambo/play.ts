import { byFighter, fightersIn, type FighterId } from "../core/brand.ts";
import type { Throw } from "../core/pool.ts";
import { ok, refuse } from "../core/result.ts";
import { speaksFor, type Decision, type Who } from "../core/ruleset.ts";
import { opens, type SealContext } from "../core/seal.ts";
import { fromEntries } from "../core/vouched.ts";
import {
  HANDS,
  type Command,
  type Event,
  type Fight,
  type Fighter,
  type Hand,
  type Refusal,
  type Table,
} from "./model.ts";

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

export const contextOf = ({ fight: { combat, round } }: Table, fighter: FighterId): SealContext => ({
  combat,
  engagement: String(round),
  fighter,
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
  if (command.do === "stop") return phase === "over" ? "not-now" : null;
  const known = Object.hasOwn(fighters, command.who);
  if (command.do === "join") return known || phase !== wanted ? "not-now" : null;
  if (!known) return "not-in-the-fight";
  if (own && !speaksFor(by, command.who)) return "not-yours";
  const atAnyTime = command.do === "forfeit" || command.do === "leave";
  if (phase === "over" || (!atAnyTime && phase !== wanted)) return "not-now";
  const closes = own || command.do === "forfeit";
  return closes && !closed(table).includes(command.who) ? "not-now" : null;
}

function eventOf(table: Table, command: Command): Event {
  switch (command.do) {
    case "seal":
      return { type: "sealed", who: command.who, seal: command.seal };
    case "open": {
      const { who, opening } = command;
      const seal = table.fight.fighters[who]?.seal ?? null;
      const honest = seal !== null && opens(seal, contextOf(table, who), opening);
      // RPS-FORFEIT-1
      return { type: "shown", who, hand: (honest && HANDS.find((one) => one === opening.choice)) || "rock" };
    }
    case "forfeit":
      return { type: "shown", who: command.who, hand: "rock" };
    case "lives":
      return { type: "livesSet", who: command.who, lives: command.lives };
    case "join":
      return { type: "joined", who: command.who, entrant: command.entrant, sheet: command.sheet };
    case "leave":
      return { type: "left", who: command.who };
    case "stop":
      return { type: "ended" };
  }
}

type Rolling<Value> = Generator<Throw, Value, { readonly faces: readonly number[] }>;

/** RPS-DRAW-1 */
function* settle(table: Table): Rolling<Event> {
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

type Members<Value> = Readonly<Record<FighterId, Value>>;
const without = <Value>(all: Members<Value>, who: FighterId): Members<Value> =>
  fromEntries(byFighter(all).filter(([id]) => id !== who));
const changed = (all: Members<Fighter>, who: FighterId, change: Partial<Fighter>): Members<Fighter> =>
  fromEntries(byFighter(all).map(([id, one]) => [id, id === who ? { ...one, ...change } : one]));
const withLives = (all: Table["sheets"], who: FighterId, lives: (now: number) => number): Table["sheets"] =>
  fromEntries(
    byFighter(all).map(([id, one]) => [
      id,
      id === who ? { ...one, lives: Math.max(0, Math.min(lives(one.lives), one.most)) } : one,
    ]),
  );

function folded({ fight, sheets }: Table, event: Event): Table {
  const { fighters } = fight;
  switch (event.type) {
    case "sealed":
      return { fight: { ...fight, fighters: changed(fighters, event.who, { seal: event.seal }) }, sheets };
    case "shown":
      return { fight: { ...fight, fighters: changed(fighters, event.who, { hand: event.hand }) }, sheets };
    case "settled": {
      const anew = fromEntries(byFighter(fighters).map(([id, one]) => [id, { ...one, seal: null, hand: null }]));
      return {
        fight: { ...fight, fighters: anew, round: fight.round + 1, phase: "choosing" },
        sheets: event.losers.reduce((all, who) => withLives(all, who, (now) => now - 1), sheets),
      };
    }
    case "livesSet":
      return { fight, sheets: withLives(sheets, event.who, () => event.lives) };
    case "joined": {
      const all = { ...fighters, [event.who]: { ...event.entrant, seal: null, hand: null } };
      return { fight: { ...fight, fighters: all }, sheets: { ...sheets, [event.who]: event.sheet } };
    }
    case "left":
      return { fight: { ...fight, fighters: without(fighters, event.who) }, sheets: without(sheets, event.who) };
    case "ended":
      return { fight: { ...fight, phase: "over" }, sheets };
  }
}

/** RPS-OVER-1, and RPS-ROUND-1: once the last has sealed the hands are shown. */
export function apply(table: Table, event: Event): Table {
  const after = folded(table, event);
  const { fight } = after;
  const sides = new Set(standing(after).map((who) => fight.fighters[who]?.side));
  const phase =
    fight.phase === "over" || sides.size < 2 ? "over" : undecided(after).length === 0 ? "opening" : "choosing";
  return { ...after, fight: { ...fight, phase } };
}
