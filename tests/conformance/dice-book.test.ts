import { expect, test } from "vitest";
import { diceBook } from "./dice-book.ts";

test("repeats of a name are looked up by number from the second on", () => {
  const dice = diceBook({ "tie:A": [6], "tie:B": [2], "tie:A#2": [3] });
  expect(dice.take("tie:A")).toEqual([6]);
  expect(dice.take("tie:B")).toEqual([2]);
  expect(dice.take("tie:A")).toEqual([3]);
  expect(dice.leftover()).toEqual([]);
});

test("a roll without faces throws and is remembered", () => {
  const dice = diceBook({ roll: [1] });
  dice.take("roll");
  expect(() => dice.take("roll")).toThrow('no faces are given for "roll#2"');
  expect(dice.complaints()).toEqual(['no faces are given for "roll#2"']);
});

test("too many or too few faces throw when the count is told", () => {
  expect(() => diceBook({ roll: [1, 2] }).take("roll", 1)).toThrow("rolls 1 dice, but 2 faces are given");
  expect(diceBook({ roll: [1, 2] }).take("roll", 2)).toEqual([1, 2]);
});

test("what was never asked for is left over", () => {
  const dice = diceBook({ used: [1], spare: [2] });
  dice.take("used");
  expect(dice.leftover()).toEqual(["spare"]);
});

test("faces that are no faces are complained of", () => {
  expect(diceBook({ roll: [0] }).complaints()).toHaveLength(1);
  expect(diceBook({ roll: "3" }).complaints()).toHaveLength(1);
  expect(diceBook(undefined).complaints()).toEqual([]);
});
