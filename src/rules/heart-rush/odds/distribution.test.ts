import { describe, expect, test } from "vitest";
import { certainly, chanceOf, chanceOfAtLeast, doubled, mean, shifted } from "./distribution.ts";

const coin = { least: 3, chances: Float64Array.of(0.25, 0, 0.75) };

describe("chances of a number", () => {
  test.for([
    [2, 0, 1],
    [3, 0.25, 1],
    [4, 0, 0.75],
    [5, 0.75, 0.75],
    [6, 0, 0],
    [-9, 0, 1],
  ] as const)("%i: %d, at least that: %d", ([value, exactly, atLeast]) => {
    expect([chanceOf(coin, value), chanceOfAtLeast(coin, value)]).toEqual([exactly, atLeast]);
  });
});

test("the mean, and a number that is certain", () => {
  expect(mean(coin)).toBe(4.5);
  expect(certainly(7)).toEqual({ least: 7, chances: Float64Array.of(1) });
});

test("all numbers moved by as much", () => {
  expect(shifted(coin, -4)).toEqual({ least: -1, chances: coin.chances });
});

test("all numbers counted twice", () => {
  expect(doubled(coin)).toEqual({ least: 6, chances: Float64Array.of(0.25, 0, 0, 0, 0.75) });
});
