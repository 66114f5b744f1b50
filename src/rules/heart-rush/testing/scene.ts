import { combatId, fighterId, sideId, userId } from "../../core/brand.ts";
import { drive, givenDice } from "../../core/drive.ts";
import type { Throw } from "../../core/pool.ts";
import { refusalIn } from "../../core/ruleset.ts";
import type { Entrant, Who } from "../../core/ruleset.ts";
import { makeSeal } from "../../core/seal.ts";
import type { Salt } from "../../core/seal.ts";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import type { Command } from "../state/commands.ts";
import type { Event } from "../state/events.ts";
import { heartRush } from "../index.ts";
import type { Declaration, Fight, Fighter, HeartTable, Side, Square } from "../state/model.ts";
import { DEFAULTS } from "../state/options.ts";
import type { Options } from "../state/options.ts";
import { sealing as stances } from "../engagement/sealing.ts";
import type { Sheet } from "../state/sheet.ts";
import type { Stance } from "../engagement/stance.ts";
import { engagementOf } from "../engagement/targets.ts";
import { creature } from "./creature.ts";

/** For tests: a fight told step by step. A test names only what matters to it. */

export const MASTER: Who = { user: userId("gm"), gm: true, fighters: [] };
export const playerOf = (...names: readonly string[]): Who => ({
  user: userId("player"),
  gm: false,
  fighters: names.map(fighterId),
});
export const id = fighterId;
export const SALT = "ab".repeat(16) as Salt;

export interface Part {
  readonly side?: Side;
  readonly npc?: boolean;
  readonly at?: Square;
  readonly sheet?: Partial<Sheet>;
  readonly fighter?: Partial<Fighter>;
}

export interface Scene {
  readonly table: HeartTable;
  /** What the last step brought about, and what it rolled. */
  readonly events: readonly Event[];
  readonly throws: readonly Throw[];
  /** Carries a command out with these dice; a refusal is an error of the test. */
  does(command: Command, ...dice: readonly (readonly number[])[]): Scene;
  doesAs(by: Who, command: Command, ...dice: readonly (readonly number[])[]): Scene;
  /** The refusal a command meets, or "ok". */
  answer(command: Command, by?: Who): string;
  sheet(name: string): Sheet;
  fighter(name: string): Fighter;
  with(change: Partial<Fight>): Scene;
  withFighter(name: string, change: Partial<Fighter>): Scene;
}

export function sceneOf(table: HeartTable, events: readonly Event[] = [], throws: readonly Throw[] = []): Scene {
  const judged = (command: Command, by: Who, dice: readonly (readonly number[])[]) => {
    const asked: Throw[] = [];
    const roll = givenDice(dice);
    const result = drive(heartRush.decide(table, deepFreeze(command), by), (thrown) => {
      asked.push(thrown);
      return roll(thrown);
    });
    return { result, asked };
  };
  const doesAs: Scene["doesAs"] = (by, command, ...dice) => {
    const { result, asked } = judged(command, by, dice);
    if (!result.ok) throw new Error(`${command.do} was refused: ${result.reason}`);
    if (asked.length !== dice.length) throw new Error(`${asked.length} rolls were asked for, ${dice.length} given`);
    return sceneOf(deepFreeze(result.value.reduce(heartRush.apply, table)), result.value, asked);
  };
  const withFighter: Scene["withFighter"] = (name, change) => {
    const before = table.fight.fighters[id(name)];
    if (before === undefined) throw new Error(`${name} is not there`);
    const fighters = { ...table.fight.fighters, [name]: { ...before, ...change } };
    return sceneOf({ ...table, fight: { ...table.fight, fighters } });
  };
  return {
    table,
    events,
    throws,
    does: (command, ...dice) => doesAs(MASTER, command, ...dice),
    doesAs,
    answer: (command, by = MASTER) => refusalIn(heartRush.decide(table, command, by)) ?? "ok",
    sheet: (name) => found(table.sheets[id(name)], name),
    fighter: (name) => found(table.fight.fighters[id(name)], name),
    with: (change) => sceneOf({ ...table, fight: { ...table.fight, ...change } }),
    withFighter,
  };
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is not there`);
  return value;
}

/** Everybody gathered, before the first side is chosen. Without a place for anyone the ground is spoken of only. */
export function gathered(parts: Readonly<Record<string, Part>>, options: Partial<Options> = {}): Scene {
  const entries = Object.entries(parts);
  const sheets = Object.fromEntries(entries.map(([name, { sheet }]) => [name, creature(sheet ?? {})]));
  const entrants = entries.map(([name, { side = "players", npc }]): [string, Entrant] => [
    name,
    { side: sideId(side), npc: npc ?? side === "enemies" },
  ]);
  const fight = heartRush.begin({
    combat: combatId("scene"),
    entrants: Object.fromEntries(entrants),
    sheets,
    options: { ...DEFAULTS, ...options },
  });
  const at = entries.flatMap(([name, { at: square }]) => (square === undefined ? [] : [[name, square] as const]));
  const ground: Fight["ground"] =
    at.length > 0 ? { kind: "map", at: Object.fromEntries(at), walls: [], cover: {} } : fight.ground;
  return sceneOf({ fight: { ...fight, ground }, sheets });
}

/** The first round, with the turn at the players' side unless told. */
export function scene(
  parts: Readonly<Record<string, Part>>,
  options: Partial<Options> = {},
  turn: Side = "players",
): Scene {
  const start: Command = {
    do: "start",
    expecting: { players: turn === "players", enemies: turn === "enemies" },
    witnesses: {},
  };
  const begun = gathered(parts, options).does(start);
  return Object.entries(parts).reduce((told, [name, { fighter }]) => told.withFighter(name, fighter ?? {}), begun);
}

type Attack = Extract<Declaration, { readonly do: "attack" }>;
export const attack = (target: string, more: Partial<Attack> = {}): Attack => ({
  do: "attack",
  target: id(target),
  also: [],
  riders: {},
  push: "push",
  follow: null,
  ...more,
});

export const declares = (who: string, what: Declaration): Command => ({ do: "declare", who: id(who), what });

export const sealing = (told: Scene, who: string, choice: string): Command => ({
  do: "seal",
  who: id(who),
  seal: makeSeal(stances.context(told.table, id(who)), { choice, salt: SALT }),
});

/** Somebody engages somebody, the named ones join in that order, all pick, and all turn over. */
export function turnedOver(told: Scene, by: string, on: string, stances: Readonly<Record<string, Stance>>): Scene {
  const engaged = told.does({ do: "engage", who: id(by), target: id(on) });
  const joiners = Object.keys(stances).filter((name) => name !== by && name !== on);
  const joined = joiners.reduce((now, who) => now.does({ do: "join", who: id(who) }), engaged);
  const choosing = joined.does({ do: "close-joining" });
  const sealed = Object.entries(stances).reduce((now, [who, choice]) => now.does(sealing(now, who, choice)), choosing);
  return Object.entries(stances).reduce(
    (now, [who, choice]) => now.does({ do: "open", who: id(who), opening: { choice, salt: SALT } }),
    sealed.does({ do: "freeze" }),
  );
}

export const closes: Command = { do: "close-stage" };

/** Closes stages until the one that is named is open. */
export function untilStage(told: Scene, stage: string): Scene {
  const step = engagementOf(told.table)?.step;
  return step?.is === "resolving" && step.stage !== stage ? untilStage(told.does(closes), stage) : told;
}

/** Events of one type. */
export const of = <Type extends Event["type"]>(
  { events }: Scene,
  type: Type,
): readonly Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

export const walk = (to: Square | null, feet = 0): Extract<Command, { do: "dash" }>["destination"] => ({
  to,
  path: [],
  feet,
  near: [],
});
export const dash = (who: string, to: Square, path: readonly Square[] = []): Command => ({
  do: "dash",
  who: id(who),
  destination: { ...walk(to), path },
  stand: false,
});
/** What those do who strike at somebody of whom they have the chance. */
export const strikesAt =
  (target: string) =>
  (who: string): Command => ({ do: "strike", who: id(who), target: id(target), stance: "might", pay: "rush" });

export const sidestep = (who: string, to: Square | null, pay: "action" | "rush" | "free" = "rush"): Command => ({
  do: "sidestep",
  who: id(who),
  destination: walk(to),
  stand: to === null,
  pay,
});
