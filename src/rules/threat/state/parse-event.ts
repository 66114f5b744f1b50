import { integer, listOf, nullable, oneOf, shape, tagged, text, truth } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { LONGEST_CHOICE, readSeal } from "../../core/seal.ts";
import type { Blow, BreathShown, Event, EventOf, Held, Lost, Shot, Wear } from "./event.ts";
import type { DieId } from "./model.ts";
import type { FighterId } from "../../core/brand.ts";
import { readBreathDice, readFaces, readFighter, readItemId, readLoadout, readPick } from "./parse-choice.ts";
import { readRuling } from "./parse-command.ts";
import { byFighter, readDice, readDieId, readFace, readFighters, readReduction, readSide } from "./parse-scene.ts";
import { readAmount } from "./parse-sheet.ts";
import { ATTRIBUTES, CONDITIONS, QUALITIES } from "./sheet.ts";

const many = <Value>(reader: Reader<Value>): Reader<readonly Value[]> => listOf(reader, 512);

const readLost: Reader<Lost> = shape<Lost>({ who: readFighter, faces: readFaces });
const readHeld: Reader<Held> = shape<Held>({ who: readFighter, item: readItemId });
const readWear: Reader<Wear> = shape<Wear>({
  who: readFighter,
  item: readItemId,
  faces: listOf(readFace, 12),
  ruined: truth,
});
const readShot: Reader<Shot> = shape<Shot>({ who: readFighter, weapon: readItemId, ammo: readItemId });
const readShown: Reader<BreathShown> = shape<BreathShown>({ faces: readFaces, shown: readFace });
const readDieIds = listOf(readDieId, 4096);

const readBlow: Reader<Blow> = shape<Blow>({
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

type Stop = EventOf<"armourMet">["stopped"][number];
type Turn = { readonly who: FighterId; readonly die: DieId };
type Sweep = EventOf<"planned">["swept"][number];
type PartyHurt = EventOf<"clashed">["parties"][number];

const rolled = { dice: readDice, wear: many(readWear) };

export const readEvent: Reader<Event> = tagged("type", {
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
  readied: { loadouts: byFighter(readLoadout) },
  weaponsRolled: { of: readFighters, ...rolled, shots: many(readShot) },
  armourMet: {
    stopped: listOf(shape<Stop>({ die: readDieId, by: readFighter }), 4096),
    wear: many(readWear),
    owed: byFighter(listOf(readPick, 64)),
  },
  pieceMarked: { who: readFighter, pick: readPick },
  breathChosen: { choices: byFighter(readBreathDice) },
  breathRolled: { of: readFighters, ...rolled, lost: many(readLost) },
  dieGiven: { who: readFighter, die: readDieId, to: readFighter },
  planned: {
    turned: listOf(shape<Turn>({ who: readFighter, die: readDieId }), 4096),
    swept: many(shape<Sweep>({ who: readFighter, die: readDieId, lost: readDieIds })),
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
    parties: listOf(
      shape<PartyHurt>({ who: readFighter, threat: readAmount, injury: readAmount, falls: truth, away: truth }),
      2,
    ),
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
