import { describe, expect, test } from "vitest";
import { parse } from "./core/json.ts";
import type { Reader } from "./core/json.ts";
import { seeded } from "./core/random.ts";
import { beats } from "./beats/index.ts";
import { mustering } from "./beats/testing/scenario.ts";
import { grit } from "./grit/index.ts";
import { setup as gritSetup } from "./grit/testing/random-fight.ts";
import { heartRush } from "./heart-rush/index.ts";
import { randomSetup as heartSetup } from "./heart-rush/testing/table.ts";
import { threat } from "./threat/index.ts";
import { setup as threatSetup } from "./threat/testing/random-fight.ts";

/** What every object answers to: as an id it would find what nobody put there. */
const INHERITED = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

const heart = heartSetup(seeded(1));
const gritty = gritSetup(seeded(1));
const threatening = threatSetup(seeded(1));

interface Row {
  readonly readers: { readonly command: Reader<unknown>; readonly table: Reader<unknown> };
  readonly command: (who: string) => object;
  readonly table: { readonly fight: unknown; readonly sheets: object };
}

/** Each ruleset's readers, a command of its own that names a fighter, and a table with fighters on it. */
const ROWS: readonly (readonly [string, Row])[] = [
  [
    "heart-rush",
    {
      readers: heartRush.read,
      command: (who) => ({ do: "join", who }),
      table: { fight: heartRush.begin(heart), sheets: heart.sheets },
    },
  ],
  ["beats", { readers: beats.read, command: (who) => ({ do: "surrender", who }), table: mustering({ A: {}, B: {} }) }],
  [
    "grit",
    {
      readers: grit.read,
      command: (who) => ({ type: "pass", who }),
      table: { fight: grit.begin(gritty), sheets: gritty.sheets },
    },
  ],
  [
    "threat",
    {
      readers: threat.read,
      command: (who) => ({ type: "breathe", who, dice: [] }),
      table: { fight: threat.begin(threatening), sheets: threatening.sheets },
    },
  ],
];

/** The table with its first fighter called otherwise, wherever it is named. */
function renamed(table: Row["table"], name: string): unknown {
  const [first = ""] = Object.keys(table.sheets);
  return JSON.parse(JSON.stringify(table).replaceAll(JSON.stringify(first), JSON.stringify(name)));
}

const believed = (reader: Reader<unknown>, value: unknown): boolean => parse(reader, value).ok;

describe("CORE-JSON-3 what objects answer to by themselves names no fighter", () => {
  test.for(ROWS)("in a command of %s", ([, { readers, command }]) => {
    expect(believed(readers.command, command("ann"))).toBe(true);
    expect(INHERITED.filter((name) => believed(readers.command, command(name)))).toEqual([]);
  });

  test.for(ROWS)("at a table of %s", ([, { readers, table }]) => {
    expect(believed(readers.table, renamed(table, "ann"))).toBe(true);
    expect(INHERITED.filter((name) => believed(readers.table, renamed(table, name)))).toEqual([]);
  });
});
