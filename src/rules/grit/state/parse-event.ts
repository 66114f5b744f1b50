import { integer, listOf, nullable, oneOf, shape, tagged, text, truth } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import type { ThrownDie } from "../../core/pool.ts";
import { MOST_MINUTES } from "../body.ts";
import { OUTCOMES, SAVE_RESULTS } from "./event.ts";
import type { Blow, CriticalEffect, Event, FirstSide, MoraleDecided, Roll, Save, Struck } from "./event.ts";
import { readCorrection, readFighterId, readFighters, readLaid, readSideId } from "./parse-command.ts";
import {
  MOST_GRIT,
  readAttribute,
  readFright,
  readHarm,
  readMods,
  readSheet,
  readStep,
  readWeapon,
} from "./parse-sheet.ts";

type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;

const MOST_DICE = 32;
const MOST_DAMAGE = 1_000_000;
const readDamage = integer(0, MOST_DAMAGE);
const readName = text(400);

const readRoll: Reader<Roll> = shape<Roll>({
  name: readName,
  by: readFighterId,
  dice: listOf(
    shape<ThrownDie>({ role: readName, faces: integer(1, 100), face: integer(1, 100), kept: truth }),
    MOST_DICE,
  ),
  best: integer(1, 100),
});

const readSave: Reader<Save> = shape<Save>({ result: oneOf(SAVE_RESULTS), rolls: listOf(readRoll) });

const readFirstSide: Reader<FirstSide> = shape<FirstSide>({
  first: readSideId,
  parted: nullable(readSideId),
  result: nullable(oneOf(SAVE_RESULTS)),
  opposing: nullable(readStep),
  before: readFighters,
  after: readFighters,
  slow: readFighters,
  rolls: listOf(readRoll),
});

const readBlow: Reader<Blow> = shape<Blow>({
  attribute: readAttribute,
  die: readStep,
  crits: integer(0, 100),
  left: readDamage,
  save: nullable(readRoll),
  saved: nullable(truth),
  harm: readHarm,
});

const readStruck: Reader<Struck> = shape<Struck>({
  who: readFighterId,
  roll: readRoll,
  attack: readDamage,
  passed: readDamage,
});

type Strike = Of<"attackDeclared">["strikes"][number];

export const readEvent: Reader<Event> = tagged("type", {
  firstSideSettled: { settled: readFirstSide },
  moved: { who: readFighterId, feet: integer(1, 1000) },
  staked: {
    who: readFighterId,
    against: nullable(readFighterId),
    attribute: readAttribute,
    save: readSave,
    laid: nullable(readLaid),
  },
  attackDeclared: {
    who: readFighterId,
    weapon: nullable(readWeapon),
    strikes: listOf(shape<Strike>({ target: readFighterId, mods: readMods })),
    waits: truth,
    awaited: readFighters,
  },
  volleysClosed: {},
  volleyResolved: {
    target: readFighterId,
    attacks: listOf(readStruck),
    armor: integer(0, MOST_GRIT),
    gritLost: integer(0, MOST_GRIT),
    gritLeft: integer(0, MOST_GRIT),
    direct: readDamage,
    blow: readBlow,
    effects: listOf(shape<CriticalEffect>({ who: readFighterId, effect: readName })),
  },
  moraleShaken: { firstCrit: readFighters, firstLoss: readFighters },
  moraleTested: {
    firstCrit: readFighters,
    firstLoss: readFighters,
    why: readFright,
    decided: listOf(shape<MoraleDecided>({ who: readFighterId, outcome: oneOf(OUTCOMES) })),
    rolls: listOf(readRoll),
  },
  firstAidGiven: { who: readFighterId, target: readFighterId, save: nullable(readSave), helped: truth },
  passed: { who: readFighterId },
  dropped: { who: readFighterId },
  turnEnded: {},
  laid: { laid: readLaid },
  steppedDown: { who: readFighterId, attribute: readAttribute, die: readStep, harm: readHarm },
  gritRestored: { who: readFighters },
  attributeRestored: { who: readFighterId, attribute: readAttribute },
  timePassed: { minutes: integer(1, MOST_MINUTES), safe: truth, died: readFighters },
  corrected: { who: readFighterId, correction: readCorrection },
  fighterJoined: { who: readFighterId, side: readSideId, npc: truth, sheet: readSheet },
  fighterLeft: { who: readFighterId },
  fightEnded: {},
});
