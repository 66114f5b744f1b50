import {
  casesSinceThen,
  freeText,
  integer,
  listOf,
  nullable,
  oneOf,
  shape,
  truth,
  union,
  type Read,
} from "../../core/json.ts";
import { MOST_MINUTES } from "./model.ts";
import { readCorrection, readFighterId, readFighters, readLaid, readSideId } from "./commands.ts";
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

export const SAVE_RESULTS = ["success", "failure", "tie"] as const;
export const OUTCOMES = ["held", "routed"] as const;

const MOST_DICE = 32;
const MOST_DAMAGE = 1_000_000;
const readDamage = integer(0, MOST_DAMAGE);
const readName = freeText;

/** Dice on the table, of which the best one counts. */
const readRoll = shape({
  name: readName,
  by: readFighterId,
  dice: listOf(shape({ role: readName, faces: integer(1, 100), face: integer(1, 100), kept: truth }), MOST_DICE),
  best: integer(1, 100),
});

/** No rolls: an attribute at zero decided it. */
const readSave = shape({ result: oneOf(SAVE_RESULTS), rolls: listOf(readRoll) });

/**
 * How the question of the first side was answered. `result` and `opposing` where somebody rolled against the foes; `parted`:
 * the side that goes in two parts, the fast before and the others after the foes.
 */
const readFirstSide = shape({
  first: readSideId,
  parted: nullable(readSideId),
  result: nullable(oneOf(SAVE_RESULTS)),
  opposing: nullable(readStep),
  before: readFighters,
  after: readFighters,
  slow: readFighters,
  rolls: listOf(readRoll),
});

/** What direct damage did. `left` is what the save was up against; `saved` is null where none was rolled. */
const readBlow = shape({
  attribute: readAttribute,
  die: readStep,
  crits: integer(0, 100),
  left: readDamage,
  save: nullable(readRoll),
  saved: nullable(truth),
  harm: readHarm,
});

const readStruck = shape({
  who: readFighterId,
  roll: readRoll,
  attack: readDamage,
  passed: readDamage,
});

/** All that happens in a fight. */
const readAnyEvent = union("type", {
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
    strikes: listOf(shape({ target: readFighterId, mods: readMods })),
    // In a volley; otherwise it is rolled at once.
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
    effects: listOf(shape({ who: readFighterId, effect: readName })),
  },
  // Their Morale Saves are due, and wait for the Game Master.
  moraleShaken: { firstCrit: readFighters, firstLoss: readFighters },
  moraleTested: {
    firstCrit: readFighters,
    firstLoss: readFighters,
    // Why the Game Master asked, if it was one of the usual reasons.
    why: readFright,
    decided: listOf(shape({ who: readFighterId, outcome: oneOf(OUTCOMES) })),
    rolls: listOf(readRoll),
  },
  firstAidGiven: { who: readFighterId, target: readFighterId, save: nullable(readSave), helped: truth },
  // What was used is kept by its name, which it may not have for ever; null: nothing of the sheet.
  used: { who: readFighterId, what: nullable(readName), how: readName },
  passed: { who: readFighterId },
  dropped: { who: readFighterId },
  // Whether the round ends with it.
  turnEnded: { ends: truth },
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

export const readEvent = casesSinceThen("type", readAnyEvent, { turnEnded: { ends: false } });

export type Event = Read<typeof readEvent>;
export type Roll = Read<typeof readRoll>;
export type Save = Read<typeof readSave>;
export type FirstSide = Read<typeof readFirstSide>;
export type Blow = Read<typeof readBlow>;
export type Struck = Read<typeof readStruck>;
type Of<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
export type VolleyResolved = Of<"volleyResolved">;
export type CriticalEffect = VolleyResolved["effects"][number];
export type MoraleDecided = Of<"moraleTested">["decided"][number];
