import fc from "fast-check";
import { expect, test } from "vitest";
import { drive, seededDice } from "../core/drive.ts";
import { parse } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { seeded } from "../core/random.ts";
import type { Random } from "../core/random.ts";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { depth } from "../testing/depth.ts";
import type { Event } from "./state/event.ts";
import { grit } from "./index.ts";
import type { Command } from "./state/commands.ts";
import type { Refusal, Table } from "./state/model.ts";
import { REFUSALS } from "./state/model.ts";
import { guess, pick, setup } from "./testing/random-fight.ts";
import { GM, playerOf } from "./testing/scenario.ts";
import { ofSeed } from "../testing/of-seed.ts";

const FIGHTS = Math.ceil(840 * depth().times);
const STEPS = 20;
const MUTANTS = 3;

const ODD: readonly unknown[] = [
  null,
  undefined,
  true,
  -1,
  0,
  0.5,
  1e9,
  NaN,
  "",
  "Ada",
  "orc",
  "toString",
  "__proto__",
  "constructor",
  "x".repeat(5000),
  [],
  {},
  [null],
  { who: "Ada" },
  Symbol("odd"),
  10n,
];

const WORDS = ["Ada", "Bo", "Cai", "length", "nobody", "ours", "theirs", "wild", "str", "dex", "wil", "blade"];
const TERMS = ["enhanced", "impaired", "dead", "paralysed", "routed", "held", "tie", "after", "before", "all", "each"];
const NUMBERS = [0, 1, 2, 4, 6, 8, 10, 12, 60, 999];

/** Another value of the same sort, which may well be believed. */
function likely(value: unknown, random: Random): unknown {
  if (typeof value === "string") return pick(random, [...WORDS, ...TERMS]);
  if (typeof value === "number") return pick(random, NUMBERS);
  return typeof value === "boolean" ? !value : pick(random, [null, "Ada", "dead"]);
}

/** The value with one place, anywhere in it, replaced, removed, doubled, or joined by another. */
function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null) {
    return random.below(4) > 0 ? likely(value, random) : pick(random, ODD);
  }
  if (random.below(12) === 0) return pick(random, ODD);
  const entries: [string, unknown][] = Object.entries(value);
  const [key, member] = entries[random.below(entries.length)] ?? ["odd", null];
  const others = entries.filter(([name]) => name !== key);
  const changed: [string, unknown][] = [[key, mutated(member, random)]];
  const doubled: [string, unknown][] = [
    [key, member],
    [`${key} 2`, member],
  ];
  const kinds: readonly [string, unknown][][] = [...Array.from({ length: 8 }, () => changed), [], doubled];
  const next = [...others, ...pick(random, kinds)];
  return Array.isArray(value) ? next.map(([, item]) => item) : Object.fromEntries(next);
}

/** Judges a command as a stranger's and folds what it brings; returns the table after it. */
function judged(table: Table, command: Command, random: Random): Table {
  const by = pick(random, [GM, GM, playerOf("Ada"), playerOf()]);
  const result = drive(grit.decide(table, deepFreeze(command), by), seededDice(random));
  if (!result.ok) {
    const codes: readonly Refusal[] = REFUSALS;
    expect(codes).toContain(result.reason);
    return table;
  }
  return fold(table, result.value);
}

function fold(table: Table, events: readonly Event[]): Table {
  const after = deepFreeze(events.reduce(grit.apply, table));
  const read = parse(grit.read.table, after);
  expect(read.ok ? null : read.reason).toBeNull();
  return after;
}

test("mutated fights, sheets, commands and events are refused or malformed, never thrown at, never half taken", () => {
  let tried = 0;
  const legible = { commands: 0, events: 0, tables: 0 };
  for (let seed = 0; seed < FIGHTS; seed++) {
    ofSeed(seed, () => {
      const random = seeded(seed);
      const { sheets, ...rest } = setup(random);
      let table: Table = deepFreeze({ fight: grit.begin({ ...rest, sheets }), sheets });
      for (let step = 0; step < STEPS; step++) {
        const command = guess(table, random);
        const before = JSON.stringify(table);
        const events = drive(grit.decide(table, command, GM), seededDice(random));
        const legal = events.ok ? events.value : [];
        for (let mutant = 0; mutant < MUTANTS; mutant++) {
          tried += 4;
          const strange = parse(grit.read.command, mutated(command, random));
          if (strange.ok) {
            legible.commands += 1;
            judged(table, strange.value, random);
          }
          const happened = parse(grit.read.event, mutated(pick(random, legal), random));
          if (happened.ok) {
            legible.events += 1;
            fold(table, [happened.value]);
          }
          const stored = parse(grit.read.table, mutated(table, random));
          if (stored.ok) {
            legible.tables += 1;
            judged(stored.value, guess(stored.value, random), random);
          }
          parse(grit.read.sheet, mutated(Object.values(table.sheets)[0], random));
        }
        expect(JSON.stringify(table)).toBe(before);
        table = judged(table, command, random);
      }
    });
  }
  expect(tried).toBe(FIGHTS * STEPS * MUTANTS * 4);
  for (const count of Object.values(legible)) expect(count).toBeGreaterThan(3000 * depth().times);
}, 120_000);

test("anything whatever is malformed, or read as what it is", () => {
  const readers: readonly Reader<unknown>[] = Object.values<Reader<unknown>>({ ...grit.read });
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (value) => {
      for (const reader of readers) expect(parse(reader, value).ok).toBe(false);
    }),
    { numRuns: 4000 },
  );
  const types: readonly string[] = ["move", "attack", "stake", "moved", "volleyResolved", "fighterJoined", "correct"];
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.dictionary(fc.string(), fc.anything()), (type, members) => {
      const command = parse(grit.read.command, { ...members, type });
      const event = parse(grit.read.event, { ...members, type });
      expect([command.ok, event.ok]).toEqual([false, false]);
    }),
    { numRuns: 2000 },
  );
});

test("a value that throws when it is looked at is malformed like any other", () => {
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("trap");
      },
      get: () => {
        throw new Error("trap");
      },
    },
  );
  for (const reader of Object.values<Reader<unknown>>({ ...grit.read })) expect(parse(reader, trap).ok).toBe(false);
});
