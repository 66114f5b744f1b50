import {
  fromJson,
  ok,
  parse,
  rulesetOf,
  type AnyTable,
  type Chronicle,
  type Memory,
  type Result,
  type RulesetName,
} from "../../../rules/index.ts";
import type { AtTable, Played } from "../../at-table.ts";
import { liveSheets, withSheets, type Sheets } from "./cast.ts";
import { rulesetNameOf } from "./combat-types.ts";
import { chronicleOf, memoryOf } from "./record.ts";
import { refusedByTable, type Refused } from "../../authority/refused.ts";

/** A fight that has begun, as it stands: with the sheets as the actors have them now. */
export interface Loaded extends Played {
  readonly combat: Combat.Implementation;
  readonly chronicle: Chronicle;
  readonly memory: Memory;
  readonly live: Sheets;
  readonly table: AnyTable;
  /** Whether the rules could read the table. */
  readonly isReadable: boolean;
}

/** The games that can be played here, as `register.ts` hands them over: what they have in Foundry leans on fights itself. */
let games: Readonly<Partial<Record<RulesetName, AtTable>>> = {};

export const playGames = (found: typeof games): void => void (games = found);

export function playedBy(combat: Combat.Implementation): Result<Played, Refused> {
  const name = rulesetNameOf(combat.type);
  const at = name === null ? undefined : games[name];
  return name === null || at === undefined ? refusedByTable("no-ruleset") : ok({ name, ruleset: rulesetOf(name), at });
}

/** The sheets of those whom the rules know, without those of newcomers they have yet to be told of. */
const sheetsOfThose = ({ sheets }: AnyTable, live: Sheets): Sheets =>
  Object.fromEntries(Object.entries(live).filter(([id]) => Object.hasOwn(sheets, id)));

/**
 * Parsed anew each time it is read: what is stored may have been changed by anyone who may. Whoever takes a step back takes
 * a fight as it comes, since that may be the way out of one that nobody can read.
 */
export function load(combat: Combat.Implementation, as: "readable" | "it-comes" = "readable"): Result<Loaded, Refused> {
  const played = playedBy(combat);
  if (!played.ok) return played;
  const chronicle = chronicleOf(combat);
  if (chronicle === null || chronicle.start === "") return refusedByTable("not-begun");
  const memory = memoryOf(combat, chronicle);
  if (!memory.ok) return refusedByTable("damaged", `${memory.reason.path}: ${memory.reason.expected}`);
  const live = liveSheets(combat, played.value.at);
  const told = fromJson<AnyTable>(memory.value.table);
  const known = played.value.ruleset.table.enlistsWithSheet ? sheetsOfThose(told, live) : live;
  const table = parse(played.value.ruleset.read.table, withSheets(told, known));
  if (!table.ok && as === "readable")
    return refusedByTable("damaged", `${table.reason.path}: ${table.reason.expected}`);
  const readable = table.ok ? table.value : told;
  return ok({ ...played.value, combat, chronicle, memory: memory.value, live, table: readable, isReadable: table.ok });
}
