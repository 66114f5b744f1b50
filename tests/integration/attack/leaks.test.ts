import { describe, expect, test } from "vitest";
import type { HeadlessClient } from "practice-table/testing";
import { everybody, rulesetOf, type FighterId } from "../../../src/rules/index.ts";
import { Arena, type Sitter } from "./arena.ts";
import { attacks, GAMES, type Figures } from "./attack.ts";
import { FIGHTERS } from "../fixtures/fight-table.ts";
import { seeded } from "../../../src/rules/core/random.ts";

const CHOICES = 4;
const HIDING = GAMES.filter((game) => rulesetOf(game).sealing !== null);

test("Grit hides nothing, and the other three do", () => {
  expect(HIDING).toEqual(["heart-rush", "beats", "threat"]);
});

/** A hash is of the choice and differs with it; nothing else may. */
const masked = (value: unknown): string => JSON.stringify(value).replaceAll(/[0-9a-f]{64}/g, "SEAL");

/** All that has come to somebody's browser, or that it shows. */
async function known(arena: Arena, client: HeadlessClient): Promise<string> {
  const { fight } = arena.fight;
  const shown = await client.run(
    `[game.heartRush.viewOf(${fight}), game.heartRush.chaptersOf(${fight}), ${fight}.toObject(), game.messages.contents, game.actors.contents]`,
  );
  return masked([client.messages, [...client.storage], client.notices, client.renders, shown]);
}

interface Played {
  readonly choices: readonly string[];
  readonly chosen: FighterId;
  /** What everybody else knows, after the seal, and once all have sealed with the opening held back. */
  readonly seen: readonly string[];
  /** Kinds and lengths of the frames, as they came, and of those that the chooser sent. */
  readonly frames: string;
}

/** In Heart Rush nothing is hidden before somebody is engaged, for which nobody leaves it to chance that they meet. */
async function towardsHiding(arena: Arena): Promise<void> {
  const table = await arena.table();
  const offers = arena.ruleset.offers(table, everybody({ fighters: table.sheets }));
  const engage = offers.find(({ kind, refusal }) => kind === "engage" && refusal === null);
  if (engage === undefined) await arena.advance(1);
  else await arena.play(arena.sending("gm", engage.ways[0]));
}

/** The same evening up to a hidden choice, of which the one with this number is taken. */
async function evening(game: (typeof GAMES)[number], seed: number, number: number): Promise<Played> {
  const arena = await Arena.open(game, seeded(seed));
  const { yard } = arena;
  if (game === "heart-rush") {
    const { x, y } = await arena
      .seat("gm")
      .run<{ x: number; y: number }>(
        `(({ x, y, parent }) => ({ x: (x / parent.grid.size) * 5, y: (y / parent.grid.size) * 5 }))(${arena.fight.fight}.combatants.get("${FIGHTERS.ana}").token)`,
      );
    const ruling = { is: "place", who: FIGHTERS.orc, to: [x + 5, y] };
    await arena.play(arena.sending("gm", { do: "rule", ruling }));
  }
  for (let step = 0; step < 60 && arena.awaited(await arena.table()).length === 0; step += 1)
    await towardsHiding(arena);
  const table = await arena.table();
  const awaited = arena.awaited(table);
  const chosen = awaited[seed % awaited.length];
  if (chosen === undefined) throw new Error("nothing hidden was asked for");
  const choices = arena.choices(table, chosen);
  const owner = arena.ownerOf(chosen);
  const others = (["gm", "ada", "bo"] as const).filter((sitter: Sitter) => sitter !== owner);
  const sent: number[] = [];
  const { world } = yard.table;
  const receive = world.receive.bind(world);
  world.receive = (seat, frame) => {
    sent.push(JSON.stringify(frame).length);
    return receive(seat, frame);
  };
  const marks = others.map((sitter) => arena.seat(sitter).messages.length);
  const seen: string[] = [];
  const look = async (): Promise<void> => {
    for (const sitter of others) seen.push(await known(arena, arena.seat(sitter)));
  };
  await arena.play(arena.picking(chosen, choices[number] ?? ""));
  await look();
  // Nothing of theirs is heard any more: what they show stays with them.
  if (owner !== "gm") {
    yard.table.hold(arena.seat(owner), "up");
    for (const other of arena.awaited(await arena.table())) {
      const [first = ""] = arena.choices(table, other);
      if (other !== chosen && arena.ownerOf(other) !== owner) await arena.play(arena.picking(other, first));
    }
    await look();
  }
  const frames = others.map((sitter, place) =>
    arena
      .seat(sitter)
      .messages.slice(marks[place])
      .map((message) => [message.kind, masked(message).length]),
  );
  await arena.close();
  return { choices, chosen, seen, frames: JSON.stringify([frames, sent]) };
}

describe.for(HIDING)("%s: whatever is chosen unseen", (game) => {
  attacks(
    "gives everybody else the same to the byte, in as many frames of the same size",
    { often: 1, share: 0.03 },
    async (random) => {
      const seed = random.below(1_000_000);
      const first = await evening(game, seed, 0);
      const figures = { transcripts: first.seen.length, choices: 1 };
      const last = Math.min(CHOICES, first.choices.length);
      for (let number = 1; number < last; number += 1) {
        const other = await evening(game, seed, number);
        expect(other.chosen).toEqual(first.chosen);
        expect(other.seen).toEqual(first.seen);
        expect(other.frames).toEqual(first.frames);
        figures.choices += 1;
        figures.transcripts += other.seen.length;
      }
      expect(figures.choices).toBeGreaterThan(1);
      return figures satisfies Figures;
    },
  );
});
