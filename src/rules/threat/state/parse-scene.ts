import type { FighterId, SideId } from "../../core/brand.ts";
import {
  integer,
  listOf,
  nullable,
  oneOf,
  recordOf,
  shape,
  sinceThen,
  tagged,
  text,
  truth,
  word,
} from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { LONGEST_CHOICE, readSeal } from "../../core/seal.ts";
import type { Brawl, Choosing, Exchange, Member, PairVantage, Scene, Stated, TableDie } from "./model.ts";
import { readBreathDice, readFaces, readFighter, readItemId, readLoadout } from "./parse-choice.ts";
import { readAmount } from "./parse-sheet.ts";

/** Readers of what is going on: exchanges, brawls, and the dice on the table. */

export const readSide: Reader<SideId> = word<SideId>();
export const readDieId: Reader<string> = text(300);
export const readFighters: Reader<readonly FighterId[]> = listOf(readFighter, 512);
export const readFace: Reader<number> = integer(1, 12);
export const byFighter = <Value>(reader: Reader<Value>): Reader<Readonly<Record<FighterId, Value>>> =>
  recordOf(readFighter, reader, 512);
export const readReduction: Reader<Readonly<Record<SideId, number>>> = recordOf(readSide, readAmount, 16);

export const readTableDie: Reader<TableDie> = shape<TableDie>({
  id: readDieId,
  roller: readFighter,
  holder: readFighter,
  source: oneOf(["breath", "weapon", "shield"]),
  item: nullable(readItemId),
  faces: readFaces,
  shown: readFace,
  value: integer(0, 13),
  use: oneOf(["weapon", "manoeuvre", "both", "out"]),
  crossed: truth,
  turned: truth,
  aim: nullable(readFighter),
  stopped: readFighters,
});

export const readDice: Reader<readonly TableDie[]> = listOf(readTableDie, 4096);

const readMember: Reader<Member> = sinceThen(
  shape<Member>({
    loadout: nullable(readLoadout),
    breath: nullable(readBreathDice),
    armed: truth,
    rolled: truth,
    fleeing: truth,
    away: truth,
    given: truth,
    turned: listOf(readDieId, 4096),
    fresh: readAmount,
    exposed: truth,
  }),
  { exposed: false },
);

export const readPairs: Reader<readonly PairVantage[]> = listOf(
  shape<PairVantage>({ one: readFighter, other: readFighter, favoured: nullable(readFighter) }),
  512,
);

const readWholeExchange: Reader<Exchange> = shape<Exchange>({
  sides: listOf(readSide, 2),
  vantage: nullable(readSide),
  pairs: readPairs,
  later: nullable(readSide),
  members: byFighter(readMember),
  dice: readDice,
  reduction: readReduction,
  pass: integer(1, 9999),
});

/** Before vantage of two gave an order, the favoured side decided later, and nothing was kept of pairs. */
const readExchange = sinceThen(readWholeExchange, ({ vantage }) => ({ pairs: [], later: vantage }));

const readSeals = byFighter(readSeal);
const readChoosing: Reader<Choosing> = tagged("mode", {
  open: {},
  sealing: { seals: readSeals, forfeits: readFighters },
  opening: { seals: readSeals, opened: byFighter(nullable(text(LONGEST_CHOICE))) },
  shown: {},
});

const readBrawl: Reader<Brawl> = shape<Brawl>({ members: byFighter(shape<{ away: boolean }>({ away: truth })) });

const readStated: Reader<Stated> = shape<Stated>({
  answer: oneOf(["attack", "brawl", "escape"]),
  stance: oneOf(["guts", "blood"]),
  armed: truth,
  high: integer(0, 12),
});

const choosing = { exchange: readExchange, side: nullable(readSide), choosing: readChoosing };
const ended = { exchange: readExchange };
const brawling = { brawl: readBrawl };

export const readScene: Reader<Scene> = tagged("phase", {
  lull: {},
  setup: choosing,
  breath: choosing,
  weapons: { exchange: readExchange, side: nullable(readSide) },
  decide: { exchange: readExchange, side: nullable(readSide), choosing: readChoosing, done: listOf(readSide, 2) },
  over: ended,
  impasse: ended,
  declare: brawling,
  "brawl-over": brawling,
  clash: {
    brawl: readBrawl,
    attacker: readFighter,
    foe: readFighter,
    vantage: nullable(readFighter),
    stated: byFighter(readStated),
    dice: readDice,
  },
});
