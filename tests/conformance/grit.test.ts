import { expect, test } from "vitest";
import { diceBook } from "./dice-book.ts";
import { answers } from "./grit.ts";

test("GRT-FIRST-6 while it is open who goes first, the round to come is the first", () => {
  const fighter = (side: string) => ({
    side,
    npc: side === "foes",
    str: 8,
    dex: 6,
    wil: 6,
    grit: 2,
    armor: { base: 0, held: [] },
    weapons: {},
  });
  const fighters = { Sam: fighter("pcs"), troll: fighter("foes") };
  const steps = [{ do: "end-turn", side: "pcs" }];
  expect(answers["script"]?.({ fighters, first: null, steps }, {}, diceBook({}))).toMatchObject({
    refused: "wrong-phase",
    at: 0,
    phase: "first-side",
    round: 1,
  });
});
