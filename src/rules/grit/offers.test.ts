import { describe, expect, test } from "vitest";
import { fighterId } from "../core/brand.ts";
import { offersTo } from "../core/offer.ts";
import { offers } from "./offers.ts";
import type { Table } from "./state/model.ts";
import { GM, armed, attack, hurt, item, opening, play, playerOf, refusal, scene } from "./testing/scenario.ts";

const offered = (table: Table, by: typeof GM): readonly string[] => [
  ...new Set(offers(table, by).map(({ kind }) => kind)),
];

describe("what a player is offered", () => {
  test("while it is open who goes first", () => {
    expect(offers(scene({ first: null }), playerOf("Ada"))).toMatchObject([
      { id: "volunteerFirst Ada", who: "Ada", ways: [{ do: "volunteerFirst", who: "Ada" }] },
    ]);
  });
  test("in their side's turn", () => {
    const table = scene({
      ours: { Ada: { items: { shield: item({ held: true }) } }, Bo: { harm: "incapacitated" } },
    });
    expect(offered(table, playerOf("Ada"))).toEqual([
      "move",
      "stake",
      "attack",
      "giveFirstAid",
      "use",
      "pass",
      "drop",
      "endTurn",
    ]);
  });
  test("GRT-MOR-10 while a nerve is tried, the same with that reason", () => {
    const table = play(scene({ theirs: { orc: { wil: 8 } }, options: { moraleCall: "asked" } }), hurt("orc", 8)).table;
    expect(table.fight.shaken).toHaveLength(1);
    const shown = offers(table, playerOf("Ada")).map(({ kind, refusal }) => [kind, refusal]);
    expect(new Map(shown.map(([kind, refusal]) => [kind, refusal]))).toEqual(
      new Map([
        ["move", "morale-first"],
        ["stake", "morale-first"],
        ["attack", "morale-first"],
        ["use", "morale-first"],
        ["pass", "morale-first"],
      ]),
    );
    expect(refusal(table, attack("Ada", "orc"), playerOf("Ada"))).toBe("morale-first");
    expect(offers(table, playerOf("orc")).filter(({ refusal: why }) => why !== null)).toEqual([]);
  });
  test("when they have fallen, to crawl, and to say that their side is done", () => {
    const table = scene({ ours: { Ada: { harm: "incapacitated" } } });
    expect(offered(table, playerOf("Ada"))).toEqual(["move", "endTurn"]);
  });
  test("in the other side's turn, nothing", () => {
    expect(offers(scene({ first: "theirs" }), playerOf("Ada"))).toEqual([]);
  });
  test("after the fight, nothing", () => {
    expect(offers(play(scene(), { do: "endFight" }).table, playerOf("Ada"))).toEqual([]);
  });
});

describe("how an attack is offered", () => {
  const ways = (table: Table, target: string) =>
    offersTo(offers(table, playerOf("Bo")), "attack", fighterId("Bo"))
      .filter(({ whom }) => whom === target)
      .flatMap((one) => one.ways.flatMap(({ weapon, volley }) => (weapon === null ? [volley] : [])));
  test("alone or opening a volley, for those who can join or for whoever does; joining the one that is open", () => {
    expect(ways(scene(), "orc")).toEqual([
      { how: "alone" },
      { how: "open", awaited: [] },
      { how: "open", awaited: ["Ada"] },
    ]);
    const opened = play(scene(), attack("Ada", "orc", opening())).table;
    expect(ways(opened, "orc")).toEqual([{ how: "join" }, { how: "alone" }]);
    expect(ways(opened, "imp")).toEqual([{ how: "alone" }]);
  });
  test("a blast on everyone else as well", () => {
    const table = scene({ ours: { Ada: { items: armed(8, { blast: true }) }, Bo: {} } });
    const areas = offersTo(offers(table, playerOf("Ada")), "attack").filter(({ whom }) => whom === null);
    expect(areas).toMatchObject([{ open: true, ways: [{ targets: ["Bo", "orc", "imp"], weapon: "weapon" }] }]);
  });
});

describe("what the Game Master is offered", () => {
  test("a newcomer by a name that nobody goes by", () => {
    const newcomer = (table: Table) => offersTo(offers(table, GM), "addFighter").map(({ ways }) => ways[0].who);
    expect(newcomer(scene())).toEqual(["newcomer 1"]);
    const empty = play(scene({ ours: { Ada: {} }, theirs: {} }), { do: "removeFighter", who: fighterId("Ada") });
    expect(newcomer(empty.table)).toEqual(["newcomer"]);
  });
  test("no newcomer where there is no side to join", () => {
    expect(offered(scene({ ours: {}, theirs: {}, first: null }), GM)).toEqual(["passTime", "endFight"]);
  });
  test("after the fight, what mends or corrects", () => {
    expect(offered(play(scene(), { do: "endFight" }).table, GM)).toEqual([
      "hurt",
      "stepDown",
      "restoreAttribute",
      "restoreGrit",
      "correct",
      "removeFighter",
      "passTime",
    ]);
  });
});
