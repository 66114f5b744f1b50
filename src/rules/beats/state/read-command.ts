import { nullable, oneOf, tagged, truth, listOf } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { readOpening, readSeal } from "../../core/seal.ts";
import type { Command } from "./commands.ts";
import * as part from "./read-parts.ts";

const who = part.fighter;
const won = truth;

export const readCommand: Reader<Command> = tagged("do", {
  muster: { who, traits: part.traits, backing: part.backing },
  seal: { who, seal: readSeal },
  open: { who, opening: readOpening },
  special: { who, special: part.special },
  act: { who, action: part.action },
  accept: { who, gives: nullable(part.toolRef) },
  counter: { who, means: nullable(part.means) },
  surrender: { who },
  terms: { who, accepted: truth },
  raise: { who, special: part.special },
  agree: { who, willing: truth },
  challenge: { who, against: part.fighter, traits: part.traits, backing: part.backing, aid: nullable(part.fighter) },
  meet: { who, traits: part.traits, backing: part.backing, wounds: listOf(part.toolId) },
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
  add: { who, entrant: part.entrant, sheet: part.sheet },
  "place-tool": { tool: part.toolId, label: part.label, kind: part.toolKind },
  "move-tool": { tool: part.toolRef, to: part.toolState, by: nullable(part.fighter) },
  "clear-tool": { tool: part.toolId },
  "call-off": {},
  end: {},
});
