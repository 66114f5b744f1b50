import { describe, expect, test } from "vitest";
import { ForcedDeletion, forceReplacement } from "../../data/operators.ts";
import { deepClone } from "./deep-clone.ts";
import { diffObject } from "./diff-object.ts";
import { expandObject } from "./expand-object.ts";
import { filterObject } from "./filter-object.ts";
import { flattenObject } from "./flatten-object.ts";
import { isEmpty } from "./is-empty.ts";
import { mergeObject } from "./merge-object.ts";
import { deleteProperty, getProperty, hasProperty, setProperty } from "./property.ts";

describe("mergeObject", () => {
  test.each([
    ["inserts and overwrites", { a: 1 }, { a: 2, b: 3 }, {}, { a: 2, b: 3 }],
    ["goes into nested objects", { a: { x: 1, y: 2 } }, { a: { y: 3 } }, {}, { a: { x: 1, y: 3 } }],
    ["expands dotted keys of both", { "a.x": 1 }, { "a.y": 2 }, {}, { a: { x: 1, y: 2 } }],
    ["replaces arrays whole", { a: [1, 2, 3] }, { a: [9] }, {}, { a: [9] }],
    ["keeps new top keys out without insertKeys", { a: 1 }, { b: 2 }, { insertKeys: false }, { a: 1 }],
    [
      "keeps new inner keys out without insertValues",
      { a: { x: 1 } },
      { a: { y: 2 } },
      { insertValues: false },
      { a: { x: 1 } },
    ],
    ["keeps what is there without overwrite", { a: 1 }, { a: 2 }, { overwrite: false }, { a: 1 }],
    ["replaces objects without recursive", { a: { x: 1 } }, { a: { y: 2 } }, { recursive: false }, { a: { y: 2 } }],
    ["leaves deletion keys as they are", { a: 1 }, { "-=a": null }, {}, { a: 1, "-=a": null }],
    [
      "obeys deletion keys when told",
      { a: { x: 1, y: 2 } },
      { "a.-=x": null },
      { performDeletions: true },
      { a: { y: 2 } },
    ],
    [
      "obeys replacement keys when told",
      { a: { x: 1 } },
      { "==a": { y: 2 } },
      { performDeletions: true },
      { a: { y: 2 } },
    ],
    [
      "obeys a deletion operator when told",
      { a: { x: 1, y: 2 } },
      { "a.x": new ForcedDeletion() },
      { applyOperators: true },
      { a: { y: 2 } },
    ],
    [
      "obeys a replacement operator when told",
      { a: { x: 1 } },
      { a: forceReplacement({ y: 2 }) },
      { applyOperators: true },
      { a: { y: 2 } },
    ],
  ])("%s", (_, original, other, options, expected) => {
    expect(mergeObject(original, other, options)).toEqual(expected);
  });

  test("changes the original in place unless told not to", () => {
    const original = { a: { x: 1 } };
    expect(mergeObject(original, { "a.x": 2 }, { inplace: false })).toEqual({ a: { x: 2 } });
    expect(original).toEqual({ a: { x: 1 } });
    expect(mergeObject(original, { "a.x": 2 })).toBe(original);
  });

  test("refuses other types when told to", () => {
    expect(() => mergeObject({ a: 1 }, { a: "1" }, { enforceTypes: true })).toThrow("Mismatched data types");
  });

  test("never pollutes a prototype", () => {
    mergeObject({}, JSON.parse('{"__proto__": {"polluted": true}}'));
    setProperty({}, "__proto__.polluted", true);
    setProperty({}, "constructor.prototype.polluted", true);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("diffObject", () => {
  test.each([
    ["nothing when equal", { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, {}, {}],
    ["changed and new keys", { a: 1, b: 2 }, { a: 1, b: 3, c: 4 }, {}, { b: 3, c: 4 }],
    ["only shared keys when inner", { a: 1 }, { a: 2, c: 4 }, { inner: true }, { a: 2 }],
    ["the inner difference only", { a: { x: 1, y: 2 } }, { a: { x: 1, y: 3 } }, {}, { a: { y: 3 } }],
    ["a deletion of a key that exists", { a: 1 }, { "-=a": null, "-=b": null }, {}, { "-=a": null }],
    ["missing keys as deletions when told", { a: 1, b: 2 }, { a: 1 }, { deletionKeys: true }, { "-=b": null }],
  ])("reports %s", (_, original, other, options, expected) => {
    expect(diffObject(original, other, options)).toEqual(expected);
  });
});

describe("paths", () => {
  test("expand and flatten are inverse", () => {
    const flat = { "a.b.c": 1, "a.d": [1, 2], e: null, f: {} };
    expect(expandObject(flat)).toEqual({ a: { b: { c: 1 }, d: [1, 2] }, e: null, f: {} });
    expect(flattenObject(expandObject(flat))).toEqual(flat);
  });

  test("a nested and a dotted spelling of one object meet", () => {
    expect(expandObject({ "a.x": 1, a: { y: 2 } })).toEqual({ a: { x: 1, y: 2 } });
  });

  test("get, has, set and delete agree", () => {
    const object = { a: { b: 1 } };
    expect(setProperty(object, "a.c.d", 2)).toBe(true);
    expect(setProperty(object, "a.c.d", 2)).toBe(false);
    expect(getProperty(object, "a.c.d")).toBe(2);
    expect(hasProperty(object, "a.c.x")).toBe(false);
    expect(deleteProperty(object, "a.c.d")).toBe(true);
    expect(hasProperty(object, "a.c.d")).toBe(false);
  });

  test("filterObject keeps the keys of the template", () => {
    expect(filterObject({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 0 } })).toEqual({ b: { c: 2 } });
  });
});

describe("isEmpty", () => {
  test.each([
    [null, true],
    [undefined, true],
    [[], true],
    [{}, true],
    [new Set(), true],
    [0, false],
    ["", false],
    [{ a: undefined }, false],
  ])("%j: %s", (value, expected) => {
    expect(isEmpty(value)).toBe(expected);
  });
});

test("deepClone copies objects, arrays and dates and keeps other references", () => {
  const set = new Set([1]);
  const original = { a: [{ b: 1 }], at: new Date(5), set };
  const copy = deepClone(original);
  expect(copy).toEqual(original);
  expect(copy.a[0]).not.toBe(original.a[0]);
  expect(copy.set).toBe(set);
  expect(() => deepClone(original, { strict: true })).toThrow("advanced objects");
});
