import type { FighterId, SideId } from "../../core/brand.ts";
import {
  freeText,
  integer,
  listOf,
  nullable,
  oneOf,
  recordOf,
  shape,
  text,
  truth,
  union,
  where,
  word,
  type Read,
  type Reader,
} from "../../core/json.ts";
import type { Laid, Morale } from "./model.ts";
import { MODS, MOST_MINUTES } from "./model.ts";
import { MOST_GRIT, readAttribute, readFright, readHarm, readMods, readSheet, readStep } from "./parse-sheet.ts";

export const readFighterId: Reader<FighterId> = word<FighterId>();
export const readSideId: Reader<SideId> = word<SideId>();

/** A list that names nobody twice. */
export const readFighters: Reader<readonly FighterId[]> = where(listOf(readFighterId), (ids) =>
  new Set(ids).size === ids.length ? null : "fighters-once",
);
const readTargets = where(readFighters, (ids) => (ids.length > 0 ? null : "target"));

export const readLaid: Reader<Laid> = shape<Laid>({ mod: oneOf(MODS), who: readFighterId, target: readFighterId });

export const readMorale: Reader<Morale> = shape<Morale>({
  firstCritDone: truth,
  firstLossDone: truth,
  mods: readMods,
});

/** The Game Master's corrections: each sets one thing, whatever the rules say. */
export const readCorrection = union("of", {
  attribute: { attribute: readAttribute, value: readStep },
  grit: { value: integer(0, MOST_GRIT) },
  harm: { harm: readHarm },
  deprived: { deprived: truth },
  routed: { routed: truth },
  morale: { morale: readMorale },
  saveMods: { mods: readMods },
  acted: { acted: truth },
});

const MOST_FEET = 1000;

/** What a player asks for a fighter or a side of theirs, and the Game Master for any. */
const MOVES = {
  volunteerFirst: { who: readFighterId },
  rollFirstEach: { side: readSideId },
  goFirst: { side: readSideId, mightBeSlow: readFighters },
  move: { who: readFighterId, feet: integer(1, MOST_FEET) },
  // `danger`: who caused it; if nobody is named, the one it is against.
  stake: {
    who: readFighterId,
    attribute: readAttribute,
    mods: readMods,
    against: nullable(shape({ who: readFighterId, mods: readMods })),
    danger: nullable(readFighterId),
    win: nullable(readLaid),
    lose: nullable(readLaid),
  },
  // `weapon`: the id of an item, or null for bare hands.
  attack: {
    who: readFighterId,
    targets: readTargets,
    weapon: nullable(text(128)),
    mods: readMods,
    volley: union("how", { alone: {}, join: {}, open: { awaited: readFighters } }),
  },
  closeVolley: {},
  giveFirstAid: { who: readFighterId, target: readFighterId, attribute: oneOf(["dex", "wil"]), adjacent: truth },
  // `item`: what of the sheet is used, or null for anything else that the table calls an action.
  use: { who: readFighterId, item: nullable(text(128)), how: freeText },
  pass: { who: readFighterId },
  drop: { who: readFighterId },
  endTurn: { side: readSideId, round: integer(1, Number.MAX_SAFE_INTEGER) },
};

/** What only the Game Master rules. */
const RULINGS = {
  nameFirst: { side: readSideId },
  // `speaker`: one who rolls for all of them, or null for each their own; `why`: null for a reason that is none of the usual.
  askMorale: {
    who: readTargets,
    mods: recordOf(readFighterId, readMods),
    speaker: nullable(readFighterId),
    why: readFright,
  },
  lay: { laid: readLaid },
  stepDown: { who: readFighterId, attribute: readAttribute },
  // `direct`: goes past armor and Grit.
  hurt: { who: readFighterId, damage: integer(1, MOST_GRIT), direct: truth, attribute: readAttribute },
  restoreGrit: { who: readFighterId },
  restoreAttribute: { who: readFighterId, attribute: readAttribute },
  passTime: { minutes: integer(1, MOST_MINUTES), safe: truth },
  correct: { who: readFighterId, correction: readCorrection },
  addFighter: { who: readFighterId, side: readSideId, npc: truth, sheet: readSheet },
  removeFighter: { who: readFighterId },
  endFight: {},
};

export const readCommand = union("do", { ...MOVES, ...RULINGS });

export type Command = Read<typeof readCommand>;
export type CommandOf<Do extends Command["do"]> = Extract<Command, { readonly do: Do }>;
export type GmCommand = CommandOf<keyof typeof RULINGS>;
export type Correction = Read<typeof readCorrection>;
