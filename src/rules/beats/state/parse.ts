import type { CombatId, SideId } from "../../core/brand.ts";
import {
  integer,
  listOf,
  nullable,
  oneOf,
  recordOf,
  shape,
  sinceThen,
  tagged,
  truth,
  where,
  word,
} from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import type { Readers } from "../../core/ruleset.ts";
import { readTable } from "../../core/table.ts";
import { readSeal } from "../../core/seal.ts";
import type { Command } from "./commands.ts";
import type { Event } from "./events.ts";
import { TERMS, ZONES } from "./model.ts";
import type { BeatDie, BeatsTable, Dealt, Fight, Fighter, Phase, Sheet } from "./model.ts";
import { DICE_IN_A_ROLL } from "./model.ts";
import { readOptions } from "./options.ts";
import { complaint } from "./consistency.ts";
import { readCommand } from "./commands.ts";
import { readEvent } from "./events.ts";
import * as part from "./read-parts.ts";

const MOST_ROUNDS = 99_999;
const round = integer(1, MOST_ROUNDS);

const die: Reader<BeatDie> = where(
  shape<BeatDie>({ id: part.die, trait: part.trait, faces: part.faces, value: part.value, zone: oneOf(ZONES) }),
  ({ faces, value }) => (value > faces ? `at-most ${faces}` : null),
);

const fighter: Reader<Fighter> = shape<Fighter>({
  side: word<SideId>(),
  npc: truth,
  since: integer(1, MOST_ROUNDS + 1),
  surrendered: truth,
  dice: listOf(die, DICE_IN_A_ROLL),
  turnDown: integer(0, 9999),
  acted: truth,
});

const beat = integer(1, DICE_IN_A_ROLL);
const everyone = listOf(part.fighter);

const phase: Reader<Phase> = tagged("at", {
  muster: { musters: recordOf(part.fighter, part.muster) },
  select: { beat, seals: recordOf(part.fighter, readSeal), laid: recordOf(part.fighter, part.die) },
  act: { beat, order: everyone, turn: nullable(part.fighter) },
  answer: {
    beat,
    order: everyone,
    turn: part.fighter,
    action: part.action,
    waiting: everyone,
    terms: oneOf(TERMS),
    gives: nullable(part.toolRef),
  },
  over: { contest: nullable(part.contest) },
});

const wholeFight: Reader<Fight> = shape<Fight>({
  combat: word<CombatId>(),
  options: readOptions,
  round,
  fighters: recordOf(part.fighter, fighter),
  scene: part.tools,
  agreed: everyone,
  unnamed: nullable(shape<Dealt>({ by: part.fighter, who: part.fighter, wound: part.toolId })),
  phase,
});
const fight = sinceThen(wholeFight, { unnamed: null });

/** A fight and sheets that belong together: who is named is there, and dice lie where the phase says. */
const table: Reader<BeatsTable> = readTable(fight, part.sheet, complaint);

export const readers: Readers<Fight, Sheet, Command, Event> = {
  sheet: part.sheet,
  table,
  command: readCommand,
  event: readEvent,
};
