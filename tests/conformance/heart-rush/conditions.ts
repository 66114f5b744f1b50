import { fighterId } from "../../../src/rules/core/brand.ts";
import type { FighterId } from "../../../src/rules/core/brand.ts";
import type { ConditionName } from "../../../src/rules/heart-rush/body/condition-names.ts";
import type { RollKind } from "../../../src/rules/heart-rush/body/condition-table.ts";
import { reasonsFor, ROLL } from "../../../src/rules/heart-rush/body/conditions.ts";
import { heartRush } from "../../../src/rules/heart-rush/index.ts";
import { speedOf } from "../../../src/rules/heart-rush/for-sheets.ts";
import type { Command, Event, HeartTable } from "../../../src/rules/heart-rush/index.ts";
import { netOf } from "../../../src/rules/heart-rush/state/participant.ts";
import type { Ability, Sheet } from "../../../src/rules/heart-rush/state/sheet.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Answers } from "../vector.ts";
import { sheetOf, shownConditions } from "./sheets.ts";
import type { GivenConditions, GivenSheet } from "./sheets.ts";
import { bookDice, done, eventsOf, play, refused, settled, tableOf } from "./table.ts";

/** The kind `conditions`: somebody with a friend beside them, through what a fight does to those who suffer. */

type GivenAsk = {
  readonly do: "ask";
  readonly roll: RollKind;
  readonly ability: Ability;
  readonly against?: string;
  readonly ranged?: boolean;
  readonly motion?: boolean;
  readonly sight?: boolean;
  readonly sourceInSight?: boolean;
  readonly otherConditions?: GivenConditions;
};

type Step =
  | { readonly do: "gain"; readonly is: ConditionName; readonly levels?: number; readonly of?: string }
  | { readonly do: "round-start" | "round-end" | "put-out" | "drenched" | "calmed" | "stand" | "moves" | "speed" }
  | GivenAsk;

const YOU = fighterId("you");
const FRIEND = fighterId("friend");

function asked({ sheets, fight }: HeartTable, given: GivenAsk): number {
  const roll = {
    kind: given.roll,
    ability: given.ability,
    against: given.against === undefined ? null : fighterId(given.against),
    facing: given.otherConditions === undefined ? null : sheetOf({ conditions: given.otherConditions }),
    ranged: given.ranged ?? ROLL.ranged,
    motion: given.motion ?? ROLL.motion,
    sight: given.sight ?? ROLL.sight,
    sourceInSight: given.sourceInSight ?? ROLL.sourceInSight,
  };
  return netOf(reasonsFor({ id: YOU, sheet: sheetIn(sheets) }, roll, fight.options));
}

function sheetIn(sheets: HeartTable["sheets"]): Sheet {
  const sheet = sheets[YOU];
  if (sheet === undefined) throw new Error("you are not there");
  return sheet;
}

interface After {
  readonly table: HeartTable;
  readonly said?: object | undefined;
}

const rules = (ruling: Extract<Command, { do: "rule" }>["ruling"]): Command => ({ do: "rule", ruling });
const ready = (who: FighterId): Command => rules({ is: "refresh", who, action: true, rush: 1 });

/** What a step of a vector is at the table, where the turn is one's own. */
function commandOf(step: Step): Command {
  switch (step.do) {
    case "gain": {
      const of = step.of === undefined ? null : fighterId(step.of);
      return rules({ is: "condition", who: YOU, condition: step.is, levels: step.levels ?? 1, of });
    }
    case "put-out":
      return { do: "put-out", who: YOU, target: YOU };
    case "drenched":
      return rules({ is: "water", who: YOU, water: "wet" });
    case "calmed":
      return { do: "help", who: FRIEND, target: YOU };
    case "stand":
    case "moves": {
      const destination = { to: step.do === "stand" ? null : ([5, 0] as const), path: [], feet: 0, near: [] };
      return { do: "sidestep", who: YOU, destination, stand: step.do === "stand", pay: "action" };
    }
    default:
      throw new Error(`nothing is said for "${step.do}"`);
  }
}

/** What hurt in a step is taken whole, and told with it; nothing is told as none. */
const damageIn = (events: readonly Event[]): object => ({
  damage: events.reduce((sum, event) => sum + (event.type === "hurt" ? event.raw : 0), 0),
});

/** A round ends when both sides have passed; what the next one begins with is a step of its own. */
function roundEnd(table: HeartTable, book: DiceBook): After {
  const { phase } = table.fight;
  if (phase.at !== "turn") throw new Error("nobody has the turn");
  const passed = done(play(table, { do: "pass", side: phase.side }, bookDice(book)));
  if (eventsOf(passed, "roundEnded").length === 0) return roundEnd(passed.table, book);
  const events = [...passed.events, ...settled(passed.table, bookDice(book)).events];
  const next = events.findIndex(({ type }) => type === "roundStarted");
  return { table: events.slice(0, next).reduce(heartRush.apply, table), said: damageIn(events) };
}

function after(table: HeartTable, step: Step, book: DiceBook): After {
  switch (step.do) {
    case "round-start":
      return { table: heartRush.apply(table, { type: "roundStarted", round: table.fight.round + 1 }) };
    case "round-end":
      return roundEnd(table, book);
    case "speed":
      return { table, said: { speed: speedOf(sheetIn(table.sheets)) } };
    case "ask":
      return { table, said: { net: asked(table, step) } };
    default: {
      const turn = [rules({ is: "turn", side: "players" }), ready(YOU), ready(FRIEND)];
      const open = turn.reduce((now, command) => done(play(now, command, bookDice(book))).table, table);
      const played = play(open, commandOf(step), bookDice(book));
      if (!played.ok) return { table, said: refused(played.reason) };
      return { table: settled(played.value.table, bookDice(book)).table, said: damageIn(played.value.events) };
    }
  }
}

type GivenConditionsPlay = {
  readonly who: GivenSheet;
  readonly steps: readonly Step[];
};

export const conditions: Answers = {
  conditions: (given: GivenConditionsPlay, options, book) => {
    let table = tableOf({ you: given.who, friend: { at: [0, 5] } }, "players", options);
    return {
      after: given.steps.map((step) => {
        const next = after(table, step, book);
        table = next.table;
        const dead = table.fight.fighters[YOU]?.life === "dead";
        return { conditionsSet: shownConditions(sheetIn(table.sheets)), dead, ...next.said };
      }),
    };
  },
};
