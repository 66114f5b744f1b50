import {
  casesSinceThen,
  integer,
  listOf,
  nullable,
  oneOf,
  recordOf,
  renamed,
  shape,
  truth,
  union,
  where,
} from "../../core/json.ts";
import type { Read } from "../../core/json.ts";
import { readSeal } from "../../core/seal.ts";
import { DICE_IN_A_ROLL } from "./model.ts";
import * as part from "./read-parts.ts";

export const OUTCOMES = ["effect", "cancelled", "surrendered", "passed", "kept"] as const;

/** Why somebody's choice is made for them: they did not make or show it, or what they showed could not be. */
export const FORFEITS = ["absent", "unopened", "seal-broken", "not-in-hand"] as const;

const MOST_DICE = 64;

const who = part.fighter;
const won = truth;
const everyone = listOf(part.fighter);
const faced = recordOf(part.fighter, part.face);

/** A die as it was rolled: the face shown, and its value once turned down. */
const rolledDie = shape({
  id: part.die,
  trait: part.trait,
  faces: part.faces,
  face: part.face,
  value: part.value,
});

const roll = where(shape({ turnDown: integer(0, 9999), dice: listOf(rolledDie, DICE_IN_A_ROLL) }), ({ dice }) =>
  new Set(dice.map(({ id }) => id)).size === DICE_IN_A_ROLL ? null : "three-dice",
);

/** One side of a contest: the dice it threw, each pass in turn, and what the last of them came to. */
const contestRoll = shape({
  faces: listOf(part.faces, MOST_DICE),
  passes: listOf(listOf(part.face, MOST_DICE), MOST_DICE),
  values: listOf(part.value, MOST_DICE),
  best: part.value,
});

/** Everything that can have happened, dice faces included. */
const event = union("type", {
  mustered: { who, muster: part.muster },
  rolled: { rolls: recordOf(part.fighter, roll) },
  sealed: { who, seal: readSeal },
  opened: { who, die: part.die },
  forfeited: { who, die: part.die, why: oneOf(FORFEITS) },
  revealed: {
    order: everyone,
    presented: recordOf(part.fighter, part.die),
    values: recordOf(part.fighter, part.value),
    // The faces of each pass of rerolled ties, and of each of lots drawn among those whose tie stands.
    passes: listOf(faced),
    lots: listOf(faced),
  },
  // `face` if a die was thrown.
  "special-used": { who, special: part.special, face: nullable(part.face), values: recordOf(part.die, part.value) },
  substituted: { who, die: part.die },
  declared: { who, action: part.action, asked: everyone },
  accepted: { who, gives: nullable(part.toolRef) },
  "surrender-offered": { who },
  "surrender-refused": { who },
  // An action has come to its end. `by` is who countered it, escaped from it, or kept what was to be thrown.
  settled: { who, outcome: oneOf(OUTCOMES), by: nullable(part.fighter) },
  // Nobody is left to act: the dice presented are spent, and after the last of them the round is over.
  "beat-ended": {},
  surrendered: { who },
  // `by` is who dealt it, where nobody ruled so.
  wounded: { who, wound: part.woundDealt, by: nullable(part.fighter) },
  // Whoever dealt a wound says what it is.
  named: { who, of: part.fighter, wound: part.toolId, label: part.label },
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

/** Fights of 0.1.0 tell events apart by another word. */
export const readEvent = renamed("is", "type", casesSinceThen("type", event, { wounded: { by: null } }));

export type Event = Read<typeof event>;
export type Happening<Type extends Event["type"]> = Extract<Event, { readonly type: Type }>;
export type Roll = Read<typeof roll>;
export type Faced = Read<typeof faced>;
export type ContestRoll = Read<typeof contestRoll>;
