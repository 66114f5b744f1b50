import { describe, expect, test } from "vitest";
import type { Command } from "./state/commands.ts";
import type { Muster } from "./state/model.ts";
import { A, B, acting, fighterIn, mustering, play, selecting, toolOf, trait } from "./testing/scenario.ts";
import { fromEntries } from "../core/casts.ts";
import type { ToolRef } from "./state/model.ts";

const muster = (
  who: typeof A,
  traits: readonly string[],
  backing: Readonly<Record<string, ToolRef>> = {},
): Command => ({
  do: "muster",
  who,
  traits: traits.map(trait),
  backing: fromEntries(Object.entries(backing).map(([name, tool]) => [trait(name), tool] as const)),
});
const THREE = ["brawn", "wits", "nerve"];
const PEOPLE = {
  A: { traits: ["brawn", "wits", "nerve", "charm"], tools: ["sword", "rope"], wounds: ["gash"] },
  B: { tools: ["axe"] },
};

describe("BTS-MUS-1 three different traits of one's own sheet", () => {
  test.for([
    [["brawn", "wits"], "not-three-traits"],
    [["brawn", "wits", "nerve", "charm"], "not-three-traits"],
    [["brawn", "wits", "wits"], "not-three-traits"],
    [["brawn", "wits", "guile"], "unknown-trait"],
    [["charm", "nerve", "brawn"], null],
  ] as const)("%s: %s", ([traits, refused]) => {
    expect(play(mustering(PEOPLE), [muster(A, traits)]).refused).toBe(refused);
  });
});

describe("BTS-MUS-2 a tool in hand backs one trait", () => {
  test.for<readonly [string, Readonly<Record<string, ToolRef>>, string | null]>([
    ["a tool in hand", { brawn: toolOf(A, "sword") }, null],
    ["two tools", { brawn: toolOf(A, "sword"), wits: toolOf(A, "rope") }, null],
    ["a wound of one's own", { nerve: toolOf(A, "gash") }, null],
    ["another's tool", { brawn: toolOf(B, "axe") }, "tool-not-held"],
    ["no tool at all", { brawn: toolOf(null, "axe") }, "tool-not-held"],
    ["a tool twice", { brawn: toolOf(A, "sword"), wits: toolOf(A, "sword") }, "tool-backs-twice"],
    ["a trait that is not named", { charm: toolOf(A, "sword") }, "unknown-trait"],
  ])("%s", ([, backing, refused]) => {
    expect(play(mustering(PEOPLE), [muster(A, THREE, backing)]).refused).toBe(refused);
  });
});

describe("BTS-MUS-3 a backed trait rolls a d8, any other a d6, in the order named", () => {
  test("the middle one backed", () => {
    const { table } = play(
      mustering(PEOPLE),
      [muster(A, ["charm", "brawn", "wits"], { brawn: toolOf(A, "sword") }), muster(B, THREE)],
      [
        [1, 8, 3],
        [1, 1, 1],
      ],
    );
    const dice = fighterIn(table, A).dice.map((die) => [die.id, die.trait, die.faces, die.value, die.zone]);
    expect(dice).toEqual([
      ["A1", "charm", 6, 1, "hand"],
      ["A2", "brawn", 8, 7, "hand"],
      ["A3", "wits", 6, 2, "hand"],
    ]);
  });

  test("a tool that is lost before the roll backs nothing", () => {
    const backing = { brawn: toolOf(A, "sword") };
    const { table } = play(
      mustering(PEOPLE),
      [
        muster(A, THREE, backing),
        { do: "move-tool", tool: toolOf(A, "sword"), to: "away", by: null },
        muster(B, THREE),
      ],
      [
        [6, 1, 1],
        [1, 1, 1],
      ],
    );
    expect(fighterIn(table, A).dice.map(({ faces }) => faces)).toEqual([6, 6, 6]);
  });
});

describe("BTS-MUS-4 everybody who is not out musters before anybody rolls", () => {
  const crowd = { ...PEOPLE, C: { helpless: true }, D: { surrendered: true } };

  test("until then a muster may be changed", () => {
    const { table } = play(mustering(crowd), [muster(A, THREE), muster(A, ["charm", "wits", "nerve"])]);
    const expected: Muster = { traits: ["charm", "wits", "nerve"].map(trait), backing: {} };
    expect(table.fight.phase).toEqual({ at: "muster", musters: { A: expected } });
  });

  test("the last one rolls for all", () => {
    const faces = [
      [2, 3, 4],
      [1, 1, 6],
    ];
    const { table } = play(mustering(crowd), [muster(B, THREE), muster(A, THREE)], faces);
    expect(table.fight.phase).toEqual({ at: "select", beat: 1, seals: {}, laid: {} });
  });

  test.for([
    ["who is out", mustering({ A: { surrendered: true }, B: {} }), "out-of-fight"],
    ["another phase", selecting(1, { A: { dice: [1, 2, 3] }, B: { dice: [1, 2, 3] } }), "wrong-phase"],
    ["an open turn", acting(1, { A: { dice: [1, 2, 3] } }, A), "wrong-phase"],
  ] as const)("%s is refused", ([, table, refused]) => {
    expect(play(table, [muster(A, THREE)]).refused).toBe(refused);
  });
});

describe("BTS-FLOW-2 a fight begins with a muster", () => {
  test("nobody is left to muster: nothing happens by itself", () => {
    const { table } = play(mustering({ A: { helpless: true } }), [{ do: "refill", who: A }]);
    expect(table.fight.phase.at).toBe("muster");
  });
});
