import type { FighterId } from "../core/brand.ts";
import type { Throw } from "../core/pool.ts";
import { ok, refuse } from "../core/result.ts";
import { speaksFor, type Decision, type Who } from "../core/ruleset.ts";
import { opens } from "../core/seal.ts";
import { fromEntries } from "../core/vouched.ts";
import { apply, isShown } from "./apply.ts";
import { closed, losersOf, standing } from "./fighters.ts";
import { HANDS, type Hand } from "./hand.ts";
import type { Cast, Command, Event, Refusal, Table } from "./model.ts";
import { contextOf } from "./sealing.ts";

/** Whom a command is about, and who may give it. */
export function judge(table: Table, command: Command, by: Who): Refusal | null {
  const { fight } = table;
  if (command.type === "seal" || command.type === "open") {
    if (!Object.hasOwn(fight.fighters, command.who)) return "not-in-the-fight";
    if (!speaksFor(by, command.who)) return "not-yours";
    const awaited = fight.phase === (command.type === "seal" ? "choosing" : "opening");
    return awaited && closed(table).includes(command.who) ? null : "not-now";
  }
  if (!by.gm) return "game-master-only";
  if (command.type === "stop") return fight.phase === "over" ? "not-now" : null;
  if (fight.phase !== "choosing" && (command.type === "join" || command.type === "lives")) return "not-now";
  if (command.type === "join") return Object.hasOwn(fight.fighters, command.who) ? "not-now" : null;
  if (!Object.hasOwn(fight.fighters, command.who)) return "not-in-the-fight";
  if (fight.phase === "over") return "not-now";
  return command.type === "forfeit" && !closed(table).includes(command.who) ? "not-now" : null;
}

function eventOf(table: Table, command: Command): Event {
  switch (command.type) {
    case "seal":
      return { type: "sealed", who: command.who, seal: command.seal };
    case "open": {
      const { who, opening } = command;
      const seal = table.fight.fighters[who]?.seal ?? null;
      const hand = HANDS.find((one) => one === opening.choice);
      // RPS-FORFEIT-1
      const honest = seal !== null && hand !== undefined && opens(seal, contextOf(table, who), opening);
      return honest
        ? { type: "shown", who, hand, how: "opened" }
        : { type: "shown", who, hand: "rock", how: "forfeit" };
    }
    case "forfeit":
      return { type: "shown", who: command.who, hand: "rock", how: "forfeit" };
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

const throwOf = (by: FighterId): Throw => ({
  name: `draw:${by}`,
  by,
  dice: [{ role: "draw", faces: 6 }],
  net: 0,
  flat: [],
});

/** RPS-DRAW-1 */
function* drawn(table: Table): Generator<Throw, readonly Cast[], { readonly faces: readonly number[] }> {
  const dice: Cast[] = [];
  for (const who of standing(table)) {
    const { faces } = yield throwOf(who);
    dice.push({ who, face: faces[0] ?? 1 });
  }
  return dice;
}

const lowestOf = (dice: readonly Cast[]): readonly FighterId[] => {
  const least = Math.min(...dice.map(({ face }) => face));
  const lowest = dice.filter(({ face }) => face === least).map(({ who }) => who);
  return lowest.length === dice.length ? [] : lowest;
};

function* settle(table: Table): Generator<Throw, Event, { readonly faces: readonly number[] }> {
  const { fight } = table;
  const hands = fromEntries(
    standing(table).map((who): [FighterId, Hand] => [who, fight.fighters[who]?.hand ?? "rock"]),
  );
  const losers = losersOf(fight, hands);
  if (losers.length > 0 || fight.options.draw === "nothing") return { type: "settled", hands, dice: [], losers };
  const dice = yield* drawn(table);
  return { type: "settled", hands, dice, losers: lowestOf(dice) };
}

/** Judges a command; the last hand to turn over settles the round. */
export function* decide(table: Table, command: Command, by: Who): Decision<Event, Refusal> {
  const refusal = judge(table, command, by);
  if (refusal !== null) return refuse(refusal);
  const event = eventOf(table, command);
  const after = apply(table, event);
  return ok(isShown(after) ? [event, yield* settle(after)] : [event]);
}
