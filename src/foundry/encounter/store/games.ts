import { ok, RULESET_NAMES, rulesetOf, type Result, type RulesetName } from "../../../rules/index.ts";
import { refusedByTable, type Refused } from "../../authority/refused.ts";
import { rulesetNameOf } from "../../ports/fights.ts";
import type { Played, RulesetAdapter } from "../../ruleset-adapter.ts";

/** The games that can be played here, as `register.ts` hands them over: what they have in Foundry leans on fights itself. */
let games: Readonly<Partial<Record<RulesetName, RulesetAdapter>>> = {};

export const playGames = (found: typeof games): void => void (games = found);

/** The game that an actor is of, if any that can be played here. */
export function gameOf({ type }: Actor.Implementation): Omit<Played, "ruleset"> | null {
  const played = RULESET_NAMES.map((name) => ({ name, at: games[name] }));
  return played.find((one): one is Omit<Played, "ruleset"> => Object.hasOwn(one.at?.actors ?? {}, type)) ?? null;
}

export function playedBy(combat: Combat.Implementation): Result<Played, Refused> {
  const name = rulesetNameOf(combat.type);
  const at = name === null ? undefined : games[name];
  return name === null || at === undefined ? refusedByTable("no-ruleset") : ok({ name, ruleset: rulesetOf(name), at });
}
