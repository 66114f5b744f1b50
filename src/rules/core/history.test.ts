import { describe, expect, test } from "vitest";
import { assert, jsonValue, property } from "fast-check";
import { at, difference, inverse, patch, same, takeBack } from "./history.ts";
import type { Change } from "./history.ts";
import type { Json } from "./json.ts";
import { deepFreeze } from "../testing/deep-freeze.ts";

describe("CORE-HIST-4 differences", () => {
  const rows: readonly (readonly [string, Json, Json, readonly Change[]])[] = [
    ["none", { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
    ["a number", { a: 1, b: 2 }, { a: 1, b: 3 }, [{ path: ["b"], was: 2, now: 3 }]],
    [
      "a place deep inside",
      { a: { b: { c: 1 } } },
      { a: { b: { c: 2 } } },
      [{ path: ["a", "b", "c"], was: 1, now: 2 }],
    ],
    ["a member more", { a: 1 }, { a: 1, b: {} }, [{ path: ["b"], now: {} }]],
    ["a member less", { a: 1, b: null }, { a: 1 }, [{ path: ["b"], was: null }]],
    ["a list entry more", [1], [1, 2], [{ path: ["1"], now: 2 }]],
    [
      "list entries less",
      [1, 2, 3],
      [1],
      [
        { path: ["1"], was: 2 },
        { path: ["2"], was: 3 },
      ],
    ],
    ["another kind", { a: [1] }, { a: { 0: 1 } }, [{ path: ["a"], was: [1], now: { 0: 1 } }]],
    ["null for an object", { a: {} }, { a: null }, [{ path: ["a"], was: {}, now: null }]],
    ["the whole", 1, "1", [{ path: [], was: 1, now: "1" }]],
    ["an own member called like an inherited one", {}, { toString: 1 }, [{ path: ["toString"], now: 1 }]],
  ];
  test.for(rows)("%s", ([, before, after, changes]) => {
    expect(difference(before, after)).toStrictEqual(changes);
    expect(patch(before, changes)).toStrictEqual(after);
    expect(patch(after, inverse(changes))).toStrictEqual(before);
    expect(same(before, after)).toBe(changes.length === 0);
  });
});

test("CORE-HIST-1 the way back says as little as the way there", () => {
  const there: readonly Change[] = [
    { path: ["a"], was: 1, now: 2 },
    { path: ["b"], now: 3 },
    { path: ["c"], was: 4 },
  ];
  expect(inverse(there)).toStrictEqual([
    { path: ["a"], was: 2, now: 1 },
    { path: ["b"], was: 3 },
    { path: ["c"], now: 4 },
  ]);
});

test("CORE-HIST-1 who comes back stands where they stood", () => {
  const before: Json = { fighters: { ana: 1, bo: 2, cy: 3, orc: 4 } };
  const after: Json = { fighters: { ana: 1, orc: 4, rat: 5 } };
  const changes = difference(before, after);
  const there = patch(before, changes);
  expect(JSON.stringify(there)).toBe(JSON.stringify(after));
  expect(JSON.stringify(patch(there, inverse(changes)))).toBe(JSON.stringify(before));
});

describe("CORE-HIST-1, CORE-HIST-2 for any two values", () => {
  test("all stands on the way back in the order in which it stood", () => {
    assert(
      property(jsonValue(), jsonValue(), (one, other) => {
        const [before, after] = [plain(one), plain(other)];
        const changes = difference(before, after);
        expect(JSON.stringify(patch(patch(before, changes), inverse(changes)))).toBe(JSON.stringify(before));
      }),
    );
  });

  test("the difference leads there, its inverse back, and nothing is mutated", () => {
    assert(
      property(jsonValue(), jsonValue(), (one, other) => {
        const before = deepFreeze(plain(one));
        const after = deepFreeze(plain(other));
        const changes = deepFreeze(difference(before, after));
        expect(patch(before, changes)).toStrictEqual(after);
        expect(patch(after, inverse(changes))).toStrictEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  test("places that stay the same are shared, not copied", () => {
    const kept = { deep: [1, 2] };
    const before = { kept, count: 1 };
    const after = patch(before, [{ path: ["count"], was: 1, now: 2 }]);
    expect(at(after, ["kept"])).toBe(kept);
  });
});

/** As a document stores it: minus zero is zero. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

describe("CORE-HIST-3 taking back what others changed since", () => {
  const step = (before: Json, after: Json) => difference(before, after);
  const rows: readonly (readonly [string, Json, Json, Json, Json])[] = [
    ["nothing else changed", { hp: 40 }, { hp: 30 }, { hp: 30 }, { hp: 40 }],
    ["a number moved on", { hp: 40 }, { hp: 30 }, { hp: 35 }, { hp: 45 }],
    ["somebody else's place", { hp: 40, gold: 1 }, { hp: 30, gold: 1 }, { hp: 30, gold: 9 }, { hp: 40, gold: 9 }],
    ["a word that others changed", { name: "a" }, { name: "b" }, { name: "c" }, { name: "c" }],
    ["a word as we left it", { name: "a" }, { name: "b" }, { name: "b" }, { name: "a" }],
    ["a member we added", { a: {} }, { a: { b: 1 } }, { a: { b: 1, c: 2 } }, { a: { c: 2 } }],
    ["a member we added and others changed", {}, { b: "x" }, { b: "y" }, { b: "y" }],
    ["a member we removed", { a: 1 }, {}, {}, { a: 1 }],
    ["a member we removed and others put back", { a: "x" }, {}, { a: "y" }, { a: "y" }],
    ["a list we added to, and others too", { w: [1] }, { w: [1, 2] }, { w: [1, 2, 3] }, { w: [1, 3] }],
    ["a whole object we added", {}, { a: { b: [1] } }, { a: { b: [1] } }, {}],
    ["a whole object we added and others grew", {}, { a: { b: 1 } }, { a: { b: 1, c: 2 } }, { a: { b: 1, c: 2 } }],
    ["a place that is gone", { a: { b: "x" } }, { a: { b: "y" } }, {}, {}],
    ["a number where there was none", {}, { n: 3 }, { n: 5 }, { n: 5 }],
    ["a number that became a word", { n: 3 }, { n: 5 }, { n: "many" }, { n: "many" }],
    ["a number in place of a word", { n: "few" }, { n: 5 }, { n: 6 }, { n: 6 }],
    ["a word in place of a number", { n: 5 }, { n: "few" }, { n: 6 }, { n: 6 }],
  ];
  test.for(rows)("%s", ([, before, after, present, result]) => {
    expect(takeBack(deepFreeze(present), step(before, after))).toStrictEqual(result);
  });

  test("with nobody else about, it is the way back", () => {
    assert(
      property(jsonValue(), jsonValue(), (one, other) => {
        const [before, after] = [plain(one), plain(other)];
        expect(takeBack(after, difference(before, after))).toStrictEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a place in a value", () => {
  const value = { a: [{ b: null }], text: "abc" };
  test.for([
    [[], value],
    [["a", "0"], { b: null }],
    [["a", "0", "b"], null],
    [["a", "1"], undefined],
    [["a", "0", "b", "c"], undefined],
    [["text", "0"], undefined],
    [["toString"], undefined],
    [["nowhere", "x"], undefined],
  ] as const)("%j", ([path, found]) => {
    expect(at(value, path)).toStrictEqual(found);
  });
});

describe("sameness", () => {
  test.for([
    [undefined, undefined, true],
    [undefined, null, false],
    [null, undefined, false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [1, 1, true],
  ] as const)("%j and %j: %s", ([one, other, expected]) => {
    expect(same(one, other)).toBe(expected);
  });
});
