import type { FighterId, SideId } from "../../core/brand.ts";
import {
  integer,
  listOf,
  nullable,
  oneOf,
  recordOf,
  shape,
  tagged,
  text,
  truth,
  where,
  word,
} from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import type { Command, CommandOf, Correction, Laid, Morale } from "./model.ts";
import { MODS, MOST_MINUTES } from "./model.ts";
import { MOST_GRIT, readAttribute, readFright, readHarm, readMods, readSheet, readStep } from "./parse-sheet.ts";

export const readFighterId: Reader<FighterId> = word<FighterId>();
export const readSideId: Reader<SideId> = word<SideId>();

/** A list that names nobody twice. */
export const readFighters: Reader<readonly FighterId[]> = where(listOf(readFighterId), (ids) =>
  new Set(ids).size === ids.length ? null : "no fighter twice",
);
const readTargets = where(readFighters, (ids) => (ids.length > 0 ? null : "at least one target"));

export const readLaid: Reader<Laid> = shape<Laid>({ mod: oneOf(MODS), who: readFighterId, target: readFighterId });

export const readMorale: Reader<Morale> = shape<Morale>({
  firstCritDone: truth,
  firstLossDone: truth,
  mods: readMods,
});

export const readCorrection: Reader<Correction> = tagged("of", {
  attribute: { attribute: readAttribute, value: readStep },
  grit: { value: integer(0, MOST_GRIT) },
  harm: { harm: readHarm },
  deprived: { deprived: truth },
  routed: { routed: truth },
  morale: { morale: readMorale },
  saveMods: { mods: readMods },
  acted: { acted: truth },
});

type VolleyWish = CommandOf<"attack">["volley"];

const readVolleyWish: Reader<VolleyWish> = tagged("how", {
  alone: {},
  join: {},
  open: { awaited: readFighters },
});

const MOST_FEET = 1000;

export const readCommand: Reader<Command> = tagged("type", {
  volunteerFirst: { who: readFighterId },
  rollFirstEach: { side: readSideId },
  goFirst: { side: readSideId, mightBeSlow: readFighters },
  move: { who: readFighterId, feet: integer(1, MOST_FEET) },
  stake: {
    who: readFighterId,
    attribute: readAttribute,
    mods: readMods,
    against: nullable(shape<NonNullable<CommandOf<"stake">["against"]>>({ who: readFighterId, mods: readMods })),
    danger: nullable(readFighterId),
    win: nullable(readLaid),
    lose: nullable(readLaid),
  },
  attack: {
    who: readFighterId,
    targets: readTargets,
    weapon: nullable(text(128)),
    mods: readMods,
    volley: readVolleyWish,
  },
  closeVolley: {},
  giveFirstAid: { who: readFighterId, target: readFighterId, attribute: oneOf(["dex", "wil"]), adjacent: truth },
  pass: { who: readFighterId },
  drop: { who: readFighterId },
  endTurn: { side: readSideId, round: integer(1, Number.MAX_SAFE_INTEGER) },
  nameFirst: { side: readSideId },
  askMorale: {
    who: readTargets,
    mods: recordOf(readFighterId, readMods),
    speaker: nullable(readFighterId),
    why: readFright,
  },
  lay: { laid: readLaid },
  stepDown: { who: readFighterId, attribute: readAttribute },
  hurt: { who: readFighterId, damage: integer(1, MOST_GRIT), direct: truth, attribute: readAttribute },
  restoreGrit: { who: readFighterId },
  restoreAttribute: { who: readFighterId, attribute: readAttribute },
  passTime: { minutes: integer(1, MOST_MINUTES), safe: truth },
  correct: { who: readFighterId, correction: readCorrection },
  addFighter: { who: readFighterId, side: readSideId, npc: truth, sheet: readSheet },
  removeFighter: { who: readFighterId },
  endFight: {},
});
