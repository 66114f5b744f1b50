import { freeText, integer, nullable, oneOf, shape, truth, union, word, type Read } from "../../core/json.ts";
import { readOpening, readSeal } from "../../core/seal.ts";
import type { Seat } from "./model.ts";
import { readBreathDice, readFaces, readFighter, readItemId, readLoadout, readPick, readUse } from "./parse-choice.ts";
import { readDieId, readFace, readFighters, readSide } from "./parse-scene.ts";
import { readSheet } from "./parse-sheet.ts";
import { ATTRIBUTES } from "./sheet.ts";

/** What only the Game Master says; the same value is command and event. */
export const readRuling = union("rule", {
  vantage: { side: nullable(readSide) },
  pair: { one: readFighter, other: readFighter, favoured: nullable(readFighter) },
  pairless: { one: readFighter, other: readFighter },
  condition: { who: readFighter, item: readItemId, holds: truth },
  aware: { who: readFighter, aware: truth },
  join: { who: readFighter, seat: shape<Seat>({ side: readSide, npc: truth }), sheet: readSheet },
  leave: { who: readFighter },
  injure: { who: readFighter, amount: integer(1, 99), label: freeText },
  heal: { who: readFighter, injury: word<string>(), amount: integer(1, 999) },
  rest: { who: readFighter },
  standing: { who: readFighter, standing: truth },
  breath: { who: readFighter, faces: readFaces, lost: truth },
  mend: { who: readFighter, item: readItemId, face: nullable(readFace) },
  refill: { who: readFighter, item: readItemId },
  held: { who: readFighter, item: readItemId, held: truth },
});

/** What a party to a brawl says before rolling. */
const readStatement = shape({
  answer: oneOf(["attack", "brawl", "escape"]),
  stance: oneOf(["guts", "blood"]),
  dice: readBreathDice,
  weapon: nullable(readUse),
});

export const readCommand = union("do", {
  engage: { procedure: oneOf(["exchange", "brawl"]), members: readFighters },
  seal: { who: readFighter, seal: readSeal },
  open: { who: readFighter, opening: readOpening },
  forfeit: { who: readFighter },
  ready: { who: readFighter, loadout: readLoadout },
  rollWeapons: { side: readSide },
  pick: { who: readFighter, pick: readPick },
  breathe: { who: readFighter, dice: readBreathDice },
  give: { who: readFighter, die: readDieId, to: readFighter },
  gambit: { who: readFighter, die: readDieId },
  sweep: { who: readFighter, die: readDieId },
  flee: { who: readFighter },
  done: { side: readSide },
  again: {},
  stop: {},
  declare: { who: readFighter, foe: readFighter },
  state: { who: readFighter, statement: readStatement },
  save: { who: readFighter, attribute: oneOf(ATTRIBUTES), dice: readBreathDice, difficulty: nullable(integer(0, 99)) },
  catchBreath: { who: readFighter, exhaust: readFaces },
  reload: { who: readFighter, item: readItemId },
  rollSpecial: { who: readFighter, item: readItemId },
  rule: { ruling: readRuling },
});

export type Command = Read<typeof readCommand>;
export type CommandOf<Do extends Command["do"]> = Extract<Command, { readonly do: Do }>;
export type Ruling = Read<typeof readRuling>;
export type Statement = Read<typeof readStatement>;
