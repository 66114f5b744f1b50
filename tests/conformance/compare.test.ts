import { describe, expect, test } from "vitest";
import { agrees, difference, show } from "./compare.ts";

interface Case {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

const AGREEING: readonly Case[] = [
  { what: "equal numbers", expected: 3, got: 3 },
  { what: "null", expected: null, got: null },
  { what: "another order of keys", expected: { a: 1, b: 2 }, got: { b: 2, a: 1 } },
  { what: "keys the expectation leaves out", expected: { a: 1 }, got: { a: 1, b: 2 } },
  { what: "keys left out inside a list", expected: [{ a: 1 }], got: [{ a: 1, b: 2 }] },
  { what: "a set in another order", expected: { lostSet: [4, 6] }, got: { lostSet: [6, 4] } },
  {
    what: "a set whose vaguest element comes first",
    expected: { resultsSet: [{ who: "A" }, { who: "A", of: 2 }] },
    got: {
      resultsSet: [
        { who: "A", of: 2 },
        { who: "A", of: 1 },
      ],
    },
  },
  { what: "sets inside sets", expected: { allSet: [{ inSet: [1, 2] }] }, got: { allSet: [{ inSet: [2, 1] }] } },
  {
    what: "lists of pairs in a set",
    expected: {
      endSet: [
        ["A", 1],
        ["B", 2],
      ],
    },
    got: {
      endSet: [
        ["B", 2],
        ["A", 1],
      ],
    },
  },
];

const DISAGREEING: readonly Case[] = [
  { what: "another number", expected: 3, got: 4 },
  { what: "a number as text", expected: 3, got: "3" },
  { what: "not a number", expected: null, got: NaN },
  { what: "nothing at all", expected: { a: 1 }, got: undefined },
  { what: "null that is absent", expected: { a: null }, got: {} },
  { what: "a key that holds undefined", expected: { a: null }, got: { a: undefined } },
  { what: "an inherited key", expected: { toString: null }, got: {} },
  { what: "a list for an object", expected: {}, got: [] },
  { what: "an object for a list", expected: [], got: {} },
  { what: "a longer list", expected: [1], got: [1, 2] },
  { what: "an element where none should be", expected: { a: [] }, got: { a: [1] } },
  { what: "a list in another order", expected: { lost: [4, 6] }, got: { lost: [6, 4] } },
  { what: "a set that repeats an element", expected: { lostSet: [4, 6] }, got: { lostSet: [4, 4] } },
  { what: "a set with too many", expected: { lostSet: [4] }, got: { lostSet: [4, 4] } },
  { what: "a pair turned round in a set", expected: { endSet: [["A", "B"]] }, got: { endSet: [["B", "A"]] } },
];

describe("what agrees", () => {
  test.for(AGREEING)("$what", ({ expected, got }) => {
    expect(difference(expected, got)).toBeNull();
  });
});

describe("what disagrees", () => {
  test.for(DISAGREEING)("$what", ({ expected, got }) => {
    expect(agrees(expected, got)).toBe(false);
  });

  test("is named by its place", () => {
    expect(difference({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toBe("answer.a[0].b: expected 1, got 2");
  });
});

describe("show", () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  test("never throws", () => {
    expect(show(circle)).toContain("not JSON");
    expect(show(undefined)).toBe("undefined");
    expect(show({ a: 1 })).toBe('{"a":1}');
  });
});
