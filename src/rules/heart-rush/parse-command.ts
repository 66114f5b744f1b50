import { literal, nullable, oneOf, shape, tagged, truth } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { readOpening, readSeal } from "../core/seal.ts";
import { FREQUENCIES } from "./commands.ts";
import type { Command, Destination, Payment, Ruling } from "./commands.ts";
import type { Order } from "./handling.ts";
import { WATERS } from "./model.ts";
import * as part from "./parse-parts.ts";
import { fighterWord } from "./parse-sheet.ts";

const who = fighterWord;
const target = fighterWord;
const payment: Reader<Payment> = oneOf(["action", "rush"]);

const destination: Reader<Destination> = shape<Destination>({
  to: nullable(part.square),
  path: part.squares,
  feet: part.feet,
  near: part.ids,
});

type Ruled<Is extends Ruling["is"]> = Extract<Ruling, { readonly is: Is }>;
const ruling: Reader<Ruling> = tagged<Ruling>("is", {
  harm: shape<Ruled<"harm">>({ is: literal("harm"), who, amount: part.count, from: part.name }),
  heal: shape<Ruled<"heal">>({ is: literal("heal"), who, amount: part.count }),
  condition: shape<Ruled<"condition">>({
    is: literal("condition"),
    who,
    condition: part.condition,
    levels: part.level,
    of: nullable(fighterWord),
  }),
  uncondition: shape<Ruled<"uncondition">>({
    is: literal("uncondition"),
    who,
    condition: part.condition,
    levels: part.level,
  }),
  place: shape<Ruled<"place">>({ is: literal("place"), who, to: part.square }),
  turn: shape<Ruled<"turn">>({ is: literal("turn"), side: part.side }),
  side: shape<Ruled<"side">>({ is: literal("side"), who, side: part.side }),
  refresh: shape<Ruled<"refresh">>({ is: literal("refresh"), who, action: truth, rush: part.count }),
  water: shape<Ruled<"water">>({ is: literal("water"), who, water: oneOf(WATERS) }),
  survey: shape<Ruled<"survey">>({ is: literal("survey"), ground: part.ground }),
  fall: shape<Ruled<"fall">>({ is: literal("fall"), who, feet: part.feet }),
  rise: shape<Ruled<"rise">>({ is: literal("rise"), who }),
});

const ORDERS: { readonly [Name in Command["do"]]: Reader<Order<Name>> } = {
  start: shape<Order<"start">>({
    do: literal("start"),
    expecting: shape<Order<"start">["expecting"]>({ players: truth, enemies: truth }),
    surprised: nullable(part.side),
  }),
  "end-ambush": shape<Order<"end-ambush">>({ do: literal("end-ambush") }),
  pass: shape<Order<"pass">>({ do: literal("pass"), side: part.side }),
  dash: shape<Order<"dash">>({ do: literal("dash"), who, destination, stand: truth }),
  sidestep: shape<Order<"sidestep">>({
    do: literal("sidestep"),
    who,
    destination,
    stand: truth,
    pay: oneOf(["action", "rush", "free"]),
  }),
  "let-pass": shape<Order<"let-pass">>({ do: literal("let-pass"), who }),
  "move-on": shape<Order<"move-on">>({ do: literal("move-on") }),
  object: shape<Order<"object">>({ do: literal("object"), who }),
  "call-out": shape<Order<"call-out">>({ do: literal("call-out"), who }),
  help: shape<Order<"help">>({ do: literal("help"), who, target }),
  cast: shape<Order<"cast">>({ do: literal("cast"), who, spell: part.name, instant: truth }),
  use: shape<Order<"use">>({
    do: literal("use"),
    who,
    ability: part.abilityName,
    frequency: oneOf(FREQUENCIES),
    instant: truth,
    action: truth,
    extra: part.count,
  }),
  resolve: shape<Order<"resolve">>({ do: literal("resolve"), announcement: part.name }),
  "put-out": shape<Order<"put-out">>({ do: literal("put-out"), who, target }),
  steady: shape<Order<"steady">>({ do: literal("steady"), who, condition: oneOf(["frightened", "enraged"]) }),
  escape: shape<Order<"escape">>({ do: literal("escape"), who, ability: part.bodyAbility, answer: part.bodyAbility }),
  "throw-off": shape<Order<"throw-off">>({
    do: literal("throw-off"),
    who,
    ability: part.bodyAbility,
    answer: part.bodyAbility,
  }),
  cling: shape<Order<"cling">>({ do: literal("cling"), who, ability: part.bodyAbility }),
  "let-go": shape<Order<"let-go">>({ do: literal("let-go"), who }),
  trip: shape<Order<"trip">>({ do: literal("trip"), who, target }),
  strike: shape<Order<"strike">>({ do: literal("strike"), who, target, stance: part.attackingStance, pay: payment }),
  engage: shape<Order<"engage">>({ do: literal("engage"), who, target }),
  join: shape<Order<"join">>({ do: literal("join"), who }),
  decline: shape<Order<"decline">>({ do: literal("decline"), who }),
  "close-joining": shape<Order<"close-joining">>({ do: literal("close-joining") }),
  seal: shape<Order<"seal">>({ do: literal("seal"), who, seal: readSeal }),
  freeze: shape<Order<"freeze">>({ do: literal("freeze") }),
  open: shape<Order<"open">>({ do: literal("open"), who, opening: readOpening }),
  forfeit: shape<Order<"forfeit">>({ do: literal("forfeit"), who }),
  declare: shape<Order<"declare">>({ do: literal("declare"), who, what: part.declaration }),
  answer: shape<Order<"answer">>({ do: literal("answer"), who, by: fighterWord, ability: part.bodyAbility }),
  plan: shape<Order<"plan">>({ do: literal("plan"), who, first: oneOf(["sidestep", "attack"]) }),
  stay: shape<Order<"stay">>({ do: literal("stay"), who }),
  "follow-up": shape<Order<"follow-up">>({ do: literal("follow-up"), who, target }),
  "close-stage": shape<Order<"close-stage">>({ do: literal("close-stage") }),
  shrug: shape<Order<"shrug">>({ do: literal("shrug"), who, hurt: part.name, yes: truth }),
  settle: shape<Order<"settle">>({ do: literal("settle") }),
  drop: shape<Order<"drop">>({ do: literal("drop"), who }),
  rule: shape<Order<"rule">>({ do: literal("rule"), ruling }),
  enlist: shape<Order<"enlist">>({ do: literal("enlist"), who, side: part.side, npc: truth }),
  dismiss: shape<Order<"dismiss">>({ do: literal("dismiss"), who }),
  end: shape<Order<"end">>({ do: literal("end") }),
};

/** A command from anybody's browser. */
export const readCommand: Reader<Command> = tagged<Command>("do", ORDERS);
