import { fighterId, sideId } from "../../../src/rules/core/brand.ts";
import { ok } from "../../../src/rules/core/result.ts";
import type { Decision } from "../../../src/rules/core/ruleset.ts";
import { type Command, type Event, type Options, type Refusal, testMorale } from "../../../src/rules/grit/index.ts";
import type { DiceBook } from "../dice-book.ts";
import { type Given, type GivenFighter, type Mod, type Step, type Table, tableOf } from "./fighters.ts";
import { eventsOf, ids, only, play, rollFrom, settle, statusIn } from "./played.ts";

export interface FirstSideStep {
  readonly who?: string;
  readonly players?: string;
  readonly mightBeSlow?: readonly string[];
}

/** Each ruling on the first side has its own command. */
const FIRST_SIDE: Readonly<Record<Options["firstSide"], (table: Table, step: FirstSideStep) => Command>> = {
  volunteer: (_table, { who = "" }) => ({ do: "volunteerFirst", who: fighterId(who) }),
  each: (table, step) => ({ do: "rollFirstEach", side: playersOf(table, step) }),
  players: (table, step) => ({
    do: "goFirst",
    side: playersOf(table, step),
    mightBeSlow: ids(step.mightBeSlow),
  }),
};

const playersOf = (table: Table, { players }: FirstSideStep) =>
  players === undefined ? only(Object.values(table.fight.fighters).filter(({ npc }) => !npc)).side : sideId(players);

export const firstSideCommand = (table: Table, step: FirstSideStep): Command =>
  FIRST_SIDE[table.fight.options.firstSide](table, step);

interface FirstSideGiven {
  readonly sides: Readonly<Record<string, Readonly<Record<string, Step>>>>;
  readonly roller?: string;
  readonly players?: string;
  readonly mightBeSlow?: readonly string[];
}

export function firstSide(given: Given<FirstSideGiven>, options: object, dice: DiceBook): unknown {
  const { sides, roller, players, mightBeSlow } = given;
  const fighters = Object.fromEntries(
    Object.entries(sides).flatMap(([side, members]) =>
      Object.entries(members).map(([who, dex]) => [who, { side, dex }]),
    ),
  );
  const table = tableOf(fighters, options);
  const step = {
    ...(roller === undefined ? {} : { who: roller }),
    ...(players === undefined ? {} : { players }),
    ...(mightBeSlow === undefined ? {} : { mightBeSlow }),
  };
  const answer = play(table, firstSideCommand(table, step), dice);
  if (!answer.ok) return { refused: answer.reason };
  const { first, result, opposing, slow, before, after } = only(
    eventsOf(answer.value.events, "firstSideSettled"),
  ).settled;
  return { first, result, opposing, slowSet: slow, beforeSet: before, afterSet: after };
}

interface MoraleGiven {
  readonly fighters: Readonly<Record<string, GivenFighter>>;
  readonly event: {
    readonly crits?: readonly string[];
    readonly down?: readonly string[];
    readonly who?: readonly string[];
  };
  readonly mods?: Readonly<Record<string, readonly Mod[]>>;
}

function* tested(table: Table, event: MoraleGiven["event"]): Decision<Event, Refusal> {
  const decided = yield* testMorale(table, { crits: ids(event.crits), down: ids(event.down) });
  return ok(decided === null ? [] : [decided]);
}

export function morale(given: Given<MoraleGiven>, options: object, dice: DiceBook): unknown {
  const { event, mods = {} } = given;
  const fighters = Object.fromEntries(
    Object.entries(given.fighters).map(([who, fighter]) => [who, { ...fighter, mods: mods[who] ?? [] }]),
  );
  const table = tableOf(fighters, options);
  const answer =
    event.who === undefined
      ? settle(table, tested(table, event), rollFrom(dice))
      : play(table, { do: "askMorale", who: ids(event.who), mods: {}, speaker: null, why: null }, dice);
  const after = answer.ok ? answer.value.table : table;
  const state = {
    fighters: Object.fromEntries(
      Object.entries(after.fight.fighters).map(
        ([
          who,
          {
            morale: { firstCritDone, firstLossDone },
          },
        ]) => [who, { firstCritDone, firstLossDone, status: statusIn(after, who) }],
      ),
    ),
  };
  if (!answer.ok) return { refused: answer.reason, ...state };
  const decided = eventsOf(answer.value.events, "moraleTested").flatMap((one) => one.decided);
  return {
    saversSet: decided.map(({ who }) => who),
    outcome: Object.fromEntries(decided.map(({ who, outcome }) => [who, outcome])),
    ...state,
  };
}
