import {
  casesSinceThen,
  integer,
  listOf,
  nullable,
  oneOf,
  shape,
  text,
  truth,
  union,
  type Read,
  type Reader,
} from "../../core/json.ts";
import { LONGEST_CHOICE, readSeal } from "../../core/seal.ts";
import { readBreathDice, readFaces, readFighter, readItemId, readLoadout, readPick } from "./parse-choice.ts";
import { readRuling } from "./commands.ts";
import { byFighter, readDice, readDieId, readFace, readFighters, readReduction, readSide } from "./parse-scene.ts";
import { readAmount } from "./parse-sheet.ts";
import { REFUSALS } from "./refusal.ts";
import { ATTRIBUTES, CONDITIONS, QUALITIES } from "./sheet.ts";

const many = <Value>(reader: Reader<Value>): Reader<readonly Value[]> => listOf(reader, 512);

const readLost = shape({ who: readFighter, faces: readFaces });
const readHeld = shape({ who: readFighter, item: readItemId });
/** Faces newly crossed out on an item by one roll, and whether that ruined it. */
const readWear = shape({
  who: readFighter,
  item: readItemId,
  faces: listOf(readFace, 12),
  ruined: truth,
});
/** A shot: one piece of ammunition, and an empty contraption. */
const readShot = shape({ who: readFighter, weapon: readItemId, ammo: readItemId });
const readShown = shape({ faces: readFaces, shown: readFace });
const readDieIds = listOf(readDieId, 4096);

/**
 * What one pass does to one participant. `die` evaded best; `again` is what the standing die showed when rolled again, under
 * that option; `closed`: a threat that could not hurt got through and ends the vantage of distance.
 */
const readBlow = shape({
  who: readFighter,
  threat: readAmount,
  injury: readAmount,
  die: nullable(readDieId),
  check: oneOf(["unhurt", "unreduced", "guts"]),
  again: nullable(readFace),
  stands: truth,
  away: truth,
  lost: nullable(readLost),
  closed: truth,
});

const rolled = { dice: readDice, wear: many(readWear) };

/** All that happens in a fight. */
const event = union("type", {
  engaged: {
    procedure: oneOf(["exchange", "brawl"]),
    members: readFighters,
    sides: listOf(readSide, 2),
    vantage: nullable(readSide),
  },
  phaseBegan: { phase: oneOf(["setup", "weapons", "breath", "decide"]), side: nullable(readSide) },
  choiceSealed: { who: readFighter, seal: readSeal },
  choiceForfeited: { who: readFighter },
  choicesClosed: {},
  choiceOpened: {
    who: readFighter,
    choice: nullable(text(LONGEST_CHOICE)),
    verdict: oneOf(["kept", "broken", "unlawful"]),
  },
  /** THR-RNG-2: `left`: what cannot be shot, of whoever did not choose. */
  readied: {
    loadouts: byFighter(readLoadout),
    left: many(shape({ who: readFighter, item: readItemId, why: oneOf(REFUSALS) })),
  },
  weaponsRolled: { of: readFighters, ...rolled, shots: many(readShot) },
  armourMet: {
    stopped: listOf(shape({ die: readDieId, by: readFighter }), 4096),
    wear: many(readWear),
    owed: byFighter(listOf(readPick, 64)),
  },
  pieceMarked: { who: readFighter, pick: readPick },
  breathChosen: { choices: byFighter(readBreathDice) },
  breathRolled: { of: readFighters, ...rolled, lost: many(readLost) },
  dieGiven: { who: readFighter, die: readDieId, to: readFighter },
  planned: {
    turned: listOf(shape({ who: readFighter, die: readDieId }), 4096),
    swept: many(shape({ who: readFighter, die: readDieId, lost: readDieIds })),
    fleeing: readFighters,
  },
  sideDone: { side: readSide },
  struck: { pass: integer(1, 9999), blows: many(readBlow) },
  worn: { discarded: readDieIds, reduction: readReduction },
  ended: { outcome: oneOf(["over", "impasse", "stopped"]), dropped: many(readHeld), reloaded: many(readHeld) },
  declared: { who: readFighter, foe: readFighter, vantage: nullable(readFighter) },
  leftToGm: { who: readFighter, foe: readFighter },
  stated: {
    who: readFighter,
    answer: oneOf(["attack", "brawl", "escape"]),
    stance: oneOf(["guts", "blood"]),
    armed: truth,
    breath: listOf(readShown, 5),
    ...rolled,
    lost: many(readLost),
    shots: many(readShot),
    dropped: many(readHeld),
  },
  clashed: {
    outcome: oneOf(["harm", "away"]),
    parties: listOf(shape({ who: readFighter, threat: readAmount, injury: readAmount, falls: truth, away: truth }), 2),
  },
  brawlEnded: {},
  saved: {
    who: readFighter,
    attribute: oneOf(ATTRIBUTES),
    breath: listOf(readShown, 5),
    high: integer(0, 12),
    difficulty: nullable(integer(0, 99)),
    success: nullable(truth),
    margin: nullable(readAmount),
    lost: many(readLost),
  },
  breathCaught: { who: readFighter, exhaust: readFaces, recovered: readBreathDice },
  reloaded: { who: readFighter, item: readItemId },
  specialRolled: {
    who: readFighter,
    item: readItemId,
    rolled: listOf(integer(1, 8), 256),
    quality: oneOf(QUALITIES),
    condition: oneOf(CONDITIONS),
  },
  ruled: { ruling: readRuling },
});

export const readEvent = casesSinceThen("type", event, { readied: { left: [] } });

export type Event = Read<typeof event>;
export type EventOf<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
export type Wear = Read<typeof readWear>;
export type Shot = Read<typeof readShot>;
export type Lost = Read<typeof readLost>;
export type Held = Read<typeof readHeld>;
export type Blow = Read<typeof readBlow>;
export type BreathShown = Read<typeof readShown>;
