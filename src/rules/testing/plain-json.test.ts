import { anything, assert, jsonValue, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlainJson } from "./plain-json.ts";

describe("what JSON gives back as it was", () => {
  const rows: readonly (readonly [string, unknown, boolean])[] = [
    ["a record of all there is", { a: [1, -1.5, "x", true, null, { b: [] }], c: {} }, true],
    ["a lone surrogate", "\ud800", true],
    ["nothing", undefined, false],
    ["a member that is nothing", { a: [{ b: undefined }] }, false],
    ["an item that is nothing", [undefined], false],
    ["a hole", new Array(1), false],
    ["a list with a member", Object.assign([1], { odd: 1 }), false],
    ["minus zero", [-0], false],
    ["infinity", { a: Infinity }, false],
    ["not a number", NaN, false],
    ["a pattern", /x/, false],
    ["a map", new Map(), false],
    ["a record without prototype", Object.create(null), false],
    ["a symbol for a name", { [Symbol("odd")]: 1 }, false],
    ["a hidden member", Object.defineProperty({}, "odd", { value: 1 }), false],
    ["a function", { toJSON: () => 1 }, false],
    ["a big number", 1n, false],
  ];
  test.for(rows)("%s: %3$s", ([, value, plain]) => {
    expect(isPlainJson(value)).toBe(plain);
  });

  test("whatever JSON can hold", () => {
    assert(
      property(jsonValue(), (value) => isPlainJson(JSON.parse(JSON.stringify(value)))),
      { numRuns: 500, seed: 3 },
    );
  });

  test("whatever is plain comes back the same", () => {
    assert(
      property(anything({ withDate: true, withMap: true, withSparseArray: true }), (value) => {
        if (isPlainJson(value)) expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
      }),
      { numRuns: 2000, seed: 4 },
    );
  });
});
