import { expect, test } from "vitest";
import { isCrowded } from "./narrow-parser.ts";

const frame = (value: unknown): string => `2${JSON.stringify(["frame", value])}`;
const MANY = 120_000;

test.for<[string, unknown, boolean]>([
  ["objects", Array.from({ length: MANY }, () => ({})), true],
  ["lists", Array.from({ length: MANY }, () => []), true],
  ["numbers", Array.from({ length: MANY }, () => 0), true],
  ["members", Object.fromEntries(Array.from({ length: MANY }, (_, number) => [number, 0])), true],
  ["half as many", Array.from({ length: MANY / 2 }, () => 0), false],
  ["a text of commas", ",".repeat(MANY), false],
  ["a text with quotes in it", '",[{'.repeat(MANY), false],
  ["a text that ends in an escape", ["\\", ...Array.from({ length: MANY }, () => 0)], true],
])("what holds too much is known before it is read: %s", ([, value, crowded]) => {
  expect(isCrowded(frame(value))).toBe(crowded);
});
