import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../../core/brand.ts";
import { parse } from "../../core/json.ts";
import { isSpan } from "../../core/ruling.ts";
import { grit } from "../index.ts";
import { readOptions } from "./options.ts";
import type { Fight, SideTurn, Table } from "./model.ts";
import { attack, opening, play, scene } from "../testing/scenario.ts";

const path = (table: unknown): string | null => {
  const read = parse(grit.read.table, table);
  return read.ok ? null : read.reason.expected;
};

const table: Table = play(scene(), attack("Ada", "orc", opening("Bo"))).table;
const NOBODY = fighterId("nobody");
const withFight = (fight: Partial<Fight>): Table => ({ ...table, fight: { ...table.fight, ...fight } });
const withTurn = (turn: Partial<SideTurn>): Table => {
  const { now } = table.fight;
  if (now.phase !== "side-turn") throw new Error("somebody has the turn");
  return withFight({ now: { ...now, ...turn } });
};
const without = ({ [fighterId("orc")]: _gone, ...others }: Table["sheets"]): Table["sheets"] => others;
const volley = (named: "target" | "attacker" | "awaited") => ({
  target: named === "target" ? NOBODY : fighterId("orc"),
  declared: [{ who: named === "attacker" ? NOBODY : fighterId("Ada"), weapon: null, mods: [] }],
  called: named === "awaited",
  awaited: named === "awaited" ? [NOBODY] : [],
});

describe("a stored fight is read", () => {
  test("in every phase", () => {
    expect(path(table)).toBeNull();
    expect(path(scene({ first: null }))).toBeNull();
    expect(path(play(table, { do: "endFight" }).table)).toBeNull();
  });
});

describe("a fight that does not hang together is malformed", () => {
  const laid = { mod: "enhanced", who: NOBODY, target: fighterId("orc") } as const;
  test.for([
    ["a sheet is missing", { ...table, sheets: without(table.sheets) }],
    [
      "a sheet is nobody's",
      { ...table, sheets: { ...without(table.sheets), [NOBODY]: table.sheets[fighterId("orc")] } },
    ],
    ["a side is missing", withFight({ sides: [sideId("ours")] })],
    ["a side is named twice", withFight({ sides: ["ours", "theirs", "ours"].map(sideId) })],
    ["a circumstance is nobody's", withFight({ laid: [laid] })],
    ["the turn is a stranger's", withTurn({ order: [{ side: sideId("wild"), part: "all" }] })],
    ["it is nobody's turn", withTurn({ place: 2 })],
    ["there is no order", withTurn({ order: [], place: 0 })],
    ["a stranger is fast", withTurn({ before: [NOBODY] })],
    ["a stranger is slow", withTurn({ slow: [NOBODY] })],
    ["a stranger has acted", withTurn({ acted: [NOBODY] })],
    ["somebody has acted twice", withTurn({ acted: [fighterId("Ada"), fighterId("Ada")] })],
    ["a stranger has moved", withTurn({ feet: { [NOBODY]: 5 } })],
    ["a stranger is the target", withTurn({ volleys: [volley("target")] })],
    ["a stranger attacks", withTurn({ volleys: [volley("attacker")] })],
    ["a stranger is awaited", withTurn({ volleys: [volley("awaited")] })],
  ] as const)("%s", ([, broken]) => {
    expect(path(broken)).not.toBeNull();
  });
});

describe("a command is read", () => {
  const ask = (command: unknown): boolean => parse(grit.read.command, command).ok;
  test.for([
    [{ do: "move", who: "Ada", feet: 5 }, true],
    [{ do: "move", who: "Ada", feet: 0 }, false],
    [{ do: "move", who: "Ada", feet: 5, by: "gm" }, false],
    [{ do: "move", who: "__proto__", feet: 5 }, false],
    [attack("Ada", []), false],
    [attack("Ada", ["orc", "orc"]), false],
    [attack("Ada", "orc"), true],
    [{ type: "dance" }, false],
  ] as const)("%o: %s", ([command, reads]) => {
    expect(ask(command)).toBe(reads);
  });
});

describe("a volley from before it was kept whether others were called", () => {
  test.for([
    { awaited: ["Bo"], called: true },
    { awaited: [], called: false },
  ])("reads as one that $called", ({ awaited, called }) => {
    const opened = play(scene(), attack("Ada", "orc", opening(...awaited))).table;
    const stored: unknown = JSON.parse(
      JSON.stringify(opened, (key, value: unknown) => (key === "called" ? undefined : value)),
    );
    const read = parse(grit.read.table, stored);
    expect(read.ok && read.value.fight.now).toMatchObject({ volleys: [{ called, awaited }] });
  });
});

describe("the options of a table are read", () => {
  test("by default the first answer to every question", () => {
    const { roundSeconds, ...others } = grit.defaults;
    const listed = Object.entries(grit.rulings).flatMap(([question, ruling]) =>
      isSpan(ruling) ? [] : [[question, ruling[0]]],
    );
    expect(listed).toEqual(Object.entries(others));
    expect(roundSeconds).toBe(10);
    expect(parse(readOptions, grit.defaults).ok).toBe(true);
    expect(parse(readOptions, { ...grit.defaults, volleyMode: "some" }).ok).toBe(false);
  });
});
