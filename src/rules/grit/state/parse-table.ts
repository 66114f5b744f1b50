import { fightersIn } from "../../core/brand.ts";
import type { FighterId, SideId } from "../../core/brand.ts";
import { integer, listOf, nullable, oneOf, recordOf, shape, sinceThen, tagged, truth, where } from "../../core/json.ts";
import type { Expected, Reader } from "../../core/json.ts";
import { readTable } from "../../core/table.ts";
import { SHOCKS } from "./model.ts";
import type { Declared, Fight, Fighter, Phase, Shaken, Table, Turn, Volley } from "./model.ts";
import { readFighterId, readFighters, readLaid, readMorale, readSideId } from "./commands.ts";
import { readOptions } from "./options.ts";
import { readMods, readSheet, readWeapon } from "./parse-sheet.ts";

const readFighter: Reader<Fighter> = shape<Fighter>({
  side: readSideId,
  npc: truth,
  routed: truth,
  morale: readMorale,
  saveMods: readMods,
});

const readDeclared: Reader<Declared> = shape<Declared>({
  who: readFighterId,
  weapon: nullable(readWeapon),
  mods: readMods,
});

/** Until 0.1.1 nothing was kept of a volley whose others have all left but that nobody is awaited. */
const readVolley: Reader<Volley> = sinceThen(
  shape<Volley>({ target: readFighterId, declared: listOf(readDeclared), called: truth, awaited: readFighters }),
  ({ awaited }) => ({ called: Array.isArray(awaited) && awaited.length > 0 }),
);

const readTurn: Reader<Turn> = shape<Turn>({ side: readSideId, part: oneOf(["all", "before", "after"]) });
const readRound = integer(0, Number.MAX_SAFE_INTEGER);

const readPhase: Reader<Phase> = where(
  tagged("phase", {
    "first-side": {},
    "side-turn": {
      round: integer(1, Number.MAX_SAFE_INTEGER),
      order: listOf(readTurn),
      place: readRound,
      before: readFighters,
      slow: readFighters,
      acted: readFighters,
      feet: recordOf(readFighterId, readRound),
      volleys: listOf(readVolley),
    },
    over: { round: readRound },
  }),
  (now) => (now.phase !== "side-turn" || now.place < now.order.length ? null : "place-in-order"),
);

const readFight: Reader<Fight> = shape<Fight>({
  options: readOptions,
  sides: where(listOf(readSideId), (sides) => (new Set(sides).size === sides.length ? null : "sides-once")),
  fighters: recordOf(readFighterId, readFighter),
  laid: listOf(readLaid),
  shaken: listOf(shape<Shaken>({ who: readFighterId, by: oneOf(SHOCKS) })),
  now: readPhase,
});

const isWithin = (ids: readonly string[], all: ReadonlySet<string>): boolean => ids.every((id) => all.has(id));

function namedIn({ laid, shaken, now }: Fight): readonly FighterId[] {
  const waiting = [...laid.flatMap(({ who, target }) => [who, target]), ...shaken.map(({ who }) => who)];
  if (now.phase !== "side-turn") return waiting;
  const { before, slow, acted, feet, volleys } = now;
  const striking = volleys.flatMap(({ target, declared, awaited }) => [
    target,
    ...declared.map(({ who }) => who),
    ...awaited,
  ]);
  return [...waiting, ...before, ...slow, ...acted, ...fightersIn(feet), ...striking];
}

function sidesNamedIn({ fighters, now }: Fight): readonly SideId[] {
  const order = now.phase === "side-turn" ? now.order : [];
  return [...Object.values<Fighter>(fighters).map(({ side }) => side), ...order.map(({ side }) => side)];
}

/** What each part has to do with the others: a fight that names strangers is no fight of ours. */
function mismatch({ fight }: Table): Expected | null {
  const there = new Set(Object.keys(fight.fighters));
  if (!isWithin(sidesNamedIn(fight), new Set(fight.sides))) return "known-sides";
  return isWithin(namedIn(fight), there) ? null : "known-fighters";
}

export const table: Reader<Table> = readTable(readFight, readSheet, mismatch);
