import { describe, expect, test } from "vitest";
import type { Command } from "./state/commands.ts";
import { offers } from "./offers.ts";
import { prompts } from "./prompts.ts";
import { A, B, GM, acting, mustering, over, play, playerOf, selecting, toolOf } from "./testing/scenario.ts";

const HANDS = { A: { dice: [2, 6, 3], sparks: 0 }, B: { dice: [5, 1, 4], sparks: 0 } };
const turns = acting(1, HANDS, A);
const disadvantage: Command = { do: "act", who: A, action: { is: "disadvantage", target: B } };
const kinds = (commands: readonly Command[]): readonly string[] => commands.map((one) => one.do);

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
    expect(offers(table, playerOf(A))).toMatchObject([
      { do: "muster", backing: {} },
      { do: "muster", backing: { brawn: toolOf(A, "sword") } },
      { do: "agree", willing: true },
    ]);
    expect(kinds(offers(table, playerOf(B)))).toEqual(["agree"]);
  });

  test("on one's turn every action there is", () => {
    const actions = offers(turns, playerOf(A)).flatMap((one) => (one.do === "act" ? [one.action.is] : []));
    expect(actions).toEqual(["pass", "other", "attack", "disadvantage", "other"]);
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
    const forfeits = offers(selecting(1, HANDS), GM).filter((one) => one.do === "forfeit");
    expect(forfeits.map(({ who }) => who)).toEqual(["A", "B"]);
  });
});
