import type { FighterId } from "../core/brand.ts";
import { invariant } from "../core/assert.ts";
import { parse } from "../core/json.ts";
import type { Random } from "../core/random.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Ruleset, Table, Who } from "../core/ruleset.ts";
import type { Sealing } from "../core/sealing.ts";
import { makeSeal, readSalt } from "../core/seal.ts";
import type { Opening, Salt } from "../core/seal.ts";
import { alikeButForSeals } from "./alike.ts";

export interface Move<Command> {
  readonly command: Command;
  readonly by: Who;
}

/**
 * Plays the part of the pickers' browsers: it seals choices, keeps the openings, and opens them when asked. It also
 * looks for leaks, by comparing what the fight holds after sealing one choice with what it holds after another.
 */
export interface SealKeeper<Fight, Sheet, Command> {
  /** The seals and openings that could be sent now. */
  moves(table: Table<Fight, Sheet>, people: readonly Who[]): readonly Move<Command>[];
  /** Called with each command that was played: an opening is kept only for the seal that was really published. */
  remember(command: Command): void;
  /** Seals each possible choice in turn: all but the seal itself must look the same to everyone. */
  leak(table: Table<Fight, Sheet>, people: readonly Who[]): string | null;
}

function saltOf(random: Random): Salt {
  const words = Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  );
  const salt = parse(readSalt, words.join(""));
  invariant(salt.ok, "sixteen bytes are a salt");
  return salt.value;
}

export const sealKeeper = <Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  ruleset: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options>,
  random: Random,
): SealKeeper<Fight, Sheet, Command> =>
  ruleset.sealing === null
    ? { moves: () => [], remember: () => undefined, leak: () => null }
    : keeperOf(ruleset, ruleset.sealing, random);

function keeperOf<Fight, Sheet, Command, Event, Refusal extends string, View, Options>(
  ruleset: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options>,
  sealing: Sealing<Fight, Sheet, Command>,
  random: Random,
): SealKeeper<Fight, Sheet, Command> {
  type Here = Table<Fight, Sheet>;
  const openings = new Map<FighterId, Opening>();
  const pending = new Map<Command, readonly [FighterId, Opening]>();

  const sealed = (table: Here, fighter: FighterId, opening: Opening): Command =>
    sealing.seal(fighter, makeSeal(sealing.context(table, fighter), opening));

  function moves(table: Here, people: readonly Who[]): readonly Move<Command>[] {
    pending.clear();
    const open: Move<Command>[] = [];
    for (const fighter of sealing.choosing(table)) {
      const by = people.findLast((who) => speaksFor(who, fighter));
      const choice = random.pick(sealing.choices(table, fighter));
      if (by === undefined || choice === undefined) continue;
      const opening = { choice, salt: saltOf(random) };
      const command = sealed(table, fighter, opening);
      pending.set(command, [fighter, opening]);
      open.push({ command, by });
    }
    for (const fighter of sealing.opening(table)) {
      const by = people.findLast((who) => speaksFor(who, fighter));
      const opening = openings.get(fighter);
      if (by !== undefined && opening !== undefined) open.push({ command: sealing.open(fighter, opening), by });
    }
    return open;
  }

  function remember(command: Command): void {
    const kept = pending.get(command);
    if (kept !== undefined) openings.set(...kept);
  }

  function leak(table: Here, people: readonly Who[]): string | null {
    const fighter = random.pick(sealing.choosing(table));
    const by = people.findLast((who) => fighter !== undefined && speaksFor(who, fighter));
    if (fighter === undefined || by === undefined) return null;
    let first: unknown = null;
    for (const choice of sealing.choices(table, fighter)) {
      if (!sealing.allows(table, fighter, choice)) return `${choice} is a choice of ${fighter}'s and is not allowed`;
      const command = sealed(table, fighter, { choice, salt: saltOf(random) });
      const judged = ruleset.decide(table, command, by).next();
      if (judged.done !== true) return `sealing for ${fighter} asks for dice`;
      if (!judged.value.ok) return `${fighter} may not seal ${choice}, though it is a choice (${judged.value.reason})`;
      const events = judged.value.value;
      const after = events.reduce((state, event) => ruleset.apply(state, event), table);
      const seen = [events, after, people.map((viewer) => ruleset.view(after, viewer))];
      first ??= seen;
      if (!alikeButForSeals(first, seen)) return `the fight or a view shows what ${fighter} sealed`;
    }
    return null;
  }

  return { moves, remember, leak };
}
