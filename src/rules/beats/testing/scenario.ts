import { combatId, fighterId, sideId, userId } from "../../core/brand.ts";
import type { FighterId } from "../../core/brand.ts";
import { drive, givenDice } from "../../core/drive.ts";
import type { Who } from "../../core/ruleset.ts";
import { apply } from "../apply.ts";
import type { Command } from "../state/commands.ts";
import { decide } from "../decide.ts";
import type { Event } from "../state/events.ts";
import { presentedOf } from "../state/fighters.ts";
import { dieId, toolId, traitId } from "../state/model.ts";
import type { BeatDie, BeatsTable, Faces, Fighter, Phase, Sheet, Tool, ToolRef, Wound, Zone } from "../state/model.ts";
import { DEFAULTS } from "../state/options.ts";
import type { Options } from "../state/options.ts";
import { fromEntries, keysOf } from "../../core/casts.ts";
import { fromKeys } from "./from-keys.ts";
import type { Refusal } from "../state/refusals.ts";

/** Tables for tests, stated in what matters to each. */

/** A value of a d6, or a value and the faces of its die. */
type DieGiven = number | readonly [value: number, faces: Faces];

interface Given {
  readonly dice?: readonly DieGiven[];
  readonly acted?: boolean;
  readonly turnDown?: number;
  readonly surrendered?: boolean;
  readonly since?: number;
  readonly traits?: readonly string[];
  readonly tools?: readonly string[];
  /** The names of wounds, those tended in brackets, those tried in vain with a question mark. */
  readonly wounds?: readonly string[];
  readonly helpless?: boolean;
  readonly pending?: number;
  readonly sparks?: number;
}
type People = Readonly<Record<string, Given>>;
type Settings = Partial<Options> & { readonly round?: number };

export const A = fighterId("A");
export const B = fighterId("B");
export const C = fighterId("C");
export const D = fighterId("D");

export const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
export const playerOf = (...fighters: readonly FighterId[]): Who => ({ user: userId("player"), gm: false, fighters });

export const die = dieId;
export const trait = traitId;
export const toolOf = (of: FighterId | null, name: string): ToolRef => ({ of, tool: toolId(name) });
export const cut = (name: string) => ({ id: toolId(name), label: name });

export const wound = (name: string): Wound => {
  const id = name.replace(/[()?]/g, "");
  return { id: toolId(id), label: id, tended: name.startsWith("("), tried: name.endsWith("?") };
};

export const held = (label: string): Tool => ({ label, kind: "gear", state: "held", by: null });

export function sheet(given: Given = {}): Sheet {
  return {
    traits: fromKeys((given.traits ?? ["brawn", "wits", "nerve"]).map(traitId), (id) => id),
    tools: fromKeys((given.tools ?? []).map(toolId), held),
    wounds: (given.wounds ?? []).map(wound),
    helpless: given.helpless ?? false,
    pending: given.pending ?? 0,
    sparks: given.sparks ?? 3,
  };
}

function fighter(who: string, given: Given, presented: number): Fighter {
  const zone = (place: number): Zone => (place === presented ? "presented" : place < presented ? "spent" : "hand");
  const dice = (given.dice ?? []).map((one, place): BeatDie => {
    const [value, faces] = typeof one === "number" ? [one, 6 as const] : one;
    return { id: dieId(`${who}${place + 1}`), trait: traitId("brawn"), faces, value, zone: zone(place) };
  });
  return {
    side: sideId("all"),
    npc: false,
    since: given.since ?? 1,
    surrendered: given.surrendered ?? false,
    dice,
    turnDown: given.turnDown ?? 0,
    acted: given.acted ?? false,
  };
}

function table(people: People, phase: Phase, presented: number, { round = 1, ...options }: Settings): BeatsTable {
  const fighters = Object.entries(people).map(([who, given]) => [fighterId(who), given] as const);
  return {
    fight: {
      combat: combatId("combat"),
      options: { ...DEFAULTS, ...options },
      round,
      fighters: fromEntries(fighters.map(([who, given]) => [who, fighter(who, given, presented)] as const)),
      scene: {},
      agreed: [],
      unnamed: null,
      phase,
    },
    sheets: fromEntries(fighters.map(([who, given]) => [who, sheet(given)] as const)),
  };
}

export const mustering = (people: People, settings: Settings = {}): BeatsTable =>
  table(people, { at: "muster", musters: {} }, -1, settings);

export const selecting = (beat: number, people: People, settings: Settings = {}): BeatsTable =>
  table(people, { at: "select", beat, seals: {}, laid: {} }, beat - 1.5, settings);

export const over = (people: People, settings: Settings = {}): BeatsTable =>
  table(people, { at: "over", contest: null }, -1, settings);

/** In beat n everyone presents the n-th of their dice; the order is that of the dice. */
export function acting(beat: number, people: People, turn: FighterId, settings: Settings = {}): BeatsTable {
  const laid = table(people, { at: "over", contest: null }, beat - 1, settings);
  const shown = keysOf(laid.fight.fighters).flatMap((who) => {
    const presented = presentedOf(fighterIn(laid, who));
    return presented === undefined ? [] : [{ who, value: presented.value }];
  });
  const order = shown.toSorted((one, other) => one.value - other.value).map(({ who }) => who);
  return { ...laid, fight: { ...laid.fight, phase: { at: "act", beat, order, turn } } };
}

export function fighterIn(at: BeatsTable, who: FighterId): Fighter {
  const found = at.fight.fighters[who];
  if (found === undefined) throw new Error(`${who} is not in the fight`);
  return found;
}

export function sheetIn(at: BeatsTable, who: FighterId): Sheet {
  const found = at.sheets[who];
  if (found === undefined) throw new Error(`${who} has no sheet`);
  return found;
}

export const values = (at: BeatsTable, who: FighterId): readonly number[] =>
  fighterIn(at, who).dice.map(({ value }) => value);

export interface Played {
  readonly table: BeatsTable;
  readonly events: readonly Event[];
  readonly refused: Refusal | null;
}

/** Sends commands one after another, up to the first that is refused; rolls show the faces given, in order. */
export function play(
  start: BeatsTable,
  commands: readonly Command[],
  faces: readonly (readonly number[])[] = [],
  by: Who = GM,
): Played {
  const roll = givenDice(faces);
  let at = start;
  const events: Event[] = [];
  for (const command of commands) {
    const judged = drive(decide(at, command, by), roll);
    if (!judged.ok) return { table: at, events, refused: judged.reason };
    events.push(...judged.value);
    at = judged.value.reduce(apply, at);
  }
  return { table: at, events, refused: null };
}
