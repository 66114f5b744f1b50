import { expect, test } from "vitest";
import { checkSpec } from "./check-spec.mjs";
import { scratchProject } from "../tests/house/scratch.ts";

const check = (spec: string, code: string, tests: string): string[] =>
  checkSpec(
    scratchProject({
      "src/rules/grit/SPEC.md": spec,
      "src/rules/grit/wound.ts": code,
      "src/rules/grit/wound.test.ts": tests,
    }),
  );

test.for([
  ["a plain title", 'describe("GRT-WND-1 wounds", () => {});'],
  ["a title of a table of rows", 'test.for([["dead", 0]])("GRT-WND-1: %s", () => {});'],
  ["a title built from parts", "test(`GRT-WND-1 ${word}`, () => {});"],
] as const)("%s carries the id", ([, tests]) => {
  expect(check("**GRT-WND-1** Zero is dead.", "/** GRT-WND-1: zero. */", tests)).toEqual([]);
});

test("a rule without a test is told of", () => {
  expect(check("**GRT-WND-1** a. **GRT-WND-2** b.", "", 'test("GRT-WND-1", () => {});')).toEqual([
    "src/rules/grit/SPEC.md: no test carries GRT-WND-2 in its title",
  ]);
});

test("an id in a comment or an expectation of a test is no title", () => {
  expect(check("**GRT-WND-1** a.", "", 'test("zero", () => expect("GRT-WND-1")); // GRT-WND-1')).toHaveLength(1);
});

test("unknown ids in tests and in code are told of", () => {
  expect(check("", "// GRT-WND-8", 'test("GRT-WND-9", () => {});')).toEqual([
    "src/rules/grit/wound.test.ts: cites GRT-WND-9, which no SPEC.md defines",
    "src/rules/grit/wound.ts: cites GRT-WND-8, which no SPEC.md defines",
  ]);
});

test("what is left to words needs no test, and nothing cites it", () => {
  const spec = "**GRT-WND-1** _In words:_ it hurts.";
  expect(check(spec, "", "")).toEqual([]);
  expect(check(spec, "/** GRT-WND-1: it hurts. */", 'test("GRT-WND-1", () => {});')).toEqual([
    "src/rules/grit/wound.test.ts: cites GRT-WND-1, which SPEC.md leaves to words",
    "src/rules/grit/wound.ts: cites GRT-WND-1, which SPEC.md leaves to words",
  ]);
});

test("an id is defined once", () => {
  expect(check("**GRT-WND-1** a. **GRT-WND-1** b.", "", 'test("GRT-WND-1", () => {});')).toEqual([
    "src/rules/grit/SPEC.md: GRT-WND-1 is defined twice",
  ]);
});
