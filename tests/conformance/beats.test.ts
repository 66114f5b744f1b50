import { describe, expect, test } from "vitest";
import { answers } from "./beats.ts";
import { diceBook } from "./dice-book.ts";

const die = (id: string, value: number, zone: "hand" | "presented" | "spent") => ({ id, faces: 6, value, zone });
const fighter = (dice: readonly object[], acted = false) => ({
  dice,
  acted,
  sparks: 3,
  wounds: [],
  pending: 0,
  out: null,
});
const answer = (
  kind: "reveal" | "script" | "window",
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>> = {},
) => answers[kind]?.(given, options, diceBook({}));

describe("BTS-SEL-2 a choice that cannot be is refused where its seal would be the last", () => {
  const hand = (who: string) =>
    fighter([die(`${who}1`, 3, "spent"), die(`${who}2`, 5, "hand"), die(`${who}3`, 2, "hand")]);
  const seal = (who: string, choice: string) => ({ do: "seal", who, die: choice });

  test.for([
    ["a spent die", "A1"],
    ["another's die", "B3"],
  ])("%s", ([, choice = ""]) => {
    const fighters = { A: hand("A"), B: hand("B") };
    const steps = [seal("B", "B2"), seal("A", choice)];
    expect(answer("script", { round: 1, beat: 2, fighters, tools: {}, steps })).toMatchObject({
      refused: "not-in-hand",
      at: 1,
      phase: "select",
      reveals: [],
    });
  });
});

describe("BTS-ANS-2 a window", () => {
  const attack = (answering: readonly object[]) => {
    return { do: "act", who: "B", action: "attack", target: "A", wound: "gash", answers: answering };
  };
  const counter = (who: string, ...means: readonly object[]) => ({ who, answer: "counter", means });

  test("ends with the answer that is refused, whoever would be asked next", () => {
    const fighters = {
      A: fighter([die("A1", 1, "presented")], true),
      B: fighter([die("B1", 3, "presented")]),
      C: fighter([die("C1", 5, "presented")]),
    };
    const act = attack([counter("A"), counter("C")]);
    expect(answer("window", { beat: 3, fighters, tools: {}, act })).toEqual({ refused: "not-higher" });
  });

  test("that closes a beat rolls no tie of the next one", () => {
    const fighters = {
      A: fighter([die("A1", 6, "spent"), die("A2", 2, "presented"), die("A3", 4, "hand")], true),
      B: fighter([die("B1", 1, "spent"), die("B2", 3, "presented"), die("B3", 2, "hand")]),
    };
    const act = attack([counter("A", { substitute: "A3" })]);
    expect(answer("window", { beat: 2, fighters, tools: {}, act })).toMatchObject({
      outcome: "cancelled",
      next: null,
      fighters: { A: { presented: "A3", handSet: ["A2"] } },
    });
  });
});

describe("BTS-ANS-1 where only targets counter, anyone else is told so", () => {
  const fighters = {
    A: fighter([die("A1", 1, "presented")]),
    B: fighter([die("B1", 3, "presented")]),
    C: fighter([die("C1", 5, "presented")]),
  };
  const tools = { axe: { kind: "gear", state: "ground", by: null } };
  const accept = { who: "B", answer: "accept" };
  const counter = { who: "C", answer: "counter", means: [] };
  const attack = { action: "attack", target: "B", wound: "gash" };

  test.for([
    ["before the target has answered", { ...attack, answers: [counter] }, "targets-only"],
    ["after it", { ...attack, answers: [accept, counter] }, "targets-only"],
    ["where the action has no target", { action: "kick", tool: "axe", answers: [counter] }, "targets-only"],
    ["but a pass cannot be countered at all", { action: "pass", answers: [counter] }, "nothing-to-counter"],
  ] as const)("%s", ([, act, refused]) => {
    const given = { beat: 3, fighters, tools, act: { do: "act", who: "A", ...act } };
    expect(answer("window", given, { counterBy: "target" })).toEqual({ refused });
  });
});

test("BTS-END-2 a fight that is over tells the beat it came to", () => {
  const hand = (who: string) =>
    fighter([die(`${who}1`, 3, "spent"), die(`${who}2`, 5, "hand"), die(`${who}3`, 1, "hand")]);
  const given = { round: 2, beat: 2, fighters: { A: hand("A"), B: hand("B") }, tools: {}, steps: [{ do: "end" }] };
  expect(answer("script", given)).toMatchObject({ phase: "over", round: 2, beat: 2 });
});

test("BTS-REV-4 dice that nothing tells apart stand in the order of entry, as no vector names a lot", () => {
  const shown = { faces: 6, value: 4, turnDown: 0 };
  const presented = { B: shown, A: shown, C: { ...shown, faces: 8 } };
  const told = { order: ["C", "B", "A"], values: { A: 4, B: 4, C: 4 }, passes: 0 };
  expect(answer("reveal", { presented }, { tieMode: "keep" })).toEqual(told);
});
