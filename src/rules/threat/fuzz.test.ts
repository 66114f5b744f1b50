import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fighterId, userId } from "../core/brand.ts";
import type { FighterId } from "../core/brand.ts";
import { drive, seededDice } from "../core/drive.ts";
import { parse } from "../core/json.ts";
import type { Reader } from "../core/json.ts";
import { seeded } from "../core/random.ts";
import type { Random } from "../core/random.ts";
import type { Who } from "../core/ruleset.ts";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { depth } from "../testing/depth.ts";
import { sealKeeper } from "../testing/seal-keeper.ts";
import type { Event } from "./state/event.ts";
import { threat } from "./index.ts";
import type { Command } from "./state/commands.ts";
import type { Table } from "./state/model.ts";
import { offers } from "./offers.ts";
import { guess, setup } from "./testing/random-fight.ts";

const lawful = (table: Table, by: Who): readonly Command[] =>
  offers(table, by).flatMap(({ ways, refusal }) => (refusal === null ? ways : []));

const GM: Who = { user: userId("gm"), gm: true, fighters: [] };
const STRANGER: Who = { user: userId("stranger"), gm: false, fighters: [fighterId("F0")] };

interface Found {
  readonly table: Table;
  readonly command: Command;
  readonly events: readonly Event[];
}

/** Tables, commands and events as they occur in play. */
function foundInPlay(fights: number, steps: number): readonly Found[] {
  const found: Found[] = [];
  for (let seed = 1; seed <= fights; seed++) {
    const random = seeded(seed);
    const start = setup(random);
    let table: Table = { fight: threat.begin(start), sheets: start.sheets };
    const keeper = sealKeeper(threat, random);
    const people = [{ ...GM, fighters: Object.keys(start.entrants) as FighterId[] }];
    for (let step = 0; step < steps; step++) {
      const { scene } = table.fight;
      const seals = "choosing" in scene && scene.choosing.mode === "sealing" ? scene.choosing.seals : {};
      const sealed = keeper
        .moves(table, people)
        .map(({ command }) => command)
        .filter((command) => command.do !== "seal" || seals[command.who] === undefined);
      const open = lawful(table, GM).filter((one) => one.do !== "stop");
      const onward = open.filter((one) => one.do !== "rule" && one.do !== "forfeit");
      const command = random.pick(
        sealed.length > 0 ? sealed : onward.length > 0 && random.below(5) > 0 ? onward : open,
      );
      if (command === undefined) break;
      const judged = drive(threat.decide(table, command, GM), seededDice(random));
      if (!judged.ok) break;
      keeper.remember(command);
      found.push({ table, command, events: judged.value });
      table = judged.value.reduce(threat.apply, table);
    }
  }
  return deepFreeze(found);
}

const FOUND = foundInPlay(110, 32);

const ODDITIES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  4,
  13,
  0.5,
  NaN,
  Infinity,
  2 ** 53,
  "",
  "F0",
  "F1",
  "nobody",
  "__proto__",
  "a",
  "w1",
  "guts",
  "x".repeat(5000),
  [],
  [[]],
  {},
  { constructor: 1 },
  undefined,
  "lull",
  "opening",
  "sealing",
  "open",
  "weapon",
  "both",
];

/** The value with one place changed, removed or added, anywhere inside it. */
function mutated(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null || random.below(12) === 0) return random.pick(ODDITIES);
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])];
    const place = random.below(list.length + 1);
    if (random.below(6) === 0) list.splice(place, 1);
    else list[place] = mutated(list[place], random);
    return list;
  }
  const record: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const keys = Object.keys(record);
  const key = random.pick(random.below(12) === 0 ? ["extra", "F9", "toString"] : keys) ?? "extra";
  if (random.below(8) === 0) delete record[key];
  else record[key] = mutated(record[key], random);
  return record;
}

const READERS: readonly Reader<unknown>[] = Object.values(threat.read);

const readAs = <Value>(reader: Reader<Value>, value: unknown): Value | null => {
  const read = parse(reader, value);
  return read.ok ? deepFreeze(read.value) : null;
};

/** Everything that is asked of a table in play. */
function useTable(table: Table, random: Random): void {
  const frozen = deepFreeze(table);
  threat.prompts(frozen);
  threat.view(frozen, STRANGER);
  for (const by of [GM, STRANGER]) {
    const offered = random.pick(lawful(frozen, by));
    for (const command of [offered ?? guess(frozen, random), guess(frozen, random)])
      useCommand(frozen, command, by, random);
  }
  for (const who of threat.sealing?.choosing(frozen) ?? []) threat.sealing?.choices(frozen, who);
}

function useCommand(table: Table, command: Command, by: Who, random: Random): void {
  const judged = drive(threat.decide(table, command, by), seededDice(random));
  if (!judged.ok) return;
  const after = judged.value.reduce(threat.apply, table);
  expect(() => JSON.stringify(after)).not.toThrow();
}

const each = (count: number, seed: number, run: (random: Random, found: Found) => void): void => {
  const random = seeded(seed);
  for (let value = 0; value < count * depth().times; value++) {
    const found = random.pick(FOUND);
    if (found !== undefined) run(random, found);
  }
};

describe("whatever is sent or stored, nothing throws and nothing given is changed", () => {
  test("there is play to mutate", () => {
    const phases = new Set(FOUND.map(({ table }) => table.fight.scene.phase));
    expect([...phases].toSorted()).toEqual([
      "brawl-over",
      "breath",
      "clash",
      "decide",
      "declare",
      "impasse",
      "lull",
      "over",
      "setup",
      "weapons",
    ]);
  });

  test("mutated commands", () => {
    let accepted = 0;
    each(72_000, 1, (random, { table, command }) => {
      const read = readAs(threat.read.command, mutated(command, random));
      if (read === null) return;
      useCommand(table, read, random.below(2) === 0 ? GM : STRANGER, random);
      accepted++;
    });
    expect(accepted).toBeGreaterThan(500);
  }, 60_000);

  test("mutated events, folded into any table", () => {
    let folded = 0;
    each(72_000, 2, (random, { events }) => {
      const read = readAs(threat.read.event, mutated(random.pick(events), random));
      const place = random.pick(FOUND);
      if (read === null || place === undefined) return;
      expect(() => JSON.stringify(threat.apply(place.table, read))).not.toThrow();
      folded++;
    });
    expect(folded).toBeGreaterThan(500);
  }, 60_000);

  test("mutated tables, played on where they are read", () => {
    let played = 0;
    each(30_000, 3, (random, { table }) => {
      const read = readAs(threat.read.table, mutated(table, random));
      if (read === null) return;
      useTable(read, random);
      played++;
    });
    expect(played).toBeGreaterThan(200);
  }, 60_000);

  test("events of other fights, and what follows from them", () => {
    each(1500, 4, (random, { events }) => {
      const place = random.pick(FOUND);
      const event = random.pick(events);
      if (place === undefined || event === undefined) return;
      const after = threat.apply(place.table, event);
      const read = readAs(threat.read.table, JSON.parse(JSON.stringify(after)));
      if (read !== null) useTable(read, random);
    });
  }, 60_000);

  test("mutated sheets", () => {
    let read = 0;
    each(26_000, 5, (random, { table }) => {
      const sheet = random.pick(Object.values(table.sheets));
      if (readAs(threat.read.sheet, mutated(sheet, random)) !== null) read++;
    });
    expect(read).toBeGreaterThan(50);
  });

  test("anything at all", () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }),
        (value) => {
          for (const reader of READERS) expect(parse(reader, value).ok).toBe(false);
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });
});
