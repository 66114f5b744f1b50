import { beforeAll, expect, test } from "vitest";
import { extendPrimitives } from "./primitives.ts";

beforeAll(extendPrimitives);

/** Calls a method that TypeScript does not know of. */
const call = (owner: unknown, name: string, ...args: unknown[]): unknown =>
  Reflect.apply(Reflect.get(Object(owner) as object, name) as (...values: unknown[]) => unknown, owner, args);

test.each([
  [Math, "clamp", [12, 0, 10], 10],
  [Math, "mix", [0, 10, 0.3], 3],
  [Math, "normalizeDegrees", [-90], 270],
  [Math, "toDegrees", [Math.PI], 180],
  [Math, "roundDecimals", [1.2345, 2], 1.23],
  [Array, "fromRange", [3, 1], [1, 2, 3]],
  [Number, "isNumeric", ["x"], false],
  [5, "between", [1, 5], true],
  [5, "between", [1, 5, false], false],
  [3, "signedString", [], "+3"],
  [-3, "signedString", [], "-3"],
  [22, "ordinalString", [], "22nd"],
  [7, "paddedString", [3], "007"],
  [17, "toNearest", [5], 15],
  ["heart", "capitalize", [], "Heart"],
  ["lantern tale", "titleCase", [], "Lantern Tale"],
  ["Ünder the Häzel!", "slugify", [{ strict: true }], "under-the-hazel"],
  ["a<script>x</script>b", "stripScripts", [], "ab"],
  [[1, 2], "equals", [[1, 2]], true],
  [[1, [2, [3]]], "deepFlatten", [], [1, 2, 3]],
  [["a", "", "b"], "filterJoin", ["-"], "a-b"],
  [[1, 2, 3], "partition", [(value: number) => value > 1], [[1], [2, 3]]],
  [new Set([1, 2]), "first", [], 1],
  [new Set([1, 2]), "intersects", [new Set([2])], true],
  [new Set([1]), "isSubset", [new Set([1, 2])], true],
  [new Set([1, 2, 3]), "filter", [(value: number) => value > 1], new Set([2, 3])],
  [new Set([1, 2]), "reduce", [(sum: number, value: number) => sum + value, 0], 3],
] as [unknown, string, unknown[], unknown][])("%s.%s(%j)", (owner, name, args, expected) => {
  expect(call(owner, name, ...args)).toEqual(expected);
});

test("findSplice takes out, or replaces, what it finds", () => {
  const list = [1, 2, 3];
  expect(call(list, "findSplice", (value: number) => value === 2, 9)).toBe(2);
  expect(call(list, "findSplice", (value: number) => value === 1)).toBe(1);
  expect(list).toEqual([9, 3]);
});

test("nothing that is added shows when a list is walked by its keys", () => {
  const keys: string[] = [];
  const walked: object = [1];
  for (const key in walked) keys.push(key);
  expect(keys).toEqual(["0"]);
});
