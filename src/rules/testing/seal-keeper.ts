import type { FighterId } from "../core/brand.ts";
import { parse } from "../core/json.ts";
import type { Random } from "../core/random.ts";
import { speaksFor } from "../core/ruleset.ts";
import type { Ruleset, Table, Who } from "../core/ruleset.ts";
import { makeSeal, readSalt } from "../core/seal.ts";
import type { Opening, Salt } from "../core/seal.ts";

interface Move<Command> {
  readonly command: Command;
  readonly by: Who;
}

/**
 * Plays the part of the pickers' browsers: it seals choices, keeps the openings, and opens them when asked. It also
 * looks for leaks, by comparing what the fight holds after sealing one choice with what it holds after another.
 */
export class SealKeeper<Fight, Sheet, Command, Event, Refusal extends string, View, Options> {
  readonly #ruleset: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options>;
  readonly #random: Random;
  readonly #openings = new Map<FighterId, Opening>();
  #pending = new Map<Command, [FighterId, Opening]>();

  constructor(ruleset: Ruleset<Fight, Sheet, Command, Event, Refusal, View, Options>, random: Random) {
    this.#ruleset = ruleset;
    this.#random = random;
  }

  #salt(): Salt {
    const digits = Array.from({ length: 32 }, () => this.#random.below(16).toString(16)).join("");
    const salt = parse(readSalt, digits);
    if (!salt.ok) throw new Error(`not a salt: ${digits}`);
    return salt.value;
  }

  #sealed(table: Table<Fight, Sheet>, fighter: FighterId, choice: string): [Command, Opening] | null {
    const { sealing } = this.#ruleset;
    if (sealing === null) return null;
    const opening = { choice, salt: this.#salt() };
    return [sealing.seal(fighter, makeSeal(sealing.context(table, fighter), opening)), opening];
  }

  /** The seals and openings that could be sent now. */
  moves(table: Table<Fight, Sheet>, people: readonly Who[]): readonly Move<Command>[] {
    const { sealing } = this.#ruleset;
    if (sealing === null) return [];
    this.#pending = new Map();
    const moves: Move<Command>[] = [];
    for (const fighter of sealing.choosing(table)) {
      const by = people.findLast((who) => speaksFor(who, fighter));
      const choice = this.#random.pick(sealing.choices(table, fighter));
      const sealed = choice === undefined ? null : this.#sealed(table, fighter, choice);
      if (by === undefined || sealed === null) continue;
      this.#pending.set(sealed[0], [fighter, sealed[1]]);
      moves.push({ command: sealed[0], by });
    }
    for (const fighter of sealing.opening(table)) {
      const by = people.findLast((who) => speaksFor(who, fighter));
      const opening = this.#openings.get(fighter);
      if (by !== undefined && opening !== undefined) moves.push({ command: sealing.open(fighter, opening), by });
    }
    return moves;
  }

  /** Called with each command that was played: an opening is kept only for the seal that was really published. */
  remember(command: Command): void {
    const kept = this.#pending.get(command);
    if (kept !== undefined) this.#openings.set(kept[0], kept[1]);
  }

  /** Seals each possible choice in turn: all but the seal itself must look the same to everyone. */
  leak(table: Table<Fight, Sheet>, people: readonly Who[]): string | null {
    const { sealing } = this.#ruleset;
    if (sealing === null) return null;
    const fighter = this.#random.pick(sealing.choosing(table));
    if (fighter === undefined) return null;
    const seen = new Set<string>();
    for (const choice of sealing.choices(table, fighter)) {
      const sealed = this.#sealed(table, fighter, choice);
      const by = people.findLast((who) => speaksFor(who, fighter));
      if (sealed === null || by === undefined) continue;
      const judged = this.#ruleset.decide(table, sealed[0], by).next();
      if (judged.done !== true) return `sealing for ${fighter} asks for dice`;
      if (!judged.value.ok) return `${fighter} may not seal ${choice}, though it is a choice (${judged.value.reason})`;
      const after = judged.value.value.reduce((state, event) => this.#ruleset.apply(state, event), table);
      const views = people.map((viewer) => this.#ruleset.view(after, viewer));
      seen.add(JSON.stringify([judged.value.value, after, views]).replaceAll(/[0-9a-f]{64}/g, "seal"));
    }
    return seen.size > 1 ? `the fight or a view shows what ${fighter} sealed` : null;
  }
}
