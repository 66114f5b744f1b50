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
const answer = (kind: "script" | "window", given: Readonly<Record<string, unknown>>) =>
  answers[kind]?.(given, {}, diceBook({}));

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
