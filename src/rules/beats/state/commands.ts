import { listOf, nullable, oneOf, truth, union, type Read } from "../../core/json.ts";
import { readOpening, readSeal } from "../../core/seal.ts";
import * as part from "./read-parts.ts";

const who = part.fighter;
const won = truth;

/** What a player asks for a fighter of theirs, and the Game Master for any. `wounds`: turned against who heals them. */
const MOVES = {
  muster: { who, traits: part.traits, backing: part.backing },
  seal: { who, seal: readSeal },
  open: { who, opening: readOpening },
  special: { who, special: part.special },
  act: { who, action: part.action },
  accept: { who, gives: nullable(part.toolRef) },
  counter: { who, means: nullable(part.means) },
  keep: { who },
  surrender: { who },
  terms: { who, accepted: truth },
  raise: { who, special: part.special },
  name: { who, label: part.label },
  agree: { who, willing: truth },
  challenge: { who, against: part.fighter, traits: part.traits, backing: part.backing, aid: nullable(part.fighter) },
  meet: { who, traits: part.traits, backing: part.backing, wounds: listOf(part.toolId) },
};

/** What only the Game Master rules about a fighter. */
const RULINGS = {
  forfeit: { who },
  refill: { who },
  adjust: { who, what: oneOf(["sparks", "pending"]), to: part.sparks },
  wound: { who, wound: part.woundDealt },
  exertion: { who, won },
  aid: { who, won },
  "allow-aid": { who, wound: part.toolId },
  heal: { who, wound: part.toolId },
  revive: { who },
  return: { who },
  remove: { who },
};

/** What only the Game Master rules about the fight as a whole. */
const TABLE_RULINGS = {
  add: { who, entrant: part.entrant, sheet: part.sheet },
  "place-tool": { tool: part.toolId, label: part.label, kind: part.toolKind },
  "move-tool": { tool: part.toolRef, to: part.toolState, by: nullable(part.fighter) },
  "clear-tool": { tool: part.toolId },
  "call-off": {},
  end: {},
};

export const readCommand = union("do", { ...MOVES, ...RULINGS, ...TABLE_RULINGS });

export type Command = Read<typeof readCommand>;
export type CommandOf<Do extends Command["do"]> = Extract<Command, { readonly do: Do }>;
export type Move = CommandOf<keyof typeof MOVES>;
export type Ruling = CommandOf<keyof typeof RULINGS>;
export type TableRuling = CommandOf<keyof typeof TABLE_RULINGS>;

export const isRuling = (command: Command): command is Ruling => Object.hasOwn(RULINGS, command.do);
export const isTableRuling = (command: Command): command is TableRuling => Object.hasOwn(TABLE_RULINGS, command.do);
