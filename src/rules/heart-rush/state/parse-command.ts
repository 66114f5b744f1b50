import { nullable, oneOf, recordOf, shape, tagged, truth } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { readOpening, readSeal } from "../../core/seal.ts";
import { FREQUENCIES } from "./commands.ts";
import type { Command, Destination, Payment, Ruling } from "./commands.ts";
import type { Order } from "../flow/handling.ts";
import { WATERS } from "./model.ts";
import * as part from "./parse-parts.ts";
import { fighterWord } from "./parse-sheet.ts";
import { REGARDS } from "./witness.ts";
import type { Witness } from "./witness.ts";

const who = fighterWord;
const target = fighterWord;
const payment: Reader<Payment> = oneOf(["action", "rush"]);

const destination: Reader<Destination> = shape<Destination>({
  to: nullable(part.square),
  path: part.squares,
  feet: part.feet,
  near: part.ids,
});

const ruling: Reader<Ruling> = tagged("is", {
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
  fall: { who, feet: part.feet },
  rise: { who },
});

/** A command from anybody's browser. */
export const readCommand: Reader<Command> = tagged("do", {
  start: {
    expecting: shape<Order<"start">["expecting"]>({ players: truth, enemies: truth }),
    witnesses: recordOf(fighterWord, shape<Witness>({ sees: truth, regards: oneOf(REGARDS) }), 256),
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
  cast: { who, spell: part.name, instant: truth },
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
  escape: { who, ability: part.bodyAbility, answer: part.bodyAbility },
  "throw-off": { who, ability: part.bodyAbility, answer: part.bodyAbility },
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
  answer: { who, by: fighterWord, ability: part.bodyAbility },
  plan: { who, first: oneOf(["sidestep", "attack"]) },
  stay: { who },
  "follow-up": { who, target },
  "close-stage": {},
  shrug: { who, hurt: part.name, yes: truth },
  settle: {},
  drop: { who },
  rule: { ruling },
  enlist: { who, side: part.side, npc: truth },
  dismiss: { who },
  end: {},
});
