import { describe, expect, test } from "vitest";
import { fighterId, sideId } from "../../core/brand.ts";
import { parse } from "../../core/json.ts";
import { judgeChoice, spell } from "./choice.ts";
import type { ChoosingScene, Exchange, Fight, Scene } from "./model.ts";
import { DEFAULTS, readOptions } from "./options.ts";
import { read } from "./parse.ts";
import { NO_PLAN } from "../exchange/plan.ts";
import { A, B, C, playing, sheetOf, weapon } from "../testing/playing.ts";

const X = fighterId("X");
const readTable = (fight: Fight, sheets: object): string => {
  const table = parse(read.table, JSON.parse(JSON.stringify({ fight, sheets })));
  return table.ok ? "read" : table.reason.expected;
};

const duel = (around = {}) => playing({ A: { side: "a" }, B: { side: "b" } }, around);

describe("a fight and sheets that do not belong together are malformed", () => {
  const { fight, sheets } = duel().table();
  const { sheets: three } = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "c" } }).table();
  const ROWS: readonly { readonly what: string; readonly change: Partial<Fight>; readonly expected: string }[] = [
    { what: "nothing changed", change: {}, expected: "read" },
    {
      what: "a fighter without a sheet",
      change: { fighters: { ...fight.fighters, [X]: { side: sideId("a"), npc: false } } },
      expected: "paired-sheets",
    },
    { what: "a sheet without a fighter", change: { fighters: {} }, expected: "paired-sheets" },
    { what: "conditions of strangers", change: { holds: { [X]: [] } }, expected: "known-fighters" },
    { what: "strangers unaware", change: { unaware: [X] }, expected: "known-fighters" },
    {
      what: "a pair with a stranger",
      change: { pairs: [{ one: A, other: X, favoured: null }] },
      expected: "known-fighters",
    },
    {
      what: "a pair that favours a stranger",
      change: { pairs: [{ one: A, other: B, favoured: X }] },
      expected: "known-fighters",
    },
    {
      what: "marks of strangers",
      change: { owed: { [X]: [{ piece: "p", face: 2 }] } },
      expected: "known-fighters",
    },
    { what: "a mark and nothing to place it on", change: { owed: { [A]: [] } }, expected: "picks" },
  ];
  test.for(ROWS)("$what: $expected", ({ change, expected }) => {
    expect(readTable({ ...fight, ...change }, sheets)).toBe(expected);
  });
  test("a sheet too many", () => expect(readTable(fight, three)).toBe("paired-sheets"));
});

describe("an exchange that could not have come about is malformed", () => {
  const open = duel({ vantage: "a" });
  const secret = duel();
  const sceneOf = (game: typeof open): ChoosingScene => {
    const { scene } = game.table().fight;
    if (!("choosing" in scene)) throw new Error("nothing is being chosen");
    return scene;
  };
  const withExchange = (game: typeof open, change: Partial<Exchange>): Scene => {
    const scene = sceneOf(game);
    return { ...scene, exchange: { ...scene.exchange, ...change } };
  };
  const die = duel({ dice: { "weapon:A": [[1]], "weapon:B": [[1]] } });
  die.ready();
  die.weapons();
  const dice = die.exchange().dice.slice(0, 1);
  const member = die.exchange().members[A];
  const ROWS: readonly { readonly what: string; readonly scene: Scene; readonly expected: string }[] = [
    { what: "one side", scene: withExchange(secret, { sides: [sideId("a")] }), expected: "two-sides" },
    {
      what: "one side twice",
      scene: withExchange(secret, { sides: [sideId("a"), sideId("a")] }),
      expected: "two-sides",
    },
    {
      what: "other sides",
      scene: withExchange(secret, { sides: [sideId("a"), sideId("c")] }),
      expected: "members",
    },
    {
      what: "vantage of another side",
      scene: withExchange(open, { vantage: sideId("c") }),
      expected: "vantage",
    },
    {
      what: "another side deciding later",
      scene: withExchange(open, { later: sideId("c") }),
      expected: "vantage",
    },
    {
      what: "a stranger's vantage in it",
      scene: withExchange(secret, { pairs: [{ one: A, other: X, favoured: null }] }),
      expected: "known-fighters",
    },
    {
      what: "one die twice",
      scene: withExchange(secret, { dice: [...dice, ...dice] }),
      expected: "own-dice",
    },
    {
      what: "a stranger in it",
      scene: withExchange(secret, { members: member === undefined ? {} : { [X]: member } }),
      expected: "known-fighters",
    },
    {
      what: "a side deciding without vantage",
      scene: { ...sceneOf(secret), side: sideId("a") },
      expected: "deciding-side",
    },
    { what: "both deciding under vantage", scene: { ...sceneOf(open), side: null }, expected: "deciding-side" },
    { what: "a third side deciding", scene: { ...sceneOf(open), side: sideId("c") }, expected: "deciding-side" },
    {
      what: "seals under vantage",
      scene: { ...sceneOf(open), choosing: { mode: "shown" } },
      expected: "openness",
    },
    {
      what: "a stranger's forfeit",
      scene: { ...sceneOf(secret), choosing: { mode: "sealing", seals: {}, forfeits: [X] } },
      expected: "choices",
    },
    {
      what: "a stranger's opening",
      scene: { ...sceneOf(secret), choosing: { mode: "opening", seals: {}, opened: { [X]: null } } },
      expected: "choices",
    },
    {
      what: "a third side done",
      scene: { ...sceneOf(secret), phase: "decide", done: [sideId("c")] },
      expected: "done-sides",
    },
  ];
  test.for(ROWS)("$what: $expected", ({ scene, expected }) => {
    const { fight, sheets } = secret.table();
    expect(readTable({ ...fight, scene }, sheets)).toBe(expected);
  });
  test.for([
    { name: "with vantage", game: open, later: "a" },
    { name: "without", game: secret, later: null },
  ])("one from before vantage of two gave an order reads as it was played, $name", ({ game, later }) => {
    const { fight, sheets } = game.table();
    const scene = sceneOf(game);
    const { pairs: _pairs, later: _later, ...old } = scene.exchange;
    const table = parse(read.table, { fight: { ...fight, scene: { ...scene, exchange: old } }, sheets });
    const now = table.ok ? table.value.fight.scene : null;
    expect(now).toMatchObject({ exchange: { later, pairs: [] } });
  });
});

describe("a brawl that could not have come about is malformed", () => {
  const game = duel({ options: { violence: "brawl" } });
  game.act({ do: "declare", who: A, foe: B });
  const { fight, sheets } = game.table();
  const clash = fight.scene as Extract<Scene, { phase: "clash" }>;
  const ROWS: readonly { readonly what: string; readonly scene: Scene; readonly expected: string }[] = [
    { what: "as it is", scene: clash, expected: "read" },
    {
      what: "with a stranger",
      scene: { ...clash, brawl: { members: { [X]: { away: false } } } },
      expected: "known-fighters",
    },
    { what: "against oneself", scene: { ...clash, foe: A }, expected: "clashing" },
    { what: "vantage of a third", scene: { ...clash, vantage: C }, expected: "clashing" },
    { what: "with nobody of the brawl", scene: { ...clash, brawl: { members: {} } }, expected: "clashing" },
    { what: "named, not yet clashing", scene: { phase: "declare", brawl: clash.brawl }, expected: "read" },
  ];
  test.for(ROWS)("$what: $expected", ({ scene, expected }) => {
    expect(readTable({ ...fight, scene }, sheets)).toBe(expected);
  });
});

describe("sheets with two things of a name are malformed", () => {
  const sheet = sheetOf({ injuries: [1, 2] });
  test.for([
    { what: "as it is", change: {}, ok: true },
    { what: "two items of an id", change: { items: [weapon("w"), weapon("w")] }, ok: false },
    { what: "two injuries of an id", change: { injuries: [...sheet.injuries, ...sheet.injuries] }, ok: false },
    {
      what: "two breath dice of a size",
      change: { breath: [...sheet.breath.slice(1), ...sheet.breath.slice(1, 2)] },
      ok: false,
    },
  ])("$what", ({ change, ok }) => {
    expect(parse(read.sheet, { ...sheet, ...change }).ok).toBe(ok);
  });
});

describe("options", () => {
  test("the recommended ones read", () => expect(parse(readOptions, DEFAULTS)).toEqual({ ok: true, value: DEFAULTS }));
  test("others do not", () => expect(parse(readOptions, { ...DEFAULTS, escape: "never" }).ok).toBe(false));
});

describe("THR-SEAL-1 a picker's own judgement before sealing", () => {
  test("nothing is chosen in a lull, nor by who is not in it", () => {
    expect(judgeChoice(playing({ A: { side: "a" } }).table(), A, "[]")).toBe("wrong-phase");
    const game = playing({ A: { side: "a" }, B: { side: "b" }, C: { side: "b", incapacitated: true } });
    expect(judgeChoice(game.table(), C, "[]")).toBe("out-of-fight");
    expect(judgeChoice(game.table(), X, "[]")).toBe("out-of-fight");
  });
  test("a choice of another kind is none", () => {
    const game = duel({ dice: { "weapon:A": [[1]], "weapon:B": [[1]] } });
    expect(judgeChoice(game.table(), A, spell(NO_PLAN))).toBe("unlawful");
    game.ready();
    game.weapons();
    expect(judgeChoice(game.table(), A, spell(NO_PLAN))).toBe("unlawful");
    game.breathe({ A: [], B: [] });
    expect(judgeChoice(game.table(), A, spell([4]))).toBe("unlawful");
    expect(judgeChoice(game.table(), A, spell(NO_PLAN))).toBeNull();
  });
});
