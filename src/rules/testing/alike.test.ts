import { expect, test } from "vitest";
import { alikeButForSeals } from "./alike.ts";

const A = "a".repeat(64);
const B = "0123456789abcdef".repeat(4);

test.for<readonly [string, unknown, unknown, boolean]>([
  ["the same", { a: [1, { b: "x" }] }, { a: [1, { b: "x" }] }, true],
  ["another seal", { seals: { ann: A } }, { seals: { ann: B } }, true],
  ["another seal inside a text", [`sealed ${A}`], [`sealed ${B}`], true],
  ["a seal by which something is called", { [A]: 1 }, { [B]: 1 }, true],
  ["a choice beside the seal", { ann: A, chose: "might" }, { ann: B, chose: "cunning" }, false],
  ["another number", [{ a: 1 }], [{ a: 2 }], false],
  ["one more", [1], [1, 2], false],
  ["one member more", { a: 1 }, { a: 1, b: 2 }, false],
  ["another name", { a: 1 }, { b: 1 }, false],
  ["another order", { a: 1, b: 2 }, { b: 2, a: 1 }, false],
  ["a list for a record", [], {}, false],
  ["nothing for a record", null, {}, false],
  ["a text for a number", "1", 1, false],
  ["half a seal", A.slice(32), B.slice(32), false],
])("%s", ([, one, other, alike]) => {
  expect(alikeButForSeals(one, other)).toBe(alike);
});
