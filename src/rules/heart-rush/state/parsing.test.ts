import { describe, expect, test } from "vitest";
import { parse } from "../../core/json.ts";
import type { Reader } from "../../core/json.ts";
import { DEFAULTS } from "./options.ts";
import { readCommand } from "./commands.ts";
import { readEvent } from "./events.ts";
import { readTable } from "./parse-fight.ts";
import { readSheet } from "./parse-sheet.ts";
import { cantrip, creature, SWORD } from "../testing/creature.ts";
import { attack, declares, gathered, id, scene, sidestep, turnedOver } from "../testing/scene.ts";

const said = <Value>(reader: Reader<Value>, value: unknown): string => {
  const read = parse(reader, value);
  return read.ok ? "ok" : `${read.reason.path}: ${read.reason.expected}`;
};

describe("sheets from elsewhere", () => {
  test.for([
    creature(),
    creature({ weapon: cantrip("fire") }),
    creature({ woundAt: 12 }),
    creature({ woundAt: "never", spent: { execute: "heart" } }),
  ])("are read as they were written", (sheet) => {
    expect(parse(readSheet, JSON.parse(JSON.stringify(sheet)))).toEqual({ ok: true, value: sheet });
  });

  test.for<[string, object]>([
    ["/heart/now: one of 2, 4, 6, 8, 10, 12, 20", { heart: { now: 7, max: 8 } }],
    [": a heart no larger than its own maximum", { heart: { now: 10, max: 8 } }],
    ["/size: one of minuscule, tiny, small, medium, large, L2, L3, L4, L5, L6, L7, L8", { size: "huge" }],
    ["/hp/max: a whole number from 1 to 99999", { hp: { now: 0, max: 0 } }],
    ['/woundAt: a number, "table" or "never"', { woundAt: "often" }],
    ["/weapon/size: no such member", { weapon: { ...SWORD, kind: "spoon" } }],
    [
      "/conditions/sleepy: one of dazed, weakened, off-balanced, shaken, restrained, stunned, incapacitated, poisoned, blinded, suffocating, slowed, crippled, vulnerable-physical, vulnerable-mental, confused, frightened, enraged, charmed, prone, burning, obscured, hidden, high-ground, climbing, climbed-on, grappling, grappled",
      { conditions: { sleepy: { level: 1, of: null } } },
    ],
    ["/conditions/dazed/level: a whole number from 1 to 5", { conditions: { dazed: { level: 6, of: null } } }],
    ["/spent/toString: an id", { spent: { toString: "heart" } }],
    ["/luck: no such member", { luck: 7 }],
  ])("%s", ([complaint, change]) => {
    expect(said(readSheet, { ...creature(), ...change })).toBe(complaint);
  });
});

describe("commands from elsewhere", () => {
  test.for([
    declares("ana", attack("orc", { riders: { dazed: 2 }, follow: [5, 0] })),
    declares("ana", { do: "climb", target: id("orc"), ability: "agility", answer: null }),
    sidestep("ana", [5, -5], "free"),
    {
      do: "rule",
      ruling: { is: "survey", ground: { kind: "map", at: { ana: [0, 5] }, walls: ["-5,10"], cover: { "ana>orc": 4 } } },
    },
    { do: "rule", ruling: { is: "survey", ground: { kind: "spoken", feet: { "ana|orc": 5 }, cover: {} } } },
  ])("$do is read as it was written", (command) => {
    expect(parse(readCommand, JSON.parse(JSON.stringify(command)))).toEqual({ ok: true, value: command });
  });

  test.for<[string, unknown]>([
    ["/who: an id", { do: "join", who: "" }],
    ["/who: an id", { do: "join", who: "__proto__" }],
    ["/who: a value", { do: "join" }],
    ["/salt: no such member", { do: "join", who: "ana", salt: 1 }],
    ["/seal: 64 hexadecimal digits", { do: "seal", who: "ana", seal: "might" }],
    ["/opening/salt: 32 hexadecimal digits", { do: "open", who: "ana", opening: { choice: "might", salt: "x" } }],
    [
      "/destination/to/0: a corner of a square",
      { do: "dash", who: "ana", destination: { to: [3, 0], path: [], feet: 0, near: [] }, stand: false },
    ],
    [
      "/destination/to: two coordinates",
      { do: "dash", who: "ana", destination: { to: [5], path: [], feet: 0, near: [] }, stand: false },
    ],
    [
      '/ruling/ground/walls/0: a square, spelled "x,y"',
      { do: "rule", ruling: { is: "survey", ground: { kind: "map", at: {}, walls: ["here"], cover: {} } } },
    ],
    [": an object", null],
    [": an object", []],
  ])("%s", ([complaint, value]) => {
    expect(said(readCommand, value)).toBe(complaint);
  });

  test("an unknown verb is told apart from a known one", () => {
    expect(said(readCommand, { do: "win" })).toMatch(/^\/do: one of start, /);
    expect(said(readEvent, { type: "won" })).toMatch(/^\/type: one of sideChosen, /);
    expect(said(readCommand, { do: "toString" })).toMatch(/^\/do: one of start, /);
  });
});

describe("fights from elsewhere", () => {
  const told = turnedOver(scene({ ana: { at: [0, 0] }, orc: { side: "enemies", at: [5, 0] } }), "ana", "orc", {
    ana: "might",
    orc: "might",
  });
  const plain = JSON.parse(JSON.stringify(told.table)) as {
    fight: Record<string, unknown>;
    sheets: Record<string, unknown>;
  };
  const with_ = (change: Record<string, unknown>) => ({ ...plain, fight: { ...plain.fight, ...change } });

  test("are read as they were written", () => {
    expect(parse(readTable, plain)).toEqual({ ok: true, value: told.table });
  });

  test.for<[string, Record<string, unknown>]>([
    [
      ": everyone it speaks of among its fighters (rat)",
      { hurts: [{ id: "hurt 1", on: "rat", from: "x", dealt: 1, state: "open" }] },
    ],
    [": everyone it speaks of among its fighters (rat)", { clinging: { rat: 3 } }],
    [
      ": everyone it speaks of among its fighters (rat)",
      { announced: [{ id: "ability 1", who: "rat", ability: "x" }] },
    ],
    [
      ": everyone it speaks of among its fighters (rat)",
      { moving: { who: "rat", path: [], near: [], feet: 0, stands: false, awaiting: [] } },
    ],
    [
      ": everyone it speaks of among its fighters (rat)",
      { moving: { who: "ana", path: [], near: [], feet: 0, stands: false, awaiting: ["rat"] } },
    ],
    [": everyone it speaks of among its fighters (rat)", { phase: { at: "ambush", may: ["rat"] } }],
    [
      ": damage that is each told apart",
      { hurts: [1, 2].map(() => ({ id: "hurt 1", on: "ana", from: "x", dealt: 1, state: "open" })) },
    ],
    [": a round that fits its phase", { round: 0 }],
    [": a round that fits its phase", { phase: { at: "gathering" } }],
    ["/fight/phase/passes: a whole number from 0 to 3", { phase: { at: "turn", side: "players", passes: 9 } }],
    ["/fight/options: an object", { options: null }],
  ])("%s", ([complaint, change]) => {
    expect(said(readTable, with_(change))).toBe(complaint);
  });

  test.for([null, { who: "ana", path: [[0, 0]] }])(
    "what version 0.1 kept of the last movement is over: %j",
    (trail) => {
      expect(parse(readTable, with_({ trail }))).toEqual({ ok: true, value: told.table });
      expect(said(readTable, with_({ trail: [{ who: "ana" }] }))).toBe("/fight/trail/0/path: a value");
    },
  );

  test("members are there once, and everybody has a sheet", () => {
    const phase = plain.fight["phase"] as { engagement: object };
    const doubled = { ...phase, engagement: { ...phase.engagement, members: ["ana", "ana"] } };
    expect(said(readTable, with_({ phase: doubled }))).toBe(": members that are each there once");
    expect(said(readTable, { ...plain, sheets: { ana: plain.sheets["ana"] } })).toBe(
      ": a sheet for each fighter (orc)",
    );
  });

  test("CORE-RULE-3 a fight that knows nothing of later rulings reads as one without them", () => {
    const { carrying: _carrying, roundSeconds: _roundSeconds, ...first } = DEFAULTS;
    expect(parse(readTable, with_({ options: first }))).toMatchObject({
      ok: true,
      value: { fight: { options: DEFAULTS } },
    });
  });

  test.for([gathered({ ana: {} }).table, scene({ ana: {}, orc: { side: "enemies" } }).does({ do: "end" }).table])(
    "at any time of the fight",
    (table) => {
      expect(said(readTable, JSON.parse(JSON.stringify(table)))).toBe("ok");
    },
  );
});
