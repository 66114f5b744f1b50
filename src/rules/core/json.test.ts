import { describe, expect, test } from "vitest";
import { anything, assert, jsonValue, property } from "fast-check";
import {
  integer,
  listOf,
  literal,
  nullable,
  oneOf,
  parse,
  pattern,
  recordOf,
  renamed,
  shape,
  tagged,
  text,
  truth,
  union,
  where,
  word,
} from "./json.ts";
import type { Reader } from "./json.ts";
import { fromJson, toJson } from "./casts.ts";

const no = (path: string, expected: string) => ({ ok: false, reason: { path, expected } });
const yes = (value: unknown) => ({ ok: true, value });

describe("CORE-JSON-1 single values", () => {
  const rows: readonly (readonly [string, Reader<unknown>, unknown, object])[] = [
    ["text", text(3), "abc", yes("abc")],
    ["empty text", text(3), "", yes("")],
    ["text too long", text(3), "abcd", no("", "text 3")],
    ["text that is none", text(3), 1, no("", "text 3")],
    ["text of 4096", text(), "x".repeat(4096), yes("x".repeat(4096))],
    ["text of 4097", text(), "x".repeat(4097), no("", "text 4096")],
    ["word", word(), "ann", yes("ann")],
    ["something with a length", text(3), [], no("", "text 3")],
    ["a list that spells a word", word(), ["ann"], no("", "id")],
    ["a list that spells a pattern", pattern(/^a+$/, "salt"), ["a"], no("", "salt")],
    ["empty word", word(), "", no("", "id")],
    ["number for a word", word(), 3, no("", "id")],
    ["word of 128", word(), "x".repeat(128), yes("x".repeat(128))],
    ["word of 129", word(), "x".repeat(129), no("", "id")],
    ["pattern", pattern(/^a+$/, "salt"), "aa", yes("aa")],
    ["pattern missed", pattern(/^a+$/, "salt"), "ab", no("", "salt")],
    ["pattern of a number", pattern(/1/, "salt"), 1, no("", "salt")],
    ["pattern of 4096", pattern(/^a+$/, "salt"), "a".repeat(4096), yes("a".repeat(4096))],
    ["pattern of 4097", pattern(/^a+$/, "salt"), "a".repeat(4097), no("", "salt")],
    ["integer", integer(1, 3), 2, yes(2)],
    ["least", integer(1, 3), 1, yes(1)],
    ["most", integer(1, 3), 3, yes(3)],
    ["below", integer(1, 3), 0, no("", "whole-number 1 3")],
    ["above", integer(1, 3), 4, no("", "whole-number 1 3")],
    ["fraction", integer(1, 3), 1.5, no("", "whole-number 1 3")],
    ["not a number", integer(1, 3), NaN, no("", "whole-number 1 3")],
    ["digits", integer(1, 3), "2", no("", "whole-number 1 3")],
    ["big number", integer(1, 3), 2n, no("", "whole-number 1 3")],
    ["minus zero is zero", integer(-1, 1), -0, yes(0)],
    ["true", truth, true, yes(true)],
    ["false", truth, false, yes(false)],
    ["one for true", truth, 1, no("", "yes-or-no")],
    ["literal", literal("a"), "a", yes("a")],
    ["literal null", literal(null), null, yes(null)],
    ["another literal", literal("a"), "b", no("", 'exactly "a"')],
    ["one of", oneOf(["a", 2]), 2, yes(2)],
    ["none of", oneOf(["a", 2]), "2", no("", "one-of a, 2")],
    ["null", nullable(truth), null, yes(null)],
    ["nothing is not null", nullable(truth), undefined, no("", "yes-or-no")],
    ["null or", nullable(truth), true, yes(true)],
  ];
  test.for(rows)("%s", ([, reader, value, result]) => {
    expect(parse(reader, value)).toStrictEqual(result);
  });
});

describe("CORE-JSON-1, CORE-JSON-4 lists and records", () => {
  const list = listOf(integer(0, 9), 3);
  const record = recordOf(word(), integer(0, 9), 2);
  const rows: readonly (readonly [string, Reader<unknown>, unknown, object])[] = [
    ["empty list", list, [], yes([])],
    ["list", list, [1, 2, 3], yes([1, 2, 3])],
    ["list too long", list, [1, 2, 3, 4], no("", "list 3")],
    ["no list", list, { 0: 1, length: 1 }, no("", "list 3")],
    ["bad item", list, [1, "2"], no("/1", "whole-number 0 9")],
    ["hole", list, new Array(2), no("/0", "whole-number 0 9")],
    ["list of 2048", listOf(truth), new Array(2048).fill(true), yes(new Array(2048).fill(true))],
    ["list of 2049", listOf(truth), new Array(2049).fill(true), no("", "list 2048")],
    ["list of lists", listOf(list), [[1], [2, "x"]], no("/1/1", "whole-number 0 9")],
    ["empty record", record, {}, yes({})],
    ["record", record, { a: 1, b: 2 }, yes({ a: 1, b: 2 })],
    ["record without prototype", record, Object.assign(Object.create(null) as object, { a: 1 }), yes({ a: 1 })],
    ["record too large", record, { a: 1, b: 2, c: 3 }, no("", "entries 2")],
    ["bad entry", record, { a: 1, b: -1 }, no("/b", "whole-number 0 9")],
    ["bad key", record, { "": 1 }, no("/", "id")],
    ["list for a record", record, [1], no("", "record")],
    ["null for a record", record, null, no("", "record")],
    ["text for a record", record, "a", no("", "record")],
    ["key too long", record, { ["k".repeat(200)]: 1 }, no(`/${"k".repeat(64)}`, "id")],
  ];
  test.for(rows)("%s", ([, reader, value, result]) => {
    expect(parse(reader, value)).toStrictEqual(result);
  });
});

interface Point {
  readonly x: number;
  readonly label: string | null;
}
const point: Reader<Point> = shape<Point>({ x: integer(0, 9), label: nullable(text()) });

describe("CORE-JSON-2 objects with exactly these members", () => {
  const rows: readonly (readonly [string, unknown, object])[] = [
    ["as asked", { x: 1, label: null }, yes({ x: 1, label: null })],
    ["another order", { label: "a", x: 1 }, yes({ x: 1, label: "a" })],
    ["one missing", { x: 1 }, no("/label", "value")],
    ["one too many", { x: 1, label: null, y: 2 }, no("/y", "absent")],
    ["a long name too many", { x: 1, label: null, ["y".repeat(99)]: 2 }, no(`/${"y".repeat(64)}`, "absent")],
    ["one that is wrong", { x: 10, label: null }, no("/x", "whole-number 0 9")],
    ["undefined is a value, and a wrong one", { x: undefined, label: null }, no("/x", "whole-number 0 9")],
    ["an inherited one", Object.create({ x: 1, label: null }) as object, no("", "object")],
    ["a name of all objects", { x: 1, label: null, toString: 1 }, no("/toString", "absent")],
    ["a pattern", /x/, no("", "object")],
    ["a map", new Map([["x", 1]]), no("", "object")],
    ["a list", [1, null], no("", "object")],
    ["a function", () => 1, no("", "object")],
    ["a bare function", Object.setPrototypeOf(() => 1, null), no("", "object")],
    ["null", null, no("", "object")],
    ["own __proto__", JSON.parse('{"x":1,"label":null,"__proto__":{"y":1}}'), no("/__proto__", "absent")],
  ];
  test.for(rows)("%s", ([, value, result]) => {
    expect(parse(point, value)).toStrictEqual(result);
  });

  test("what is read is a copy", () => {
    const given = { x: 1, label: "a" };
    const read = parse(point, given);
    expect(read.ok && read.value).not.toBe(given);
  });
});

describe("CORE-JSON-3 names that objects answer to are no ids", () => {
  const names = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "isPrototypeOf"];
  test.for(names)("%s", (name) => {
    expect(parse(word(), name)).toEqual(no("", "id"));
    const value: unknown = JSON.parse(`{${JSON.stringify(name)}: 1}`);
    expect(parse(recordOf(word(), integer(0, 9)), value)).toEqual(no(`/${name}`, "id"));
  });
  test("text that only contains one is", () => {
    expect(parse(word(), "constructors")).toEqual(yes("constructors"));
  });
});

describe("CORE-JSON-1 unions by tag", () => {
  type Shape = { readonly kind: "dot" } | { readonly kind: "disc"; readonly size: number };
  const figure: Reader<Shape> = tagged("kind", { dot: {}, disc: { size: integer(1, 9) } });
  const rows: readonly (readonly [string, unknown, object])[] = [
    ["one case", { kind: "dot" }, yes({ kind: "dot" })],
    ["the other", { kind: "disc", size: 2 }, yes({ kind: "disc", size: 2 })],
    ["a case that is wrong inside", { kind: "disc", size: 0 }, no("/size", "whole-number 1 9")],
    ["no such case", { kind: "line" }, no("/kind", "one-of dot, disc")],
    ["a case of all objects", { kind: "toString" }, no("/kind", "one-of dot, disc")],
    ["no tag", { size: 2 }, no("/kind", "one-of dot, disc")],
    ["a number for a tag", { kind: 1 }, no("/kind", "one-of dot, disc")],
    ["a list that spells a tag", { kind: ["dot"] }, no("/kind", "one-of dot, disc")],
    ["no object", "dot", no("", "object")],
    ["an inherited tag", Object.create({ kind: "dot" }) as object, no("", "object")],
  ];
  test.for(rows)("%s", ([, value, result]) => {
    expect(parse(figure, value)).toStrictEqual(result);
  });
});

test("CORE-JSON-1 a further demand", () => {
  const even = where(integer(0, 9), (value) => (value % 2 === 0 ? null : "corner"));
  expect([parse(even, 4), parse(even, 3), parse(even, "4")]).toEqual([
    yes(4),
    no("", "corner"),
    no("", "whole-number 0 9"),
  ]);
});

describe("CORE-JSON-1 hostile values are malformed like the rest", () => {
  const trap = (): never => {
    throw new Error("gotcha");
  };
  test.for([
    ["a getter that throws", Object.defineProperty({ label: null }, "x", { enumerable: true, get: trap })],
    ["a proxy that throws", new Proxy({}, { getPrototypeOf: trap })],
    ["a proxy that hides its members", new Proxy({}, { ownKeys: trap })],
    ["a proxy of which nothing can be asked", Proxy.revocable({}, {}).proxy],
  ] as const)("%s", ([, value]) => {
    expect(parse(point, value).ok).toBe(false);
  });
  test("a reader that throws says what it wanted", () => {
    expect(parse(point, new Proxy({}, { getPrototypeOf: trap }))).toEqual(no("", "plain-data"));
  });
  test("a revoked proxy in a list", () => {
    const { proxy, revoke } = Proxy.revocable([1], {});
    revoke();
    expect(parse(listOf(truth), proxy)).toEqual(no("", "plain-data"));
  });

  test("whatever it is, it is read or refused, and what is read is what was given", () => {
    const reader = shape<{ readonly a: number; readonly b: readonly string[] }>({
      a: integer(0, 9),
      b: listOf(text(9), 3),
    });
    assert(
      property(anything({ withNullPrototype: true, withDate: true, withMap: true, withSparseArray: true }), (value) => {
        const read = parse(reader, value);
        if (read.ok) expect(read.value).toEqual(value);
        else expect(typeof read.reason.expected).toBe("string");
      }),
    );
    assert(
      property(jsonValue(), (value) => {
        expect(parse(recordOf(word(), text()), value)).toHaveProperty("ok");
      }),
    );
  });
});

test("our own values are JSON already", () => {
  const value = { a: 1 };
  expect([toJson(value), fromJson({ a: 1 })]).toEqual([value, value]);
});

describe("union", () => {
  const reader = union("do", { open: { who: word<string>() }, stop: {} });

  test("reads each case by its tag", () => {
    expect(parse(reader, { do: "open", who: "a" })).toEqual({ ok: true, value: { do: "open", who: "a" } });
    expect(parse(reader, { do: "stop" })).toEqual({ ok: true, value: { do: "stop" } });
  });

  test.for([[{ do: "close" }], [{ do: "toString" }], [{}], [[]], [{ do: "stop", who: "a" }], [{ do: "open" }]])(
    "does not read %j",
    ([value]) => {
      expect(parse(reader, value).ok).toBe(false);
    },
  );
});

test("renamed: what was written down under another name is read under this one, and not where both stand", () => {
  const reader = renamed("is", "type", union("type", { ended: {} }));
  expect(parse(reader, { is: "ended" })).toEqual({ ok: true, value: { type: "ended" } });
  expect(parse(reader, { type: "ended" })).toEqual({ ok: true, value: { type: "ended" } });
  expect(parse(reader, { is: "ended", type: "ended" }).ok).toBe(false);
});
