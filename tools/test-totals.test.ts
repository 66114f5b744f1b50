import { expect, test } from "vitest";
import { testTotals } from "./test-totals.mjs";

const report = (...files: readonly (readonly [status: string, ...tests: readonly string[]])[]): string =>
  JSON.stringify({
    testResults: files.map(([status, ...tests]) => ({ status, assertionResults: tests.map((of) => ({ status: of })) })),
  });

test.for([
  ["all is well", report(["passed", "passed", "passed"]), 0, { passed: 2, failed: 0 }],
  ["a test fails", report(["failed", "passed", "failed"]), 1, { passed: 1, failed: 1 }],
  ["a skipped test is not a passed one", report(["passed", "passed", "skipped"]), 0, { passed: 1, failed: 1 }],
  ["a file does not load", report(["passed", "passed"], ["failed"]), 1, { passed: 1, failed: 1 }],
  ["coverage is too low", report(["passed", "passed"]), 1, { passed: 1, failed: 1 }],
  ["the runner was killed", null, null, { passed: 0, failed: 1 }],
  ["the report was cut off", '{"testResults": [', 1, { passed: 0, failed: 1 }],
  ["nothing ran", report(), 0, { passed: 0, failed: 1 }],
] as const)("%s", ([, json, status, totals]) => {
  expect(testTotals(json, status)).toMatchObject({ ...totals, again: [] });
});

test("a test that passed at its second try is named", () => {
  const tries = { status: "passed", fullName: "two people play", failureMessages: ["it took too long"] };
  const json = JSON.stringify({ testResults: [{ status: "passed", assertionResults: [tries] }] });
  expect(testTotals(json, 0)).toMatchObject({
    passed: 1,
    failed: 0,
    again: [{ name: "two people play", why: "it took too long" }],
  });
});

test("what was left out on purpose is no failure of a part of the run", () => {
  expect(testTotals(report(["passed", "passed", "skipped"]), 0, false)).toMatchObject({ passed: 1, failed: 0 });
});

test("how long each file took is told", () => {
  const file = { name: "/a/b.test.ts", startTime: 1000, endTime: 3500, status: "passed", assertionResults: [] };
  expect(testTotals(JSON.stringify({ testResults: [file] }), 0).files).toEqual([
    { path: "/a/b.test.ts", tests: 0, seconds: 2.5 },
  ]);
});
