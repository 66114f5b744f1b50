import { fighterId, fightersIn } from "../../core/brand.ts";
import type { CombatId, FighterId, SideId } from "../../core/brand.ts";
import { integer, listOf, nullable, shape, truth, word } from "../../core/json.ts";
import type { Expected, Reader } from "../../core/json.ts";
import type { Readers } from "../../core/ruleset.ts";
import { readTable } from "../../core/table.ts";
import type { Event } from "./event.ts";
import type { Command } from "./commands.ts";
import type { Exchange, Fight, Scene, Seat, Table } from "./model.ts";
import { exchangeOf } from "../exchange/exchange.ts";
import { readOptions } from "./options.ts";
import { readItemId, readPick } from "./parse-choice.ts";
import { readCommand } from "./commands.ts";
import { readEvent } from "./event.ts";
import { byFighter, readFighters, readPairs, readScene, readSide } from "./parse-scene.ts";
import { readSheet } from "./parse-sheet.ts";
import type { Sheet } from "./sheet.ts";

export const readSeat: Reader<Seat> = shape<Seat>({ side: readSide, npc: truth });

const readFight: Reader<Fight> = shape<Fight>({
  combat: word<CombatId>(),
  options: readOptions,
  fighters: byFighter(readSeat),
  vantage: nullable(readSide),
  pairs: readPairs,
  holds: byFighter(listOf(readItemId, 128)),
  unaware: readFighters,
  owed: byFighter(listOf(readPick, 64)),
  number: integer(0, 1_000_000),
  scene: readScene,
});

/** A fight and sheets that belong together: nobody is named who is not there, nothing decided that nobody could have. */
function mismatch({ fight, sheets }: Table): Expected | null {
  const known = (who: FighterId): boolean => fight.fighters[who] !== undefined && sheets[who] !== undefined;
  const all = (names: readonly string[]): boolean => names.every((name) => known(fighterId(name)));
  const named = [...Object.keys(fight.holds), ...Object.keys(fight.owed), ...fight.unaware];
  const pairs = [...fight.pairs, ...(exchangeOf(fight.scene)?.pairs ?? [])];
  const paired = pairs.flatMap((pair) => [pair.one, pair.other, pair.favoured ?? pair.one]);
  if (!all([...named, ...paired])) return "known-fighters";
  if (Object.values(fight.owed).some((picks) => picks.length === 0)) return "picks";
  return sceneMismatch(fight, fight.scene, all);
}

function sceneMismatch(fight: Fight, scene: Scene, all: (names: readonly string[]) => boolean): Expected | null {
  if (scene.phase === "lull") return null;
  if (!("exchange" in scene)) {
    const members = Object.keys(scene.brawl.members);
    if (!all(members)) return "known-fighters";
    if (scene.phase !== "clash") return null;
    const { attacker, foe, vantage, stated } = scene;
    const parties: readonly string[] = [attacker, foe];
    const between = [...Object.keys(stated), vantage ?? foe].every((who) => parties.includes(who));
    return attacker !== foe && between && parties.every((who) => members.includes(who)) ? null : "clashing";
  }
  if (!all(Object.keys(scene.exchange.members))) return "known-fighters";
  return exchangeMismatch(fight, scene.exchange) ?? choosingMismatch(scene);
}

function exchangeMismatch(fight: Fight, exchange: Exchange): Expected | null {
  const { sides, vantage, later, members, dice } = exchange;
  const engaged = fightersIn(members).map((who) => fight.fighters[who]?.side);
  if (sides.length !== 2 || sides[0] === sides[1]) return "two-sides";
  if (!engaged.every((side) => side !== undefined && sides.includes(side))) return "members";
  if (![vantage, later].every((side) => side === null || sides.includes(side))) return "vantage";
  return new Set(dice.map((die) => die.id)).size === dice.length ? null : "own-dice";
}

/** Under vantage one side decides at a time and openly; without it both do, under seals. */
function choosingMismatch(scene: Extract<Scene, { readonly exchange: Exchange }>): Expected | null {
  if (!("side" in scene)) return null;
  const { side, exchange } = scene;
  const isSide = (one: SideId): boolean => exchange.sides.includes(one);
  if (side === null ? exchange.later !== null : exchange.later === null || !isSide(side)) return "deciding-side";
  if (scene.phase === "decide" && !scene.done.every(isSide)) return "done-sides";
  if (!("choosing" in scene)) return null;
  const { choosing } = scene;
  if ((choosing.mode === "open") !== (side !== null)) return "openness";
  const choosers =
    choosing.mode === "sealing"
      ? [...Object.keys(choosing.seals), ...choosing.forfeits]
      : choosing.mode === "opening"
        ? [...Object.keys(choosing.seals), ...Object.keys(choosing.opened)]
        : [];
  return choosers.every((who) => Object.hasOwn(exchange.members, who)) ? null : "choices";
}

export const read: Readers<Fight, Sheet, Command, Event> = {
  sheet: readSheet,
  table: readTable(readFight, readSheet, mismatch),
  command: readCommand,
  event: readEvent,
};
