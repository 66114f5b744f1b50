import { parse } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { seeded } from "../core/random.ts";
import type { Contender } from "./contender.ts";

/** What every object answers to: as an id it would find what nobody put there. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

/** The value with a fighter called otherwise, wherever it is named. */
const renamed = (value: object, fighter: string, name: string): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(fighter), JSON.stringify(name)));

/**
 * CORE-JSON-3, over so many random fights: the names that a ruleset believed in vain, and how many commands there were
 * that name a fighter at all.
 */
export function foreignNames<Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  { ruleset, setup, guesses }: Contender<Fight, Sheet, Command, Event, Refusal, View, Options>,
  fights: number,
): { readonly believed: readonly string[]; readonly commands: number } {
  const believed = new Set<string>();
  let commands = 0;
  const tried = (what: string, reader: Reader<unknown>, value: object, fighter: string): void => {
    for (const name of INHERITED)
      if (parse(reader, renamed(value, fighter, name)).ok) believed.add(`${what} of ${name}`);
  };
  for (let seed = 1; seed <= fights; seed++) {
    const random = seeded(seed);
    const start = setup(random);
    const table = { fight: ruleset.begin(start), sheets: start.sheets };
    const [fighter = ""] = Object.keys(start.entrants);
    tried("a table", ruleset.read.table, table, fighter);
    for (const command of guesses(table, random) as readonly object[]) {
      if (!JSON.stringify(command).includes(JSON.stringify(fighter))) continue;
      commands += 1;
      tried("a command", ruleset.read.command, command, fighter);
    }
  }
  return { believed: [...believed], commands };
}
