import type { FighterId } from "../../core/brand.ts";
import { nullable, oneOf, recordOf, shape, truth, union, type Read, type Reader } from "../../core/json.ts";
import { MOST_FIGHTERS } from "../../core/table.ts";
import { readOpening, readSeal } from "../../core/seal.ts";
import { WATERS } from "./model.ts";
import type { Side, Square } from "./model.ts";
import * as part from "./parse-parts.ts";
import { fighterWord } from "./parse-sheet.ts";
import { FREQUENCIES } from "./sheet.ts";
import { REGARDS } from "./witness.ts";
import type { Witness } from "./witness.ts";

const who = fighterWord;
const target = fighterWord;

const payment = oneOf(["action", "rush"]);
export type Payment = Read<typeof payment>;

/** Where a move leads: a square, or, without a map, how far and next to whom. */
export interface Destination {
  readonly to: Square | null;
  /** The squares on the way, from where it stands; the straight way if left empty. */
  readonly path: readonly Square[];
  readonly feet: number;
  readonly near: readonly FighterId[];
}

const destination: Reader<Destination> = shape<Destination>({
  to: nullable(part.square),
  path: part.squares,
  feet: part.feet,
  near: part.ids,
});

/** What a Game Master may simply decree. */
const ruling = union("is", {
  harm: { who, amount: part.count, from: part.name },
  heal: { who, amount: part.count },
  condition: { who, condition: part.condition, levels: part.level, of: nullable(fighterWord) },
  uncondition: { who, condition: part.condition, levels: part.level },
  place: { who, to: part.square },
  turn: { side: part.side },
  side: { who, side: part.side },
  refresh: { who, action: truth, rush: part.count },
  water: { who, water: oneOf(WATERS) },
  survey: { ground: part.ground },
  /** HR-RANGE-7: from whom; null: from every enemy. */
  cover: { who, from: nullable(fighterWord), lines: part.lines },
  /** HR-POS-1: from whom; null: from every enemy. Of feet, null is that nobody says. */
  apart: { who, from: nullable(fighterWord), feet: nullable(part.feet) },
  fall: { who, feet: part.feet },
  rise: { who },
  die: { who },
});

/** A command from anybody's browser. */
export const readCommand = union("do", {
  start: {
    expecting: shape<Readonly<Record<Side, boolean>>>({ players: truth, enemies: truth }),
    witnesses: recordOf(fighterWord, shape<Witness>({ sees: truth, regards: oneOf(REGARDS) }), MOST_FIGHTERS),
  },
  "end-ambush": {},
  pass: { side: part.side },
  dash: { who, destination, stand: truth },
  sidestep: { who, destination, stand: truth, pay: oneOf(["action", "rush", "free"]) },
  "let-pass": { who },
  "move-on": {},
  object: { who },
  "call-out": { who },
  help: { who, target },
  /** A check outside of the fight's own rolls, which somebody has been helped with. */
  "use-help": { who },
  cast: { who, spell: part.name, instant: truth },
  /** `extra`: rush points spent beyond the cost. The terms count for what stands on no sheet alone. */
  use: {
    who,
    ability: part.abilityName,
    frequency: oneOf(FREQUENCIES),
    instant: truth,
    action: truth,
    extra: part.count,
  },
  resolve: { announcement: part.name },
  "put-out": { who, target },
  steady: { who, condition: oneOf(["frightened", "enraged"]) },
  escape: { who, ability: part.bodyAbility },
  "throw-off": { who, ability: part.bodyAbility },
  cling: { who, ability: part.bodyAbility },
  "let-go": { who },
  trip: { who, target },
  strike: { who, target, stance: part.attackingStance, pay: payment },
  engage: { who, target },
  join: { who },
  decline: { who },
  "close-joining": {},
  seal: { who, seal: readSeal },
  freeze: {},
  open: { who, opening: readOpening },
  forfeit: { who },
  declare: { who, what: part.declaration },
  answer: { who, by: fighterWord, ability: part.ability },
  plan: { who, first: oneOf(["sidestep", "attack"]) },
  stay: { who },
  "follow-up": { who, target },
  "close-stage": {},
  shrug: { who, hurt: part.name, yes: truth },
  settle: {},
  drop: { who },
  rule: { ruling },
  heed: { who },
  enlist: { who, side: part.side, npc: truth },
  dismiss: { who },
  end: {},
});

export type Command = Read<typeof readCommand>;
export type Ruling = Read<typeof ruling>;
