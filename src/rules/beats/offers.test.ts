import { describe, expect, test } from "vitest";
import type { Command } from "./state/commands.ts";
import { offersTo } from "../core/offer.ts";
import { offers } from "./offers.ts";
import { prompts } from "./prompts.ts";
import { A, B, GM, acting, mustering, over, play, playerOf, selecting, toolOf } from "./testing/scenario.ts";

const HANDS = { A: { dice: [2, 6, 3], sparks: 0 }, B: { dice: [5, 1, 4], sparks: 0 } };
const turns = acting(1, HANDS, A);
const disadvantage: Command = { do: "act", who: A, action: { is: "disadvantage", target: B } };
const kinds = (found: ReturnType<typeof offers>): readonly string[] => found.map(({ kind }) => kind);

describe("what is asked of whom", () => {
  test.for([
    ["muster", mustering({ A: {}, B: {} }), [["muster:1", ["A", "B"], "all"]]],
    ["seal", selecting(2, HANDS), [["seal:1:2", ["A", "B"], "sealed"]]],
    ["act", turns, [["act:1:1:A:A", ["A"], "any"]]],
    ["answer", play(turns, [disadvantage]).table, [["answer:1:1:A:B", ["B"], "any"]]],
    ["nothing", over({ A: {} }), []],
  ] as const)("%s", ([, table, expected]) => {
    expect(prompts(table).map(({ id, of, mode }) => [id, of, mode])).toEqual(expected);
  });
});

describe("what can be sent now", () => {
  test("a muster with and without tools, if there are traits enough", () => {
    const table = mustering({ A: { tools: ["sword"] }, B: { traits: ["brawn"] } });
    expect(offers(table, playerOf(A)).map(({ ways }) => ways)).toMatchObject([
      [
        { do: "muster", backing: { brawn: toolOf(A, "sword") } },
        { do: "muster", backing: {} },
      ],
      [{ do: "agree", willing: true }],
    ]);
    expect(kinds(offers(table, playerOf(B)))).toEqual(["agree"]);
  });

  test("BTS-WND-1: a wound backs a trait where somebody wants it, and not unasked", () => {
    const [muster] = offersTo(offers(mustering({ A: { wounds: ["scar"] } }), playerOf(A)), "muster");
    expect(muster?.ways.map(({ backing }) => backing)).toEqual([{}, { brawn: toolOf(A, "scar") }]);
  });

  test("on one's turn every action there is", () => {
    const actions = offersTo(offers(turns, playerOf(A)), "act").map(({ whom, ways: [{ action }] }) => [
      action.is,
      whom,
    ]);
    expect(actions).toEqual([
      ["pass", null],
      ["other", null],
      ["attack", B],
      ["disadvantage", B],
      ["other", B],
    ]);
    expect(kinds(offers(turns, playerOf(B)))).toEqual(["agree"]);
  });

  test("asked, to accept, to counter, or to leave", () => {
    const table = play(turns, [disadvantage]).table;
    expect(kinds(offers(table, playerOf(B)))).toEqual(["accept", "counter", "surrender", "agree"]);
    expect(kinds(offers(table, playerOf(A)))).toEqual(["agree"]);
  });

  test("lower and without means, to accept or to leave", () => {
    const late = acting(1, { ...HANDS, A: { ...HANDS.A, acted: true, dice: [2] } }, B);
    const table = play(late, [{ do: "act", who: B, action: { is: "disadvantage", target: A } }]).table;
    expect(kinds(offers(table, playerOf(A)))).toEqual(["accept", "surrender", "agree"]);
  });

  test("for the Game Master, what only they can do about the moment", () => {
    const forfeits = offersTo(offers(selecting(1, HANDS), GM), "forfeit");
    expect(forfeits.map(({ who }) => who)).toEqual(["A", "B"]);
  });

  test("BTS-GM-1, BTS-GM-2: and all that they may rule at any time", () => {
    const found = kinds(offers(over({ A: { wounds: ["scar"], tools: ["sword"] } }), GM));
    expect([...new Set(found)].toSorted()).toEqual([
      "add",
      "adjust",
      "aid",
      "exertion",
      "heal",
      "move-tool",
      "place-tool",
      "refill",
      "remove",
      "wound",
    ]);
  });

  test("BTS-TOOL-8: a tool to every place where it is not", () => {
    const table = over({ A: { tools: ["sword"] }, B: {} });
    const ways = offersTo(offers(table, GM), "move-tool").flatMap((one) => one.ways.map(({ to, by }) => [to, by]));
    expect(ways).toEqual([
      ["ground", null],
      ["away", null],
      ["held", B],
    ]);
  });
});
