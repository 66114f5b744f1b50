import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesUnder } from "../../tools/files.mjs";
import { ROOT } from "./scratch.ts";

/** The linter cannot see to this itself: a comment that silences all of its rules silences any that forbade it. */
const EXCEPTION = /\b(?:eslint|oxlint)-(?:disable|enable)|@ts-(?:ignore|nocheck|expect-error)/;

test.for([
  "// oxlint-disable-next-line typescript/no-floating-promises",
  "/* oxlint-disable */",
  "// eslint-disable-line",
  "// @ts-ignore",
])("%s is an exception", (line) => {
  expect(line).toMatch(EXCEPTION);
});

test("what ships makes no exception for itself", () => {
  const files = filesUnder(ROOT, "src", ".ts");
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => EXCEPTION.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
