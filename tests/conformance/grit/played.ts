import { type FighterId, fighterId, sideId } from "../../../src/rules/core/brand.ts";
import { drive } from "../../../src/rules/core/drive.ts";
import { type Throw, poolDice } from "../../../src/rules/core/pool.ts";
import { type Result, ok } from "../../../src/rules/core/result.ts";
import type { Decision } from "../../../src/rules/core/ruleset.ts";
import { type Command, type Event, type Refusal, type Sheet, grit, numbersOf } from "../../../src/rules/grit/index.ts";
import type { DiceBook } from "../dice-book.ts";
import { GM, type Table } from "./fighters.ts";

export const rollFrom =
  (dice: DiceBook) =>
  (thrown: Throw): { faces: number[] } => ({ faces: dice.take(thrown.name, poolDice(thrown).length) });

type Answered = Result<{ readonly table: Table; readonly events: readonly Event[] }, Refusal>;

export function settle(table: Table, decision: Decision<Event, Refusal>, roll: ReturnType<typeof rollFrom>): Answered {
  const judged = drive(decision, roll);
  if (!judged.ok) return judged;
  return ok({ table: judged.value.reduce(grit.apply, table), events: judged.value });
}

export const play = (table: Table, command: Command, dice: DiceBook): Answered =>
  settle(table, grit.decide(table, command, GM), rollFrom(dice));

/** A command that cannot be refused, played for its events. */
export function must(table: Table, command: Command, roll: ReturnType<typeof rollFrom>) {
  const answer = settle(table, grit.decide(table, command, GM), roll);
  if (!answer.ok) throw new Error(`${command.do} was refused: ${answer.reason}`);
  return answer.value;
}

const noDice = (thrown: Throw): never => {
  throw new Error(`no roll was expected: ${thrown.name}`);
};

export const started = (table: Table, side: string): Table =>
  must(table, { do: "nameFirst", side: sideId(side) }, noDice).table;

export type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
export const eventsOf = <Type extends Event["type"]>(events: readonly Event[], type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

export function only<Found>(found: readonly Found[]): Found {
  const [one] = found;
  if (one === undefined) throw new Error("the engine did not answer what was asked");
  return one;
}

export const sheetIn = (table: Table, who: string): Sheet => {
  const sheet = table.sheets[fighterId(who)];
  if (sheet === undefined) throw new Error(`${who} is gone`);
  return sheet;
};

export const statusIn = (table: Table, who: string) =>
  grit.view(table, GM).fighters.find((fighter) => fighter.id === who)?.status ?? null;

export const gritIn = (table: Table, who: string): number => numbersOf(sheetIn(table, who), table.fight.options).grit;

export const ids = (names: readonly string[] = []): readonly FighterId[] => names.map(fighterId);
