import type { FighterId } from "./brand.ts";
import { recordOf, shape, where, word, type Expected, type Reader } from "./json.ts";
import { entriesOf, fromEntries } from "./casts.ts";

/** A fight and the sheets of those in it: the one value a ruleset works on, plain JSON all through. */
export interface Table<Fight, Sheet> {
  readonly fight: Fight;
  readonly sheets: Readonly<Record<FighterId, Sheet>>;
}

/** A record's own entry: an id may read like a member that every object has. */
export const entryOf = <Key extends string, Value>(record: Readonly<Record<Key, Value>>, key: Key): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** A record with every entry changed. */
export const mapEntries = <Key extends string, Value, Changed>(
  record: Readonly<Record<Key, Value>>,
  change: (entry: Value, key: Key) => Changed,
): Readonly<Record<Key, Changed>> =>
  fromEntries(entriesOf<Key, Value>(record).map(([key, entry]) => [key, change(entry, key)]));

/** A record without one of its entries. */
export const without = <Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  key: Key,
): Readonly<Record<Key, Value>> => fromEntries(entriesOf(record).filter(([each]) => each !== key));

/** A record with one of its entries changed; one that is not there changes nothing. */
function withEntry<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
  key: Key,
  change: (entry: Value) => Value,
): Readonly<Record<Key, Value>> {
  const entry = entryOf(record, key);
  return entry === undefined ? record : { ...record, [key]: change(entry) };
}

/** How many a fight holds. */
export const MOST_FIGHTERS = 256;

/** A fight that keeps its fighters by their ids, as all do. */
interface Peopled<Fighter> {
  readonly fighters: Readonly<Record<FighterId, Fighter>>;
}

export const withFighter = <Fighter, Fight extends Peopled<Fighter>, Sheet>(
  table: Table<Fight & Peopled<Fighter>, Sheet>,
  who: FighterId,
  change: (fighter: Fighter) => Fighter,
): Table<Fight & Peopled<Fighter>, Sheet> => ({
  ...table,
  fight: { ...table.fight, fighters: withEntry(table.fight.fighters, who, change) },
});

export const withSheet = <Fight, Sheet>(
  table: Table<Fight, Sheet>,
  who: FighterId,
  change: (sheet: Sheet) => Sheet,
): Table<Fight, Sheet> => ({ ...table, sheets: withEntry(table.sheets, who, change) });

/** Somebody comes in, unless they are in the fight already. */
export const withNewcomer = <Fighter, Fight extends Peopled<Fighter>, Sheet>(
  table: Table<Fight & Peopled<Fighter>, Sheet>,
  who: FighterId,
  fighter: Fighter,
  sheet: Sheet,
): Table<Fight & Peopled<Fighter>, Sheet> =>
  Object.hasOwn(table.fight.fighters, who)
    ? table
    : {
        fight: { ...table.fight, fighters: { ...table.fight.fighters, [who]: fighter } },
        sheets: { ...table.sheets, [who]: sheet },
      };

/** Somebody leaves, with their sheet. What else names them is the game's to clear away. */
export const withoutFighter = <Fighter, Fight extends Peopled<Fighter>, Sheet>(
  table: Table<Fight & Peopled<Fighter>, Sheet>,
  who: FighterId,
): Table<Fight & Peopled<Fighter>, Sheet> => ({
  fight: { ...table.fight, fighters: without(table.fight.fighters, who) },
  sheets: without(table.sheets, who),
});

/** A fight and the sheets of those in it, one for each, of which the game itself may ask more. */
export const readTable = <Fight extends Peopled<unknown>, Sheet>(
  fight: Reader<Fight>,
  sheet: Reader<Sheet>,
  demand: (table: Table<Fight, Sheet>) => Expected | null = () => null,
): Reader<Table<Fight, Sheet>> =>
  where(shape<Table<Fight, Sheet>>({ fight, sheets: recordOf(word<FighterId>(), sheet, MOST_FIGHTERS) }), (table) => {
    const names = ({ fighters }: Peopled<unknown>): string => Object.keys(fighters).toSorted().join();
    const paired = names(table.fight) === names({ fighters: table.sheets });
    return paired ? demand(table) : "paired-sheets";
  });
