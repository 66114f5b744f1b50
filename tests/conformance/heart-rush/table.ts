import { combatId, fighterId, sideId, userId } from "../../../src/rules/core/brand.ts";
import type { FighterId } from "../../../src/rules/core/brand.ts";
import { drive } from "../../../src/rules/core/drive.ts";
import type { Roller } from "../../../src/rules/core/drive.ts";
import { poolDice } from "../../../src/rules/core/pool.ts";
import type { Throw } from "../../../src/rules/core/pool.ts";
import type { Result } from "../../../src/rules/core/result.ts";
import type { Entrant, Who } from "../../../src/rules/core/ruleset.ts";
import type { Command } from "../../../src/rules/heart-rush/state/commands.ts";
import type { Event } from "../../../src/rules/heart-rush/state/events.ts";
import { openHurts } from "../../../src/rules/heart-rush/body/hurt.ts";
import { heartRush } from "../../../src/rules/heart-rush/index.ts";
import type { Fighter, Ground, HeartTable, Side, Square } from "../../../src/rules/heart-rush/state/model.ts";
import type { Refusal } from "../../../src/rules/heart-rush/state/refusals.ts";
import type { Sheet } from "../../../src/rules/heart-rush/state/sheet.ts";
import { STANCES } from "../../../src/rules/heart-rush/engagement/stance.ts";
import type { Stance } from "../../../src/rules/heart-rush/engagement/stance.ts";
import type { DiceBook } from "../dice-book.ts";
import type { Options as GivenOptions } from "../vector.ts";
import { npcOf, optionsOf, sheetOf } from "./sheets.ts";
import type { GivenSheet } from "./sheets.ts";

/** Builds tables from what vectors give, and plays commands on them as the Game Master, who may speak for anyone. */

export const MASTER: Who = { user: userId("gm"), gm: true, fighters: [] };
export type Fighters = Readonly<Record<string, GivenSheet>>;

export interface Surroundings {
  readonly walls?: readonly Square[];
  readonly cover?: Readonly<Record<string, number>>;
}

const given = (fighter: Fighter, sheet: GivenSheet): Fighter => ({
  ...fighter,
  action: sheet.action ?? true,
  rush: sheet.rush ?? 1,
  moved: sheet.moved ?? 0,
  dashed: sheet.dashed ?? false,
  surprised: sheet.surprised ?? false,
  helped: sheet.helped === true ? 1 : 0,
  life: sheet.alive === false ? "dead" : sheet.conscious === false ? "unconscious" : "up",
});

const players: Side = "players";
export const sideOf = (sheet: GivenSheet): Side => sheet.side ?? players;

/** Whoever is hidden may strike before the first round; in these tables nobody has. */
const END_AMBUSH: Command = { do: "end-ambush" };

/** Everybody in place on a map, before the first side is chosen. */
export function gathered(
  fighters: Fighters,
  options: GivenOptions,
  { walls = [], cover = {} }: Surroundings = {},
): HeartTable {
  const entries = Object.entries(fighters);
  const sheets: Readonly<Record<FighterId, Sheet>> = Object.fromEntries(
    entries.map(([id, sheet]) => [id, sheetOf(sheet)]),
  );
  const entrants: Readonly<Record<FighterId, Entrant>> = Object.fromEntries(
    entries.map(([id, sheet]) => [id, { side: sideId(sideOf(sheet)), npc: npcOf(sheet) }]),
  );
  const fight = heartRush.begin({ combat: combatId("vector"), entrants, sheets, options: optionsOf(options) });
  const ground: Ground = {
    kind: "map",
    at: Object.fromEntries(entries.map(([id, sheet]) => [id, sheet.at ?? [0, 0]])),
    walls: walls.map(([x, y]) => `${x},${y}`),
    cover: Object.fromEntries(Object.entries(cover).map(([line, lines]) => [line.replace("->", ">"), lines])),
  };
  return { sheets, fight: { ...fight, ground } };
}

/** The first round, with the turn where it is wanted. */
export function started(table: HeartTable, turn: Side): HeartTable {
  const expecting = { players: turn === "players", enemies: turn === "enemies" };
  const waiting = done(play(table, { do: "start", expecting, witnesses: {} }, refuseDice)).table;
  return waiting.fight.phase.at === "ambush" ? done(play(waiting, END_AMBUSH, refuseDice)).table : waiting;
}

/** A table in its first round, on a map, with everybody as they are told to be. */
export function tableOf(
  fighters: Fighters,
  turn: Side,
  options: GivenOptions,
  surroundings: Surroundings = {},
): HeartTable {
  const { fight, sheets } = started(gathered(fighters, options, surroundings), turn);
  const told = Object.entries(fighters).map(([id, sheet]): [string, Fighter] => {
    const fighter = fight.fighters[fighterId(id)];
    if (fighter === undefined) throw new Error(`${id} is not in the fight`);
    return [id, given(fighter, sheet)];
  });
  return { sheets, fight: { ...fight, fighters: Object.fromEntries(told) } };
}

export interface Played {
  readonly table: HeartTable;
  readonly events: readonly Event[];
  readonly throws: readonly Throw[];
}

export const refuseDice: Roller = (thrown) => {
  throw new Error(`no dice are given, but ${thrown.name} is rolled`);
};
/** For kinds whose answer does not depend on any roll that happens on the way. */
export const lowDice: Roller = (thrown) => ({ faces: poolDice(thrown).map(() => 1) });
export const bookDice =
  (book: DiceBook): Roller =>
  (thrown) => ({ faces: book.take(thrown.name, poolDice(thrown).length) });

export function play(table: HeartTable, command: Command, roll: Roller): Result<Played, Refusal> {
  const throws: Throw[] = [];
  const judged = drive(heartRush.decide(table, command, MASTER), (thrown) => {
    throws.push(thrown);
    return roll(thrown);
  });
  if (!judged.ok) return judged;
  return { ok: true, value: { table: judged.value.reduce(heartRush.apply, table), events: judged.value, throws } };
}

export function done(result: Result<Played, Refusal>): Played {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.value;
}

/** Damage that nobody has answered is taken whole. */
export function settled(table: HeartTable, roll: Roller): Played {
  if (openHurts(table).length === 0) return { table, events: [], throws: [] };
  return done(play(table, { do: "settle" }, roll));
}

/** Plays commands one after the other, with what hurts between them taken whole; the first refusal is the answer. */
export function playAll(table: HeartTable, commands: readonly Command[], roll: Roller): Result<Played, Refusal> {
  let played: Played = { table, events: [], throws: [] };
  for (const command of commands) {
    const taken = settled(played.table, roll);
    const next = play(taken.table, command, roll);
    if (!next.ok) return next;
    const parts = [played, taken, next.value];
    played = {
      table: next.value.table,
      events: parts.flatMap(({ events }) => events),
      throws: parts.flatMap(({ throws }) => throws),
    };
  }
  return { ok: true, value: played };
}

const isStance = (stance: unknown): stance is Stance => STANCES.some((known) => known === stance);

/** Puts everybody into an engagement whose stances have just turned over. */
export function turnedOver(
  table: HeartTable,
  by: string,
  on: string,
  stances: Readonly<Record<string, unknown>>,
): HeartTable {
  const known = Object.entries(stances).filter((entry): entry is [string, Stance] => isStance(entry[1]));
  const targeted = table.fight.fighters[fighterId(on)]?.side ?? players;
  return {
    ...table,
    fight: {
      ...table.fight,
      engagements: 1,
      phase: {
        at: "engagement",
        engagement: {
          name: "1",
          by: fighterId(by),
          on: fighterId(on),
          targeted,
          members: known.map(([id]) => fighterId(id)),
          step: {
            is: "resolving",
            stage: "cunning",
            stances: Object.fromEntries(known),
            declared: {},
            late: [],
            stepped: {},
            stayed: [],
            mover: targeted,
            followUps: {},
            landing: [],
          },
        },
      },
    },
  };
}

/** The commands that close every stage before the one a member speaks in. */
export function untilStage(stance: unknown): readonly Command[] {
  const before = { cunning: 0, agility: 1, might: 4 }[String(stance)] ?? 0;
  return Array.from({ length: before }, () => ({ do: "close-stage" }));
}

export const attackOn = (who: string, target: string): Command => ({
  do: "declare",
  who: fighterId(who),
  what: { do: "attack", target: fighterId(target), also: [], riders: {}, push: "push", follow: null },
});

export const eventsOf = <Type extends Event["type"]>(
  { events }: Played,
  type: Type,
): readonly Extract<Event, { type: Type }>[] =>
  events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);

/** What vectors, which tell fewer reasons apart, call a refusal. */
const CALLED: Readonly<Partial<Record<Refusal, Refusal>>> = {
  "wall-in-the-way": "square-taken",
  "stand-up-first": "too-far",
};

export const refused = (reason: Refusal): { readonly refused: Refusal } => ({ refused: CALLED[reason] ?? reason });
export type Id = FighterId;
