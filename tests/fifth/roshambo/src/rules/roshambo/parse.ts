import type { CombatId, FighterId, SideId } from "../core/brand.ts";
import { integer, listOf, nullable, oneOf, recordOf, shape, tagged, truth, where, word } from "../core/json.ts";
import type { Read, Reader } from "../core/json.ts";
import type { Entrant, Readers } from "../core/ruleset.ts";
import { readOpening, readSeal } from "../core/seal.ts";
import { HANDS } from "./hand.ts";
import type { Cast, Command, Event, Fight, Fighter, Sheet, Table } from "./model.ts";
import { readOptions } from "./options.ts";

const readWho = word<FighterId>();
const byFighter = <Value>(reader: Reader<Value>): Reader<Readonly<Record<FighterId, Value>>> =>
  recordOf(readWho, reader);
const lives = integer(0, 99);
const readHand = oneOf(HANDS);
const entrant = { side: word<SideId>(), npc: truth };
const readEntrant: Reader<Entrant> = shape<Entrant>(entrant);

export const readSheet: Reader<Sheet> = where(shape<Sheet>({ lives, most: lives }), (sheet) =>
  sheet.lives > sheet.most ? "no more lives than there can be" : null,
);

const readFight: Reader<Fight> = shape<Fight>({
  combat: word<CombatId>(),
  options: readOptions,
  round: integer(1, 1_000_000),
  phase: oneOf(["choosing", "opening", "over"]),
  fighters: byFighter(shape<Fighter>({ ...entrant, seal: nullable(readSeal), hand: nullable(readHand) })),
});

/** Sheets of just those who fight. */
const mismatch = ({ fight, sheets }: Table): string | null =>
  Object.keys(fight.fighters).toSorted().join() === Object.keys(sheets).toSorted().join()
    ? null
    : "a sheet for each fighter";

const readCommand: Reader<Command> = tagged("type", {
  seal: { who: readWho, seal: readSeal },
  open: { who: readWho, opening: readOpening },
  forfeit: { who: readWho },
  lives: { who: readWho, lives },
  join: { who: readWho, entrant: readEntrant, sheet: readSheet },
  leave: { who: readWho },
  stop: {},
});

const readCast: Reader<Cast> = shape<Cast>({ who: readWho, face: integer(1, 6) });

const readEvent: Reader<Event> = tagged("type", {
  sealed: { who: readWho, seal: readSeal },
  shown: { who: readWho, hand: readHand, how: oneOf(["opened", "forfeit"]) },
  settled: { hands: byFighter(readHand), dice: listOf(readCast, 512), losers: listOf(readWho, 512) },
  livesSet: { who: readWho, lives },
  joined: { who: readWho, entrant: readEntrant, sheet: readSheet },
  left: { who: readWho },
  ended: {},
});

export const read: Readers<Fight, Sheet, Command, Event> = {
  sheet: readSheet,
  table: where(shape<Read<Reader<Table>>>({ fight: readFight, sheets: byFighter(readSheet) }), mismatch),
  command: readCommand,
  event: readEvent,
};
