import { expect, test } from "vitest";
import { writtenDice } from "./written-dice.ts";

test("dice as they are written", () => {
  expect(writtenDice("d6, 2 d8 and a d7")).toEqual([6, 2, 8]);
});
