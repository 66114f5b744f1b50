import { integer, literal, nullable, oneOf, shape, tagged, text, truth, word } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { readOpening, readSeal } from "../core/seal.ts";
import type { Command, Ruling, Seat, Statement } from "./model.ts";
import { readBreathDice, readFaces, readFighter, readItemId, readLoadout, readPick, readUse } from "./parse-choice.ts";
import { readDieId, readFace, readFighters, readSide } from "./parse-scene.ts";
import { readSheet } from "./parse-sheet.ts";
import { ATTRIBUTES } from "./sheet.ts";

type RulingOf<Rule extends Ruling["rule"]> = Extract<Ruling, { readonly rule: Rule }>;

export const readRuling: Reader<Ruling> = tagged<Ruling>("rule", {
  vantage: shape<RulingOf<"vantage">>({ rule: literal("vantage"), side: nullable(readSide) }),
  pair: shape<RulingOf<"pair">>({
    rule: literal("pair"),
    one: readFighter,
    other: readFighter,
    favoured: nullable(readFighter),
  }),
  pairless: shape<RulingOf<"pairless">>({ rule: literal("pairless"), one: readFighter, other: readFighter }),
  condition: shape<RulingOf<"condition">>({
    rule: literal("condition"),
    who: readFighter,
    item: readItemId,
    holds: truth,
  }),
  aware: shape<RulingOf<"aware">>({ rule: literal("aware"), who: readFighter, aware: truth }),
  join: shape<RulingOf<"join">>({
    rule: literal("join"),
    who: readFighter,
    seat: shape<Seat>({ side: readSide, npc: truth }),
    sheet: readSheet,
  }),
  leave: shape<RulingOf<"leave">>({ rule: literal("leave"), who: readFighter }),
  injure: shape<RulingOf<"injure">>({
    rule: literal("injure"),
    who: readFighter,
    amount: integer(1, 99),
    label: text(128),
  }),
  heal: shape<RulingOf<"heal">>({
    rule: literal("heal"),
    who: readFighter,
    injury: word<string>(),
    amount: integer(1, 999),
  }),
  rest: shape<RulingOf<"rest">>({ rule: literal("rest"), who: readFighter }),
  standing: shape<RulingOf<"standing">>({ rule: literal("standing"), who: readFighter, standing: truth }),
  breath: shape<RulingOf<"breath">>({ rule: literal("breath"), who: readFighter, faces: readFaces, lost: truth }),
  mend: shape<RulingOf<"mend">>({
    rule: literal("mend"),
    who: readFighter,
    item: readItemId,
    face: nullable(readFace),
  }),
  refill: shape<RulingOf<"refill">>({ rule: literal("refill"), who: readFighter, item: readItemId }),
  held: shape<RulingOf<"held">>({ rule: literal("held"), who: readFighter, item: readItemId, held: truth }),
});

const readStatement: Reader<Statement> = shape<Statement>({
  answer: oneOf(["attack", "brawl", "escape"]),
  stance: oneOf(["guts", "blood"]),
  dice: readBreathDice,
  weapon: nullable(readUse),
});

type CommandOf<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;

export const readCommand: Reader<Command> = tagged<Command>("type", {
  engage: shape<CommandOf<"engage">>({
    type: literal("engage"),
    procedure: oneOf(["exchange", "brawl"]),
    members: readFighters,
  }),
  seal: shape<CommandOf<"seal">>({ type: literal("seal"), who: readFighter, seal: readSeal }),
  open: shape<CommandOf<"open">>({ type: literal("open"), who: readFighter, opening: readOpening }),
  forfeit: shape<CommandOf<"forfeit">>({ type: literal("forfeit"), who: readFighter }),
  ready: shape<CommandOf<"ready">>({ type: literal("ready"), who: readFighter, loadout: readLoadout }),
  rollWeapons: shape<CommandOf<"rollWeapons">>({ type: literal("rollWeapons"), side: readSide }),
  pick: shape<CommandOf<"pick">>({ type: literal("pick"), who: readFighter, pick: readPick }),
  breathe: shape<CommandOf<"breathe">>({ type: literal("breathe"), who: readFighter, dice: readBreathDice }),
  give: shape<CommandOf<"give">>({ type: literal("give"), who: readFighter, die: readDieId, to: readFighter }),
  gambit: shape<CommandOf<"gambit">>({ type: literal("gambit"), who: readFighter, die: readDieId }),
  sweep: shape<CommandOf<"sweep">>({ type: literal("sweep"), who: readFighter, die: readDieId }),
  flee: shape<CommandOf<"flee">>({ type: literal("flee"), who: readFighter }),
  done: shape<CommandOf<"done">>({ type: literal("done"), side: readSide }),
  again: shape<CommandOf<"again">>({ type: literal("again") }),
  stop: shape<CommandOf<"stop">>({ type: literal("stop") }),
  declare: shape<CommandOf<"declare">>({ type: literal("declare"), who: readFighter, foe: readFighter }),
  state: shape<CommandOf<"state">>({ type: literal("state"), who: readFighter, statement: readStatement }),
  save: shape<CommandOf<"save">>({
    type: literal("save"),
    who: readFighter,
    attribute: oneOf(ATTRIBUTES),
    dice: readBreathDice,
    difficulty: nullable(integer(0, 99)),
  }),
  catchBreath: shape<CommandOf<"catchBreath">>({ type: literal("catchBreath"), who: readFighter, exhaust: readFaces }),
  reload: shape<CommandOf<"reload">>({ type: literal("reload"), who: readFighter, item: readItemId }),
  rollSpecial: shape<CommandOf<"rollSpecial">>({ type: literal("rollSpecial"), who: readFighter, item: readItemId }),
  rule: shape<CommandOf<"rule">>({ type: literal("rule"), ruling: readRuling }),
});
