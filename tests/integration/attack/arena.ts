import { expect } from "vitest";
import { type HeadlessClient, USERS } from "practice-table/testing";
import type { Random } from "../../../src/rules/core/random.ts";
import {
  everybody,
  fighterId,
  isSpan,
  parse,
  refusalIn,
  rulesetOf,
  userId,
  type AnyRuleset,
  type AnyTable,
  type Chapter,
  type FighterId,
  type RulesetName,
  type Who,
} from "../../../src/rules/index.ts";
import { FightTable, FIGHTERS } from "../fixtures/fight-table.ts";
import { BEATS, fighterNamed, GRIT, OtherFight, THREAT } from "../fixtures/other-game.ts";

const OTHERS = { beats: BEATS, grit: GRIT, threat: THREAT } as const;
const CAST = ["Ana", "Bo", "Cut", "Dag"];
/** What would end a fight, or leave nobody in it, long before it has been attacked enough. */
const ENDING = new Set(["agree", "end", "stop", "leave", "dismiss", "rule"]);
/** Longer than anybody waits for an answer, or for who is to keep the fights. */
const PATIENCE = 20_000;

export type Player = "ada" | "bo";
export type Sitter = "gm" | Player;

/** What somebody at the table does next, as it is done in their page. */
export interface Order {
  readonly by: Sitter;
  readonly code: string;
}

export interface Reply {
  readonly ok: boolean;
  readonly reason?: { readonly by: string; readonly code: string };
}

/** A fight of one game with a Game Master and two players at it, who do at random what the rules offer them. */
export class Arena {
  readonly yard: FightTable;
  readonly fight: OtherFight;
  readonly ruleset: AnyRuleset;
  readonly random: Random;
  readonly #owned: Readonly<Record<Player, readonly FighterId[]>>;
  readonly #seats: Record<Sitter, HeadlessClient>;

  private constructor(yard: FightTable, game: RulesetName, random: Random, seats: Record<Sitter, HeadlessClient>) {
    this.yard = yard;
    this.random = random;
    this.ruleset = rulesetOf(game);
    this.#seats = seats;
    if (game === "heart-rush") {
      this.fight = new OtherFight(yard, { ...BEATS, ruleset: game }, "combatYard000000");
      this.#owned = { ada: [fighterId(FIGHTERS.ana)], bo: [fighterId(FIGHTERS.bo)] };
    } else {
      this.fight = new OtherFight(yard, OTHERS[game]);
      this.#owned = { ada: [fighterId(fighterNamed("Ana")), fighterId(fighterNamed("Bo"))], bo: [] };
    }
  }

  static async open(game: RulesetName, random: Random, { ruled = false } = {}): Promise<Arena> {
    const yard = await FightTable.open(random.below(2) === 0 ? 13 : 14);
    const gm = await yard.join("gm");
    if (ruled) await yard.play(gm, ruling(game, random));
    const arena = new Arena(yard, game, random, { gm, ada: await yard.join("ada"), bo: await yard.join("bo") });
    if (game !== "heart-rush") await arena.fight.muster(gm, CAST);
    expect(await arena.fight.begin(gm)).toMatchObject({ ok: true });
    return arena;
  }

  seat(sitter: Sitter): HeadlessClient {
    return this.#seats[sitter];
  }

  /** Whoever sat there is not meant any more. */
  reseat(sitter: Sitter, client: HeadlessClient): void {
    this.#seats[sitter] = client;
  }

  table(sitter: Sitter = "gm"): Promise<AnyTable> {
    return this.fight.see(this.seat(sitter));
  }

  async chapters(): Promise<readonly Chapter[]> {
    return this.seat("gm").run(`game.heartRush.chaptersOf(${this.fight.fight})`);
  }

  stored(): Promise<{ readonly at: number; readonly revision: number }> {
    return this.seat("gm").run(`(({ at, revision }) => ({ at, revision }))(${this.fight.fight}.system)`);
  }

  ownerOf(fighter: FighterId): Sitter {
    if (this.#owned.ada.includes(fighter)) return "ada";
    return this.#owned.bo.includes(fighter) ? "bo" : "gm";
  }

  /** Those of whom a hidden choice is awaited. */
  awaited(table: AnyTable): readonly FighterId[] {
    const sealed = this.ruleset.prompts(table).filter(({ mode }) => mode === "sealed");
    const choosing = new Set(this.ruleset.sealing?.choosing(table));
    return [...new Set(sealed.flatMap(({ of }) => of.map(String)))].map(fighterId).filter((each) => choosing.has(each));
  }

  choices(table: AnyTable, fighter: FighterId): readonly string[] {
    return this.ruleset.sealing?.choices(table, fighter) ?? [];
  }

  picking(fighter: FighterId, choice: string): Order {
    const picks = JSON.stringify({ [fighter]: choice });
    return { by: this.ownerOf(fighter), code: `game.heartRush.pick(${this.fight.fight}, ${picks})` };
  }

  sending(by: Sitter, command: unknown): Order {
    return { by, code: `game.heartRush.send(${this.fight.fight}, ${JSON.stringify(command)})` };
  }

  isOver(table: AnyTable): boolean {
    return this.ruleset.facts.over(table.fight);
  }

  /** What one of them might do now, an end of the fight only where that is wanted; null when nothing can be done any more. */
  async order({ ending = false } = {}): Promise<Order | null> {
    const { random } = this;
    const table = await this.table();
    const end = this.ruleset.table.end();
    const mayEnd = ending && refusalIn(this.ruleset.decide(table, end, this.#requester("gm"))) === null;
    if (mayEnd && random.below(12) === 0) return this.sending("gm", end);
    const fighter = random.pick(this.awaited(table));
    const choice = fighter === undefined ? undefined : random.pick(this.choices(table, fighter));
    if (fighter !== undefined && choice !== undefined && random.below(8) > 0) return this.picking(fighter, choice);
    // A Game Master may rule on anything at any time; who only did that would keep the fight where it is.
    const move = random.below(4) > 0 ? this.#offered(table, everybody({ fighters: table.sheets }), ending) : null;
    if (move !== null) return this.sending("gm", move);
    const by = random.pick(["gm", "ada", "bo"] as const) ?? "gm";
    for (const sitter of [by, "gm"] as const) {
      const command = this.#offered(table, this.#requester(sitter), ending);
      if (command !== null) return this.sending(sitter, command);
    }
    return null;
  }

  #requester(sitter: Sitter): Who {
    const master = sitter === "gm";
    return { user: userId(USERS[sitter]), gm: master, fighters: master ? [] : this.#owned[sitter] };
  }

  #offered(table: AnyTable, by: Who, ending: boolean): object | null {
    const offers = this.ruleset.offers(table, by);
    const open = offers.filter(({ kind, refusal }) => refusal === null && (ending || !ENDING.has(kind)));
    // Under seals the table itself says in Threat that a side is done; nobody has a button for it.
    const sealing = (this.ruleset.sealing?.choosing(table).length ?? 0) > 0;
    // Who comes to a fight comes as a combatant; the rules offer it with the sheet of nobody in particular.
    const offer = this.random.pick(
      open.filter(({ kind, ways }) => !(sealing && kind === "done") && !JSON.stringify(ways[0]).includes('"sheet":')),
    );
    return offer === undefined ? null : (this.random.pick(offer.ways) ?? null);
  }

  /** Does it, and waits until all has been said. */
  async play({ by, code }: Order): Promise<Reply> {
    return this.yard.play<Reply>(this.seat(by), code);
  }

  /** So many steps, as far as the fight goes; answers how many were done. */
  async advance(steps: number): Promise<number> {
    for (let step = 0; step < steps; step += 1) {
      const order = await this.order();
      if (order === null) return step;
      await this.play(order);
    }
    return steps;
  }

  /** The next frame under way, from or to whom chance will; false if none moves. */
  async deliverOne(clients: readonly HeadlessClient[]): Promise<boolean> {
    const ways = clients.flatMap((client) => (["up", "down"] as const).map((direction) => ({ client, direction })));
    for (let from = this.random.below(ways.length), tried = 0; tried < ways.length; tried += 1) {
      const way = ways[(from + tried) % ways.length];
      if (way && (await this.yard.table.deliverOne(way.client, way.direction))) return true;
    }
    return false;
  }

  patience(): Promise<void> {
    return this.yard.table.pass(PATIENCE);
  }

  /** What all three see must be one table, which the rules can read, with everything that was done done once. */
  async expectSound(): Promise<void> {
    const tables = await Promise.all((["gm", "ada", "bo"] as const).map((sitter) => this.table(sitter)));
    const [first] = tables;
    for (const table of tables) {
      expect(parse(this.ruleset.read.table, table), "a fight that can be read").toMatchObject({ ok: true });
      expect(table, "one table for all").toEqual(first);
    }
    const ids = (await this.chapters()).map(({ id }) => id).filter((id) => id !== "");
    expect(ids, "each order done once").toEqual([...new Set(ids)]);
  }

  async close(): Promise<void> {
    expect(this.yard.table.faults).toEqual([]);
    for (const client of Object.values(this.#seats)) client.leave();
    await this.yard.close();
  }
}

/** A Game Master's answers to the questions that the books leave open, each by chance. */
function ruling(game: RulesetName, random: Random): string {
  const answers = Object.entries(rulesetOf(game).rulings).map(([question, ruling]) => {
    if (!isSpan(ruling)) return [question, random.pick(ruling)];
    const { least, most, orNone } = ruling;
    return [question, orNone && random.below(3) === 0 ? null : least + random.below(most - least + 1)];
  });
  const value = JSON.stringify(Object.fromEntries(answers));
  return `game.settings.set("heart-rush", "rulings.${game}", { value: ${value} }).then(() => null)`;
}

/** The sheets after these steps, by the rules alone. */
export function sheetsAfter(ruleset: AnyRuleset, before: AnyTable, chapters: readonly Chapter[]): AnyTable["sheets"] {
  const events = chapters.flatMap(({ events: all }) => all);
  return events.reduce<AnyTable>((table, event) => {
    const read = parse(ruleset.read.event, event);
    if (!read.ok) throw new Error(`an event that cannot be read at ${read.reason.path}`);
    return ruleset.apply(table, read.value);
  }, before).sheets;
}
