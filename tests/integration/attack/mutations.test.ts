import { describe, expect } from "vitest";
import type { Random } from "../../../src/rules/core/random.ts";
import { parse, refusalIn, type AnyTable } from "../../../src/rules/index.ts";
import { mutated, plainValues } from "../../../src/rules/testing/mutate.ts";
import { Arena, type Order } from "./arena.ts";
import { attacks, GAMES, isLong, type Figures } from "./attack.ts";

const COMMANDS = isLong ? 60 : 6;
/** What is only judged, and not played, costs a hundredth. */
const JUDGED = isLong ? 2_000 : 100;
const SHEETS = isLong ? 20 : 2;

/** As it would come over the wire: what no JSON can hold does not come. */
function sendable(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? "null") as unknown;
  } catch {
    return null;
  }
}

const commandOf = ({ code }: Order): unknown =>
  JSON.parse(/send\(.*?\), (\{.*\})\)$/.exec(code)?.[1] ?? "null") as unknown;

/** Commands that were bent, judged by the rules alone. Answers how many they would have carried out. */
function judge(arena: Arena, table: AnyTable, command: unknown, random: Random): number {
  const { ruleset } = arena;
  const likely = plainValues([command, table]);
  const who = { user: ruleset.id as never, gm: random.below(2) === 0, fighters: [] };
  let lawful = 0;
  for (let tried = 0; tried < JUDGED; tried += 1) {
    let bent = command;
    for (let times = random.below(3); times >= 0; times -= 1) bent = mutated(bent, likely, random);
    const read = parse(ruleset.read.command, bent);
    if (read.ok && refusalIn(ruleset.decide(table, read.value, who)) === null) lawful += 1;
  }
  return lawful;
}

describe.for(GAMES)("%s: what is bent somewhere", (game) => {
  attacks("is refused or done, and what is stored can be read", { often: 1, share: 0.045 }, async (random) => {
    const arena = await Arena.open(game, random);
    const { fight, yard } = arena;
    const figures = { commands: 0, carriedOut: 0, judged: 0, lawful: 0, sheets: 0, unfit: 0 };
    for (let tried = 0; tried < COMMANDS; tried += 1) {
      await arena.advance(random.below(2));
      const order = await arena.order();
      const command = order === null ? null : commandOf(order);
      if (order === null || command === null) continue;
      const table = await arena.table();
      figures.lawful += judge(arena, table, command, random);
      figures.judged += JUDGED;
      const bent = sendable(mutated(command, plainValues([command, table]), random));
      const { ok } = await arena.play(arena.sending(order.by, bent));
      figures.commands += 1;
      if (ok) figures.carriedOut += 1;
      await arena.expectSound();
    }
    for (let tried = 0; tried < SHEETS; tried += 1) {
      const bent = await bendSheet(arena, random);
      figures.sheets += 1;
      if (!(await fight.isReadable(arena.seat("gm")))) figures.unfit += 1;
      // Whatever somebody wrote on their sheet, the Game Master can take a step back, and all is well once it is gone.
      const { at } = await arena.stored();
      const back = await arena.play({ by: "gm", code: `game.heartRush.undo(${fight.fight})` });
      expect(back.ok, `a step back with ${bent.change}`).toBe(at > 0);
      await arena.play({
        by: bent.by,
        code: `${bent.actor}.update(${bent.undo}, { recursive: false, diff: false }).then(() => ({ ok: true }))`,
      });
      await yard.table.settle();
      await arena.expectSound();
      await arena.advance(2);
    }
    await arena.close();
    return figures satisfies Figures;
  });
});

/** Somebody writes nonsense on the sheet of a fighter of theirs; the models of the system take of it what they take. */
async function bendSheet(arena: Arena, random: Random) {
  const table = await arena.table();
  const combatants = await arena
    .seat("gm")
    .run<readonly string[]>(`[...${arena.fight.fight}.combatants].map(({ id }) => id)`);
  const fighter = random.pick(combatants) ?? "";
  const by = arena.ownerOf(fighter as never);
  const actor = `${arena.fight.fight}.combatants.get("${fighter}").actor`;
  const client = arena.seat(by);
  const system = await client.run<Record<string, unknown>>(`${actor}.system.toObject()`);
  const change = JSON.stringify({ system: sendable(mutated(system, plainValues([system, table.sheets]), random)) });
  await arena.play({ by, code: `${actor}.update(${change}).then(() => ({ ok: true }), () => ({ ok: false }))` });
  return { by, actor, change, undo: JSON.stringify({ system }) };
}
