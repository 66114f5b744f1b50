import { describe, expect, test } from "vitest";
import { answersOf, answersReader, answerTo } from "./ruling.ts";

describe("CORE-RULE-1 an answer is one of those on offer", () => {
  const passes = [2, 3] as const;
  const whether = [false, true] as const;
  const shrugs = { least: 0, most: 99, orNone: true } as const;
  const threshold = { least: 1, most: 999, orNone: false } as const;
  test.for([
    [passes, 3, true],
    [passes, 4, false],
    [passes, "3", false],
    [whether, true, true],
    [whether, "yes", false],
    [shrugs, null, true],
    [shrugs, 100, false],
    [threshold, 10, true],
    [threshold, null, false],
  ] as const)("of %j, %j: %s", ([ruling, answer, accepted]) => {
    expect(answerTo(ruling)(answer, "").ok).toBe(accepted);
  });
});

describe("CORE-RULE-2 what a table has ruled", () => {
  const rulings = { passes: [2, 3], whether: [false, true], shrugs: { least: 0, most: 9, orNone: true } } as const;
  const defaults = { passes: 2, whether: false, shrugs: null };
  test.for([
    [undefined, defaults],
    ["nonsense", defaults],
    [{ passes: 3 }, { passes: 3, whether: false, shrugs: null }],
    [
      { passes: 7, whether: true, shrugs: 1 },
      { passes: 2, whether: true, shrugs: 1 },
    ],
    [{ unheardOf: 1 }, defaults],
  ] as const)("%j", ([stored, answers]) => {
    expect(answersOf(rulings, stored, defaults)).toEqual(answers);
  });
});

describe("CORE-RULE-3 a fight that began before a question was thought of", () => {
  const rulings = { passes: [2, 3], late: [false, true], later: { least: 1, most: 9, orNone: true } } as const;
  const read = answersReader(rulings, { late: true, later: null });
  test.for([
    ["is played on as it was", { passes: 3 }, { passes: 3, late: true, later: null }],
    ["knows those that were asked by then", { passes: 3, late: false }, { passes: 3, late: false, later: null }],
    ["lacks none that was always asked", { late: false, later: 2 }, null],
    ["knows none that is not asked", { passes: 3, never: 1 }, null],
  ] as const)("%s", ([, stored, answers]) => {
    const answer = read(stored, "");
    expect(answer.ok ? answer.value : null).toEqual(answers);
  });
});
