import type { FighterId, SideId } from "../core/brand.ts";
import {
  integer,
  listOf,
  literal,
  nullable,
  oneOf,
  recordOf,
  shape,
  tagged,
  text,
  truth,
  where,
  word,
} from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { MOST_MINUTES } from "./body.ts";
import type { Command, CommandOf, Correction, Laid, Morale } from "./model.ts";
import { MODS } from "./model.ts";
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

type CorrectionOf<Kind extends Correction["of"]> = Extract<Correction, { readonly of: Kind }>;

export const readCorrection: Reader<Correction> = tagged<Correction>("of", {
  attribute: shape<CorrectionOf<"attribute">>({
    of: literal("attribute"),
    attribute: readAttribute,
    value: readStep,
  }),
  grit: shape<CorrectionOf<"grit">>({ of: literal("grit"), value: integer(0, MOST_GRIT) }),
  harm: shape<CorrectionOf<"harm">>({ of: literal("harm"), harm: readHarm }),
  deprived: shape<CorrectionOf<"deprived">>({ of: literal("deprived"), deprived: truth }),
  routed: shape<CorrectionOf<"routed">>({ of: literal("routed"), routed: truth }),
  morale: shape<CorrectionOf<"morale">>({ of: literal("morale"), morale: readMorale }),
  saveMods: shape<CorrectionOf<"saveMods">>({ of: literal("saveMods"), mods: readMods }),
  acted: shape<CorrectionOf<"acted">>({ of: literal("acted"), acted: truth }),
});

type VolleyWish = CommandOf<"attack">["volley"];
type VolleyWishOf<How extends VolleyWish["how"]> = Extract<VolleyWish, { readonly how: How }>;

const readVolleyWish: Reader<VolleyWish> = tagged<VolleyWish>("how", {
  alone: shape<VolleyWishOf<"alone">>({ how: literal("alone") }),
  join: shape<VolleyWishOf<"join">>({ how: literal("join") }),
  open: shape<VolleyWishOf<"open">>({ how: literal("open"), awaited: readFighters }),
});

const MOST_FEET = 1000;

export const readCommand: Reader<Command> = tagged<Command>("type", {
  volunteerFirst: shape<CommandOf<"volunteerFirst">>({ type: literal("volunteerFirst"), who: readFighterId }),
  rollFirstEach: shape<CommandOf<"rollFirstEach">>({ type: literal("rollFirstEach"), side: readSideId }),
  goFirst: shape<CommandOf<"goFirst">>({ type: literal("goFirst"), side: readSideId, mightBeSlow: readFighters }),
  move: shape<CommandOf<"move">>({ type: literal("move"), who: readFighterId, feet: integer(1, MOST_FEET) }),
  stake: shape<CommandOf<"stake">>({
    type: literal("stake"),
    who: readFighterId,
    attribute: readAttribute,
    mods: readMods,
    against: nullable(shape<NonNullable<CommandOf<"stake">["against"]>>({ who: readFighterId, mods: readMods })),
    danger: nullable(readFighterId),
    win: nullable(readLaid),
    lose: nullable(readLaid),
  }),
  attack: shape<CommandOf<"attack">>({
    type: literal("attack"),
    who: readFighterId,
    targets: readTargets,
    weapon: nullable(text(128)),
    mods: readMods,
    volley: readVolleyWish,
  }),
  closeVolley: shape<CommandOf<"closeVolley">>({ type: literal("closeVolley") }),
  giveFirstAid: shape<CommandOf<"giveFirstAid">>({
    type: literal("giveFirstAid"),
    who: readFighterId,
    target: readFighterId,
    attribute: oneOf(["dex", "wil"]),
    adjacent: truth,
  }),
  pass: shape<CommandOf<"pass">>({ type: literal("pass"), who: readFighterId }),
  drop: shape<CommandOf<"drop">>({ type: literal("drop"), who: readFighterId }),
  endTurn: shape<CommandOf<"endTurn">>({
    type: literal("endTurn"),
    side: readSideId,
    round: integer(1, Number.MAX_SAFE_INTEGER),
  }),
  nameFirst: shape<CommandOf<"nameFirst">>({ type: literal("nameFirst"), side: readSideId }),
  askMorale: shape<CommandOf<"askMorale">>({
    type: literal("askMorale"),
    who: readTargets,
    mods: recordOf(readFighterId, readMods),
    speaker: nullable(readFighterId),
    why: readFright,
  }),
  lay: shape<CommandOf<"lay">>({ type: literal("lay"), laid: readLaid }),
  stepDown: shape<CommandOf<"stepDown">>({
    type: literal("stepDown"),
    who: readFighterId,
    attribute: readAttribute,
  }),
  hurt: shape<CommandOf<"hurt">>({
    type: literal("hurt"),
    who: readFighterId,
    damage: integer(1, MOST_GRIT),
    direct: truth,
    attribute: readAttribute,
  }),
  restoreGrit: shape<CommandOf<"restoreGrit">>({ type: literal("restoreGrit"), who: readFighterId }),
  restoreAttribute: shape<CommandOf<"restoreAttribute">>({
    type: literal("restoreAttribute"),
    who: readFighterId,
    attribute: readAttribute,
  }),
  passTime: shape<CommandOf<"passTime">>({
    type: literal("passTime"),
    minutes: integer(1, MOST_MINUTES),
    safe: truth,
  }),
  correct: shape<CommandOf<"correct">>({
    type: literal("correct"),
    who: readFighterId,
    correction: readCorrection,
  }),
  addFighter: shape<CommandOf<"addFighter">>({
    type: literal("addFighter"),
    who: readFighterId,
    side: readSideId,
    npc: truth,
    sheet: readSheet,
  }),
  removeFighter: shape<CommandOf<"removeFighter">>({ type: literal("removeFighter"), who: readFighterId }),
  endFight: shape<CommandOf<"endFight">>({ type: literal("endFight") }),
});
