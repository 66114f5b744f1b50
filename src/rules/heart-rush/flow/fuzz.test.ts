import fc from "fast-check";
import { expect, test } from "vitest";
import { drive, seededDice } from "../../core/drive.ts";
import { parse } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { seeded } from "../../core/random.ts";
import type { Random } from "../../core/random.ts";
import { deepFreeze } from "../../testing/deep-freeze.ts";
import { depth } from "../../testing/depth.ts";
import { mutated, plainValues } from "../../testing/mutate.ts";
import type { Command } from "../state/commands.ts";
import type { Event } from "../state/events.ts";
import { heartRush } from "../index.ts";
import type { HeartTable } from "../state/model.ts";
import { offers } from "./offers.ts";
import { REFUSALS } from "../state/refusals.ts";
import type { Refusal } from "../state/refusals.ts";
import { MASTER, playerOf } from "../testing/scene.ts";
import { randomExtras, randomGuesses, randomSetup } from "../testing/table.ts";
import { ofSeed } from "../../testing/of-seed.ts";

const { times } = depth();
const FIGHTS = Math.ceil(170 * times);
const STEPS = 24;
const CODES: readonly Refusal[] = REFUSALS;

/** Judges a stranger's command and returns the table after it. */
function judged(table: HeartTable, command: Command, random: Random): HeartTable {
  const by = random.pick([MASTER, MASTER, playerOf("ana"), playerOf()]) ?? MASTER;
  const result = drive(heartRush.decide(table, deepFreeze(command), by), seededDice(random));
  if (result.ok) return deepFreeze(result.value.reduce(heartRush.apply, table));
  expect(CODES).toContain(result.reason);
  return table;
}

const lawful = (table: HeartTable): readonly Command[] =>
  offers(table, MASTER).flatMap(({ ways, refusal }) => (refusal === null ? ways : []));

const legal = (table: HeartTable, random: Random): Command =>
  random.pick([...lawful(table), ...randomExtras(table, random), ...randomGuesses(table, random)]) ?? {
    do: "settle",
  };

/** What a command would bring about, for events to be mutated. */
function eventsOf(table: HeartTable, command: Command, random: Random): readonly Event[] {
  const result = drive(heartRush.decide(table, command, MASTER), seededDice(random));
  return result.ok ? result.value : [];
}

test("changed commands, events, sheets and fights are malformed or refused; nothing throws, nothing changes", () => {
  const tried = { commands: 0, events: 0, sheets: 0, tables: 0 };
  const believed = { commands: 0, events: 0, sheets: 0, tables: 0 };
  const read = <Value>(reader: Reader<Value>, value: unknown, kind: keyof typeof tried): Value | null => {
    tried[kind] += 1;
    const result = parse(reader, value);
    believed[kind] += result.ok ? 1 : 0;
    return result.ok ? result.value : null;
  };
  for (let seed = 0; seed < FIGHTS; seed++) {
    ofSeed(seed, () => {
      const random = seeded(seed);
      const setup = randomSetup(random);
      let table: HeartTable = deepFreeze({ fight: heartRush.begin(setup), sheets: setup.sheets });
      for (let step = 0; step < STEPS; step++) {
        const before = JSON.stringify(table);
        const likely = plainValues(table);
        const command = legal(table, random);
        const events = eventsOf(table, command, random);
        for (let mutant = 0; mutant < 36; mutant++) {
          const strange = read(heartRush.read.command, mutated(command, likely, random), "commands");
          if (strange !== null) judged(table, strange, random);
        }
        for (let mutant = 0; mutant < 14 && events.length > 0; mutant++) {
          const happened = read(heartRush.read.event, mutated(random.pick(events), likely, random), "events");
          if (happened !== null) heartRush.apply(table, deepFreeze(happened));
        }
        for (const sheet of Object.values(table.sheets))
          read(heartRush.read.sheet, mutated(sheet, likely, random), "sheets");
        const stored = read(heartRush.read.table, mutated(table, likely, random), "tables");
        if (stored !== null) judged(deepFreeze(stored), legal(stored, random), random);
        expect(JSON.stringify(table)).toBe(before);
        table = judged(table, command, random);
      }
    });
  }
  expect(tried.commands + tried.events + tried.sheets + tried.tables).toBeGreaterThan(200_000 * times);
  expect(Math.min(...Object.values(believed))).toBeGreaterThan(300 * times);
}, 120_000);

test("anything whatever is malformed to every reader", () => {
  const readers: readonly Reader<unknown>[] = Object.values<Reader<unknown>>({ ...heartRush.read });
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (value) => {
      for (const reader of readers) expect(parse(reader, value).ok).toBe(false);
    }),
    { numRuns: 4000 },
  );
});

test("a value that throws when it is looked at is malformed too", () => {
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("do not look");
      },
    },
  );
  for (const reader of Object.values<Reader<unknown>>({ ...heartRush.read }))
    expect(parse(reader, trap).ok).toBe(false);
});
