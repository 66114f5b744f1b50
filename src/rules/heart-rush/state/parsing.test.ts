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
    ["/heart/now: one-of 2, 4, 6, 8, 10, 12, 20", { heart: { now: 7, max: 8 } }],
    [": heart", { heart: { now: 10, max: 8 } }],
    ["/size: one-of minuscule, tiny, small, medium, large, L2, L3, L4, L5, L6, L7, L8", { size: "huge" }],
    ["/hp/max: whole-number 1 99999", { hp: { now: 0, max: 0 } }],
    ["/woundAt: threshold", { woundAt: "often" }],
    ["/weapon/size: absent", { weapon: { ...SWORD, kind: "spoon" } }],
    [
      "/conditions/sleepy: one-of dazed, weakened, off-balanced, shaken, restrained, stunned, incapacitated, poisoned, blinded, suffocating, slowed, crippled, vulnerable-physical, vulnerable-mental, confused, frightened, enraged, charmed, prone, burning, obscured, hidden, high-ground, climbing, climbed-on, grappling, grappled",
      { conditions: { sleepy: { level: 1, of: null } } },
    ],
    ["/conditions/dazed/level: whole-number 1 5", { conditions: { dazed: { level: 6, of: null } } }],
    ["/spent/toString: id", { spent: { toString: "heart" } }],
    ["/luck: absent", { luck: 7 }],
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
    ["/who: id", { do: "join", who: "" }],
    ["/who: id", { do: "join", who: "__proto__" }],
    ["/who: value", { do: "join" }],
    ["/salt: absent", { do: "join", who: "ana", salt: 1 }],
    ["/seal: seal", { do: "seal", who: "ana", seal: "might" }],
    ["/opening/salt: salt", { do: "open", who: "ana", opening: { choice: "might", salt: "x" } }],
    [
      "/destination/to/0: corner",
      { do: "dash", who: "ana", destination: { to: [3, 0], path: [], feet: 0, near: [] }, stand: false },
    ],
    [
      "/destination/to: coordinates",
      { do: "dash", who: "ana", destination: { to: [5], path: [], feet: 0, near: [] }, stand: false },
    ],
    [
      "/ruling/ground/walls/0: square",
      { do: "rule", ruling: { is: "survey", ground: { kind: "map", at: {}, walls: ["here"], cover: {} } } },
    ],
    [": object", null],
    [": object", []],
  ])("%s", ([complaint, value]) => {
    expect(said(readCommand, value)).toBe(complaint);
  });

  test("an unknown verb is told apart from a known one", () => {
    expect(said(readCommand, { do: "win" })).toMatch(/^\/do: one-of start, /);
    expect(said(readEvent, { type: "won" })).toMatch(/^\/type: one-of sideChosen, /);
    expect(said(readCommand, { do: "toString" })).toMatch(/^\/do: one-of start, /);
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
    [": stranger rat", { hurts: [{ id: "hurt 1", on: "rat", from: "x", dealt: 1, state: "open" }] }],
    [": stranger rat", { clinging: { rat: 3 } }],
    [": stranger rat", { announced: [{ id: "ability 1", who: "rat", ability: "x" }] }],
    [": stranger rat", { moving: { who: "rat", path: [], near: [], feet: 0, stands: false, awaiting: [] } }],
    [": stranger rat", { moving: { who: "ana", path: [], near: [], feet: 0, stands: false, awaiting: ["rat"] } }],
    [": stranger rat", { phase: { at: "ambush", may: ["rat"] } }],
    [": own-hurts", { hurts: [1, 2].map(() => ({ id: "hurt 1", on: "ana", from: "x", dealt: 1, state: "open" })) }],
    [": round", { round: 0 }],
    [": round", { phase: { at: "gathering" } }],
    ["/fight/phase/passes: whole-number 0 3", { phase: { at: "turn", side: "players", passes: 9 } }],
    ["/fight/options: object", { options: null }],
  ])("%s", ([complaint, change]) => {
    expect(said(readTable, with_(change))).toBe(complaint);
  });

  test.for([null, { who: "ana", path: [[0, 0]] }])(
    "what version 0.1 kept of the last movement is over: %j",
    (trail) => {
      expect(parse(readTable, with_({ trail }))).toEqual({ ok: true, value: told.table });
      expect(said(readTable, with_({ trail: [{ who: "ana" }] }))).toBe("/fight/trail/0/path: value");
    },
  );

  test("members are there once, and everybody has a sheet", () => {
    const phase = plain.fight["phase"] as { engagement: object };
    const doubled = { ...phase, engagement: { ...phase.engagement, members: ["ana", "ana"] } };
    expect(said(readTable, with_({ phase: doubled }))).toBe(": members-once");
    expect(said(readTable, { ...plain, sheets: { ana: plain.sheets["ana"] } })).toBe(": sheet orc");
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
