import { describe, expect, test } from "vitest";
import type { Command, Destination } from "../state/commands.ts";
import { offers } from "../flow/offers.ts";
import { conditions, SHORTBOW } from "../testing/creature.ts";
import { sword } from "../testing/field.ts";
import { id, MASTER, scene, type Part, type Scene } from "../testing/scene.ts";
import { offersTo } from "../../core/offer.ts";

type Feet = Readonly<Record<string, number>>;

/** Ana, Bo and two enemies, of whom this has been said. */
const spoken = (feet: Feet, ana: Part = {}): Scene =>
  scene({
    ana: { ...ana, sheet: { ...sword, ...ana.sheet } },
    bo: {},
    orc: { side: "enemies", sheet: sword },
    rat: { side: "enemies" },
  }).with({ ground: { kind: "spoken", feet, cover: {} } });

const to = (feet: number, ...near: readonly string[]): Destination => ({
  to: null,
  path: [],
  feet,
  near: near.map(id),
});
const dashes = (feet: number, ...near: readonly string[]): Command => ({
  do: "dash",
  who: id("ana"),
  destination: to(feet, ...near),
  stand: false,
});
const steps = (...near: readonly string[]): Command => ({
  do: "sidestep",
  who: id("ana"),
  destination: to(5, ...near),
  stand: false,
  pay: "rush",
});
const feetOf = ({ table: { fight } }: Scene): Feet => (fight.ground.kind === "spoken" ? fight.ground.feet : {});
const arrives = (told: Scene): Scene => (told.table.fight.moving === null ? told : told.does({ do: "move-on" }));

describe("HR-POS-3 moving without a map", () => {
  test.for<[string, Feet, Command, Feet]>([
    ["a step towards somebody far", { "ana|orc": 80 }, steps("orc"), { "ana|orc": 75 }],
    ["a step that gets there", { "ana|orc": 10 }, steps("orc"), { "ana|orc": 5 }],
    ["a step away", { "ana|orc": 5 }, steps(), { "ana|orc": 10 }],
    ["a dash that gets there", { "ana|orc": 40 }, dashes(35, "orc"), { "ana|orc": 5 }],
    ["a dash that does not", { "ana|orc": 100 }, dashes(60, "orc"), { "ana|orc": 40 }],
    ["a dash away", { "ana|bo": 5, "ana|orc": 20 }, dashes(60), { "ana|bo": 65, "ana|orc": 80 }],
    ["to one of whom nobody has spoken", {}, dashes(40, "orc"), { "ana|orc": 5 }],
    [
      "others are as far as from the one come to",
      { "ana|bo": 5, "bo|orc": 30, "ana|orc": 35 },
      dashes(30, "orc"),
      { "bo|orc": 30, "ana|bo": 30, "ana|orc": 5 },
    ],
    [
      "but not beside whom that one is beside",
      { "ana|orc": 30, "orc|rat": 5 },
      dashes(25, "orc"),
      { "orc|rat": 5, "ana|orc": 5, "ana|rat": 10 },
    ],
    [
      "half way, as far as what is left and what is between allow",
      { "ana|bo": 5, "ana|orc": 100, "bo|orc": 100 },
      dashes(60, "orc"),
      { "bo|orc": 100, "ana|bo": 60, "ana|orc": 40 },
    ],
    [
      "left behind by as much, where nobody has said more",
      { "ana|bo": 5, "ana|orc": 40 },
      dashes(35, "orc"),
      { "ana|bo": 40, "ana|orc": 5 },
    ],
  ])("%s", ([, before, command, after]) => {
    expect(feetOf(arrives(spoken(before).does(command)))).toEqual(after);
  });

  test("no step leads to somebody of whom nobody has spoken", () => {
    expect(spoken({}).answer(steps("orc"))).toBe("too-far");
  });

  test("a dash is as long as one's speed, and counts", () => {
    expect(spoken({ "ana|orc": 100 }).answer(dashes(65, "orc"))).toBe("too-far");
    expect(arrives(spoken({ "ana|orc": 100 }).does(dashes(60, "orc"))).fighter("ana").moved).toBe(60);
  });

  test("HR-MOVE-5 who shot goes half as far", () => {
    const shot = spoken({ "ana|orc": 100 }, { sheet: { weapon: SHORTBOW }, fighter: { shotInStance: true } });
    expect(shot.answer(dashes(35, "orc"))).toBe("ranged-half-move");
    expect(shot.answer(dashes(30, "orc"))).toBe("ok");
  });

  test("HR-OPP-1 leaving reach provokes, and so do more than five feet within it", () => {
    const near = spoken({ "ana|orc": 5 });
    const awaiting = (told: Scene): unknown => told.table.fight.moving?.awaiting ?? [];
    expect(awaiting(near.does(dashes(5)))).toEqual(["orc"]);
    expect(awaiting(near.does(dashes(5, "orc")))).toEqual([]);
    expect(awaiting(near.does(dashes(10, "orc")))).toEqual(["orc"]);
    expect(awaiting(spoken({ "ana|orc": 40 }).does(dashes(35, "orc")))).toEqual([]);
  });

  test("HR-MOVE-6 whom one holds comes along", () => {
    const holding = spoken(
      { "ana|orc": 5, "ana|bo": 20, "bo|orc": 20 },
      { sheet: { conditions: conditions({ grappling: [1, "orc"] }) } },
    );
    expect(feetOf(holding.does(steps("bo")))).toEqual({ "ana|bo": 15, "ana|orc": 5, "bo|orc": 15 });
  });
});

describe("HR-POS-3 what is offered without a map", () => {
  const ways = (told: Scene, what: "dash" | "sidestep"): readonly unknown[] =>
    offersTo(offers(told.table, MASTER, id("ana")), what)
      .flatMap(({ ways: found }) => found)
      .filter((way) => !way.stand && (way.do === "dash" || way.pay === "rush"))
      .map(({ destination: { near, feet } }) => [...near, feet]);

  test("a step towards whom the table has spoken of, and away", () => {
    expect(ways(spoken({ "ana|orc": 80 }), "sidestep")).toEqual([["orc", 5], [5]]);
  });

  test("a dash as far as it needs, or as far as it may", () => {
    expect(ways(spoken({ "ana|orc": 80, "ana|bo": 20 }), "dash")).toEqual([["bo", 15], ["orc", 60], ["rat", 60], [60]]);
  });
});
