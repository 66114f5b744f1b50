import { spelled } from "../../spelled.ts";
import { spelledIn } from "../../spelled-place.ts";
import {
  byFighter,
  fromEntries,
  fromJson,
  MOST_FIGHTERS,
  ok,
  parse,
  toJson,
  type AnyTable,
  type Chronicle,
  type Malformed,
  type Memory,
  type Result,
} from "../../../rules/index.ts";
import { storedOf } from "../../ports/fights.ts";
import type { Played } from "../../ruleset-adapter.ts";
import { worldAge } from "./age.ts";
import { readSheets, withSheets, type Sheets } from "./cast.ts";
import { playedBy } from "./games.ts";
import { chronicleOf, memoryOf, readAnew } from "./record.ts";
import { refusedByTable, type Refused } from "../../authority/refused.ts";

/** A fight that has begun, as it stands: with the sheets as the actors have them now. */
export interface Loaded extends Played {
  readonly combat: Combat.Implementation;
  readonly chronicle: Chronicle;
  readonly memory: Memory;
  /** Everyone's sheet: the actor's, or the fight's own where it cannot play by that. */
  readonly live: Sheets;
  /** Those of them that are the fight's own. */
  readonly own: Sheets;
  readonly table: AnyTable;
  /** Those who are in the fight, by its own word. */
  readonly fighters: object;
  /** Whether the rules could read the table. */
  readonly isReadable: boolean;
}

/** The sheets of those whom the rules know, without those of newcomers they have yet to be told of. */
const sheetsOfThose = ({ sheets }: AnyTable, live: Sheets): Sheets =>
  Object.fromEntries(Object.entries(live).filter(([id]) => Object.hasOwn(sheets, id)));

/** Those who are in the fight come first; of others whom players have put there no more are looked at than it can hold. */
const asManyAsFit = (live: Sheets): Sheets => Object.fromEntries(byFighter(live).slice(0, MOST_FIGHTERS));

/**
 * A change by hand stops no fight: where the rules cannot read an actor, or what it has become does not go with what is
 * going on, the fight plays on by what it last knew of them.
 */
function readTable(played: Played, combat: Combat.Implementation, told: AnyTable) {
  const { ruleset, at } = played;
  const { fighters = {} } = fromJson<{ readonly fighters?: object }>(toJson(told.fight));
  const { live, unread } = readSheets(combat, at, fighters);
  const known = ruleset.table.enlistsWithSheet ? sheetsOfThose(told, live) : asManyAsFit(live);
  const read = (sheets: Sheets) => parse(ruleset.read.table, withSheets(told, sheets));
  const whole = read(known);
  const lost = unread.map(({ fighter }) => fighter);
  const unfit = whole.ok ? [] : unfitAmong(known, told, read);
  const own = fromEntries(
    [...lost, ...unfit].flatMap((fighter) => {
      const last = told.sheets?.[fighter];
      return last === undefined ? [] : [[fighter, last] as const];
    }),
  );
  return { live: { ...live, ...own }, own, fighters, table: unfit.length === 0 ? whole : read({ ...known, ...own }) };
}

/** Whose sheets must be the fight's own for the table to be read; nobody's where that would not help. */
function unfitAmong(known: Sheets, told: AnyTable, read: (sheets: Sheets) => Result<AnyTable, Malformed>) {
  const news = byFighter(known).filter(([fighter]) => told.sheets?.[fighter] !== undefined);
  const rest = byFighter(known).filter(([fighter]) => told.sheets?.[fighter] === undefined);
  let sheets = fromEntries(rest);
  if (!read(sheets).ok) return [];
  return news.flatMap(([fighter, sheet]) => {
    const more = { ...sheets, [fighter]: sheet };
    if (!read(more).ok) return [fighter];
    sheets = more;
    return [];
  });
}

interface Before {
  readonly age: number;
  readonly revision: number | undefined;
  readonly loaded: Loaded;
}
const before = new WeakMap<Combat.Implementation, Before>();

/**
 * Parsed anew whenever anything has changed: what is stored may have been changed by anyone who may. Whoever takes a step back
 * takes a fight as it comes, since that may be the way out of one that nobody can read.
 */
export function load(combat: Combat.Implementation, as: "readable" | "it-comes" = "readable"): Result<Loaded, Refused> {
  const known = before.get(combat);
  // Foundry may ask before it says that something was written.
  const [age, { revision }] = [worldAge(), storedOf(combat)];
  if (known?.age === age && known.revision === revision) return ok(known.loaded);
  const loaded = loadAnew(combat, as);
  if (loaded.ok && loaded.value.isReadable) before.set(combat, { age, revision, loaded: loaded.value });
  return loaded;
}

function loadAnew(combat: Combat.Implementation, as: "readable" | "it-comes"): Result<Loaded, Refused> {
  const played = playedBy(combat);
  if (!played.ok) return played;
  const chronicle = chronicleOf(combat);
  if (chronicle === null || chronicle.start === "") return refusedByTable("not-begun");
  const memory = memoryOf(combat, chronicle);
  if (!memory.ok) return refusedByTable("damaged", spelled(memory.reason));
  const told = fromJson<AnyTable>(memory.value.table);
  const { table, live, own, fighters } = readTable(played.value, combat, told);
  if (!table.ok) readAnew(combat);
  if (!table.ok && as === "readable") return refusedByTable("damaged", spelledIn(combat, table.reason));
  const readable = table.ok ? table.value : told;
  return ok({
    ...played.value,
    combat,
    chronicle,
    memory: memory.value,
    live,
    own,
    fighters,
    table: readable,
    isReadable: table.ok,
  });
}
