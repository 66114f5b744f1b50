import { expect, test } from "vitest";
import { RowSum } from "./row-sum.ts";

function sumOf(...steps: readonly (readonly (readonly [string, string | null])[])[]): string {
  const sum = new RowSum();
  for (const step of steps) sum.after(step).keep();
  return sum.after([]).text;
}

test("the order of rows and the way they came do not matter", () => {
  const straight = sumOf([
    ["a", "1"],
    ["b", "2"],
  ]);
  expect(
    sumOf(
      [["b", "0"]],
      [["a", "1"]],
      [["c", "3"]],
      [
        ["c", null],
        ["b", "2"],
      ],
    ),
  ).toBe(straight);
});

test("a row that is lost, changed or renamed does matter", () => {
  const whole = sumOf([
    ["a", "1"],
    ["b", "2"],
  ]);
  expect(
    new Set([
      whole,
      sumOf([["a", "1"]]),
      sumOf([
        ["a", "1"],
        ["b", "3"],
      ]),
      sumOf([
        ["a", "2"],
        ["b", "1"],
      ]),
    ]).size,
  ).toBe(4);
});

test("what is not kept does not count", () => {
  const sum = new RowSum();
  const before = sum.after([]).text;
  expect(sum.after([["a", "1"]]).text).not.toBe(before);
  expect(sum.after([]).text).toBe(before);
});

test("everything deleted is as if nothing had been", () => {
  expect(
    sumOf(
      [
        ["a", "1"],
        ["b", "2"],
      ],
      [["a", null]],
      [
        ["b", null],
        ["never", null],
      ],
    ),
  ).toBe(sumOf());
});
