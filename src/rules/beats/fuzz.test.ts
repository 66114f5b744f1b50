import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drive, seededDice } from "../core/drive.ts";
import { parse } from "../core/json.ts";
import { seeded } from "../core/random.ts";
import type { Random } from "../core/random.ts";
import { makeSeal } from "../core/seal.ts";
import type { Salt } from "../core/seal.ts";
import { deepFreeze } from "../testing/deep-freeze.ts";
import { depth } from "../testing/depth.ts";
import { apply } from "./apply.ts";
import type { Command } from "./state/commands.ts";
import { beats } from "./index.ts";
import { offers } from "./offers.ts";
import type { BeatsTable } from "./state/model.ts";
import { sealing } from "./turns/choices.ts";
import { A, B, C, GM, mustering, over, play, playerOf, selecting, toolOf, trait } from "./testing/scenario.ts";

const lawful = (table: BeatsTable, whose?: typeof A): readonly Command[] =>
  offers(table, GM, whose).flatMap(({ ways }) => ways);

/** Legal tables, commands and events, grown by playing on from a few beginnings. */
function grown(random: Random) {
  const people = {
    A: { tools: ["sword"], wounds: ["scar"], dice: [2, 6, 3] },
    B: { wounds: ["(a)", "b"], dice: [2, 5, 4] },
    C: { dice: [6, 6, 1], tools: ["axe"] },
  };
  const bare = { A: { tools: ["sword"], wounds: ["scar"] }, B: { wounds: ["(a)", "b"] }, C: {} };
  const choosing = selecting(1, people);
  const seal = makeSeal(sealing.context(choosing, A), { choice: "A1", salt: "0".repeat(32) as Salt });
  const first = [mustering(bare), over(bare), play(choosing, [sealing.seal(A, seal)]).table];
  const options = { surrender: "offered", disarmPick: "victim", escalation: "until-countered" } as const;
  const tables: BeatsTable[] = [...first, selecting(2, people, options), selecting(3, people)];
  const commands: Command[] = [sealing.seal(A, seal), sealing.open(A, { choice: "A1", salt: "0".repeat(32) as Salt })];
  const events: object[] = [];
  for (let step = 0; step < 600; step++) {
    const table = random.pick(tables);
    const command = table && random.pick([...lawful(table), ...rulings(table)]);
    if (table === undefined || command === undefined) continue;
    const judged = drive(beats.decide(table, command, GM), seededDice(random));
    commands.push(command);
    if (!judged.ok) continue;
    events.push(...judged.value);
    tables.push(judged.value.reduce(apply, table));
  }
  return { tables, commands, events };
}

const rulings = ({ sheets }: BeatsTable): readonly Command[] => [
  { do: "end" },
  ...[sheets[A] ?? []].flat().map((sheet): Command => ({
    do: "add",
    who: C,
    entrant: { side: "s" as never, npc: true },
    sheet,
  })),
  { do: "remove", who: B },
  { do: "move-tool", tool: toolOf(A, "sword"), to: "ground", by: null },
  { do: "place-tool", tool: toolOf(null, "rope").tool, label: "rope", kind: "place" },
  { do: "wound", who: A, wound: { id: toolOf(null, "burn").tool, label: "burn" } },
  { do: "exertion", who: B, won: false },
  { do: "challenge", who: A, against: B, aid: B, traits: ["brawn", "wits", "nerve"].map(trait), backing: {} },
];

const ODD: readonly unknown[] = [
  null,
  undefined,
  -1,
  0,
  1,
  7,
  1.5,
  Number.NaN,
  1e12,
  "",
  "A",
  "B",
  "B1",
  "X",
  "toString",
  "constructor",
  "hasOwnProperty",
  "x".repeat(300),
  true,
  [],
  {},
  ["A", "A"],
  { A: 1 },
  new Map(),
  () => 1,
];

/** A copy with one or two places put wrong: another value, a member too many, or one too few. */
function mutated(value: unknown, random: Random): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  for (let change = 0; change <= random.below(2); change++) {
    let place: unknown = copy;
    for (;;) {
      if (typeof place !== "object" || place === null) break;
      const record = place as Record<string, unknown>;
      const key = random.pick(Object.keys(record)) ?? "extra";
      const inner = record[key];
      if (typeof inner === "object" && inner !== null && random.below(4) > 0) {
        place = inner;
        continue;
      }
      if (random.below(6) === 0) delete record[key];
      else record[random.below(8) === 0 ? "extra" : key] = random.pick([...ODD, ...Object.values(record)]);
      break;
    }
  }
  return copy;
}

const random = seeded(20_261);
const { tables, commands, events } = deepFreeze(grown(random));
const PEOPLE = [GM, playerOf(A), playerOf(B, C), playerOf()];
const MANY = Math.ceil(51_000 * depth().times);

/** Whatever reads as a command is judged; that nothing it is judged on changes is seen to by the freeze. */
function judge(value: unknown): boolean {
  const read = parse(beats.read.command, value);
  const table = random.pick(tables);
  const by = random.pick(PEOPLE);
  if (!read.ok || table === undefined || by === undefined) return read.ok;
  const judged = drive(beats.decide(table, deepFreeze(read.value), by), seededDice(random));
  if (judged.ok) judged.value.reduce(apply, table);
  return true;
}

let drifting = tables[0];

/** Events fall on a table that earlier ones, out of all order, have left; now and then somebody also acts on it. */
function fold(value: unknown): boolean {
  const read = parse(beats.read.event, value);
  const table = random.below(30) === 0 ? random.pick(tables) : drifting;
  if (!read.ok || table === undefined) return read.ok;
  drifting = deepFreeze(apply(table, deepFreeze(read.value)));
  beats.view(drifting, GM);
  beats.prompts(drifting);
  const command = random.pick([...lawful(drifting, A), ...commands]);
  if (command !== undefined) drive(beats.decide(drifting, command, GM), seededDice(random));
  return true;
}

function sit(value: unknown): boolean {
  const read = parse(beats.read.table, value);
  if (!read.ok) return false;
  const table = deepFreeze(read.value);
  beats.view(table, GM);
  beats.prompts(table);
  const command = random.pick([...lawful(table, A), ...commands]);
  if (command !== undefined) drive(beats.decide(table, command, GM), seededDice(random));
  return true;
}

const readsSheet = (value: unknown): boolean => parse(beats.read.sheet, value).ok;

describe("whatever comes in is malformed, refused, or played; never a throw, never a change", () => {
  const sheets = tables.flatMap((table) => Object.values(table.sheets));
  const sources = [
    { what: "commands", legal: commands, use: judge },
    { what: "events", legal: events, use: fold },
    { what: "tables", legal: tables, use: sit },
    { what: "sheets", legal: sheets, use: readsSheet },
  ] as const;

  test.for(sources)("legal ones read: $what", ({ legal, use }) => {
    expect(legal.length).toBeGreaterThan(100);
    expect(legal.every((value) => use(JSON.parse(JSON.stringify(value))))).toBe(true);
  });

  test.for(sources)(`${MANY} mutated ones: $what`, { timeout: 60_000 }, ({ legal, use }) => {
    let read = 0;
    for (let round = 0; round < MANY; round++) if (use(mutated(random.pick<unknown>(legal), random))) read++;
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThan(MANY);
  });

  test.for(sources)("anything at all: $what", ({ use }) => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withDate: true, withNullPrototype: true }), (value) => {
        expect(use(value)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
