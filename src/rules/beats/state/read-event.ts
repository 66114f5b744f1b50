import { integer, listOf, nullable, oneOf, recordOf, shape, tagged, truth, where } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { readSeal } from "../../core/seal.ts";
import { FORFEITS, OUTCOMES } from "./events.ts";
import type { ContestRoll, Event, Faced, Roll, RolledDie } from "./events.ts";
import { DICE_IN_A_ROLL } from "../muster.ts";
import * as part from "./read-parts.ts";

const MOST_DICE = 64;

const who = part.fighter;
const won = truth;
const everyone = listOf(part.fighter);
const faced: Reader<Faced> = recordOf(part.fighter, part.face);

const rolledDie: Reader<RolledDie> = shape<RolledDie>({
  id: part.die,
  trait: part.trait,
  faces: part.faces,
  face: part.face,
  value: part.value,
});

const roll: Reader<Roll> = where(
  shape<Roll>({ turnDown: integer(0, 9999), dice: listOf(rolledDie, DICE_IN_A_ROLL) }),
  ({ dice }) => (new Set(dice.map(({ id }) => id)).size === DICE_IN_A_ROLL ? null : "three different dice"),
);

const contestRoll: Reader<ContestRoll> = shape<ContestRoll>({
  faces: listOf(part.faces, MOST_DICE),
  passes: listOf(listOf(part.face, MOST_DICE), MOST_DICE),
  values: listOf(part.value, MOST_DICE),
  best: part.value,
});

export const readEvent: Reader<Event> = tagged("is", {
  mustered: { who, muster: part.muster },
  rolled: { rolls: recordOf(part.fighter, roll) },
  sealed: { who, seal: readSeal },
  opened: { who, die: part.die },
  forfeited: { who, die: part.die, why: oneOf(FORFEITS) },
  revealed: {
    order: everyone,
    presented: recordOf(part.fighter, part.die),
    values: recordOf(part.fighter, part.value),
    passes: listOf(faced),
    lots: listOf(faced),
  },
  "special-used": { who, special: part.special, face: nullable(part.face), values: recordOf(part.die, part.value) },
  substituted: { who, die: part.die },
  declared: { who, action: part.action, asked: everyone },
  accepted: { who, gives: nullable(part.toolRef) },
  "surrender-offered": { who },
  "surrender-refused": { who },
  settled: { who, outcome: oneOf(OUTCOMES), by: nullable(part.fighter) },
  "beat-ended": {},
  surrendered: { who },
  wounded: { who, wound: part.woundDealt },
  disadvantaged: { who },
  "tool-moved": { tool: part.toolRef, to: part.toolState, by: nullable(part.fighter) },
  "tool-placed": { tool: part.toolId, label: part.label, kind: part.toolKind },
  "tool-cleared": { tool: part.toolId },
  agreed: { who, willing: truth },
  challenged: { contest: part.contest },
  "called-off": {},
  contested: { rolls: recordOf(part.fighter, contestRoll), ties: integer(0, MOST_DICE), winner: part.fighter },
  refilled: { who },
  adjusted: { who, what: oneOf(["sparks", "pending"]), to: part.sparks },
  exerted: { who, won },
  aided: { who, won },
  "aid-allowed": { who, wound: part.toolId },
  healed: { who, wound: part.toolId },
  revived: { who },
  returned: { who },
  added: { who, entrant: part.entrant, sheet: part.sheet },
  removed: { who },
  ended: {},
});
