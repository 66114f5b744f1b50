import type { CombatId, FighterId, SideId } from "../core/brand.ts";
import { integer, listOf, nullable, oneOf, recordOf, shape, truth, union, where, word } from "../core/json.ts";
import type { Read } from "../core/json.ts";
import { answersReader, type Answers } from "../core/ruling.ts";
import { readOpening, readSeal } from "../core/seal.ts";
import { readTable, type Table as CoreTable } from "../core/table.ts";

export const HANDS = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof HANDS)[number];

/** The questions that are left to the table, the recommended answer first. */
export const RULINGS = { draw: ["die", "nothing"] } as const;
export type Options = Answers<typeof RULINGS>;

export const REFUSALS = ["not-now", "not-yours", "not-in-the-fight", "game-master-only"] as const;
export type Refusal = (typeof REFUSALS)[number];

const who = word<FighterId>();
const lives = integer(0, 99);
const hand = oneOf(HANDS);
const entrant = { side: word<SideId>(), npc: truth };

const sheet = where(shape({ lives, most: lives }), (one) => (one.lives > one.most ? `at-most ${one.most}` : null));
/** `hand`: what has turned over, or stands without having been chosen. */
const fighter = shape({ ...entrant, seal: nullable(readSeal), hand: nullable(hand) });
const fight = shape({
  combat: word<CombatId>(),
  options: answersReader(RULINGS),
  round: integer(1, 1_000_000),
  phase: oneOf(["choosing", "opening", "over"] as const),
  fighters: recordOf(who, fighter),
});
/** What is done just as it is said. */
const plain = {
  seal: { who, seal: readSeal },
  lives: { who, lives },
  add: { who, entrant: shape(entrant), sheet },
  remove: { who },
  end: {},
};
const dice = listOf(shape({ who, face: integer(1, 6) }), 512);

export const read = {
  sheet,
  table: readTable(fight, sheet),
  command: union("do", { ...plain, open: { who, opening: readOpening }, forfeit: { who } }),
  event: union("type", {
    done: { what: union("do", plain) },
    shown: { who, hand },
    settled: { hands: recordOf(who, hand), dice, losers: listOf(who, 512) },
  }),
};

export type Sheet = Readonly<Read<typeof sheet>>;
export type Fight = Readonly<Read<typeof fight>>;
export type Table = CoreTable<Fight, Sheet>;
export type Command = Read<typeof read.command>;
export type Event = Read<typeof read.event>;
