import { expect, test } from "vitest";
import { judge } from "./judge.ts";
import { report } from "./run.ts";
import { need, type Answers } from "./vector.ts";

const answers: Answers = {
  sum: (given: { numbers: readonly number[] }) => ({ sum: given.numbers.reduce((a, b) => a + b, 0) }),
  roll: (_given, _options, dice) => ({ faces: dice.take("roll") }),
  deaf: (_given, _options, dice) => {
    try {
      dice.take("roll");
    } catch {
      return { faces: [] };
    }
    return {};
  },
  options: (_given, options) => options,
  needy: (given) => need(given, "who"),
  spoil: (given: { list: number[] }) => given.list.push(1),
};

const vector = (kind: string, given: object, expected: unknown) => ({
  id: "v",
  kind,
  rule: "",
  given,
  expect: expected,
});

test("a vector that holds has no failure", () => {
  expect(judge(vector("sum", { numbers: [1, 2] }, { sum: 3 }), answers)).toEqual({ id: "v", failure: null });
  expect(judge({ ...vector("options", {}, { floor: 0 }), options: { floor: 0 } }, answers).failure).toBeNull();
});

test.for([
  ["a wrong answer", vector("sum", { numbers: [1, 2] }, { sum: 4 }), 'expected {"sum":4}, got {"sum":3}'],
  ["an unknown kind", vector("toString", {}, {}), 'unknown kind "toString"'],
  ["a throw of the adapter", vector("sum", {}, { sum: 0 }), "got an error: Cannot read properties of undefined"],
  ["a field the adapter needs", vector("needy", {}, "Ada"), "`given.who` is missing"],
  ["faces that are missing", vector("roll", { dice: {} }, { faces: [1] }), 'no faces are given for "roll"'],
  ["missing faces the adapter hides", vector("deaf", {}, { faces: [] }), 'no faces are given for "roll"'],
  ["faces that are left over", vector("roll", { dice: { roll: [1], spare: [2] } }, {}), "never rolled: spare"],
  ["a vector without given", { id: "v", kind: "sum", expect: {} }, "`given` is missing"],
  ["a vector without expect", { id: "v", kind: "sum", given: {} }, "`expect` is missing"],
] as const)("%s is a failure of that vector", ([, given, line]) => {
  expect(judge(given, answers).failure).toContain(line);
});

test("an adapter cannot change what the vector says", () => {
  const shared = vector("spoil", { list: [1] }, 2);
  judge(shared, answers);
  expect(shared.given).toEqual({ list: [1] });
});

test("a missing adapter fails every vector with a sentence", () => {
  expect(judge(vector("sum", {}, {}), "there is no adapter").failure).toBe("there is no adapter");
});

test("the report begins with the totals and has a line for each failure", () => {
  const verdicts = [
    { id: "a", failure: null },
    { id: "b", failure: "expected 1, got 2" },
  ];
  expect(report(verdicts)).toBe("1 passed, 1 failed\nb: expected 1, got 2");
});
