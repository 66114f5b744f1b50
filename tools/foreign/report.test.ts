import { expect, test } from "vitest";
import { cell, details, isWhole, type Seen } from "./report.mjs";

const row = (type: string, ok: boolean | null, why: string | null = null) => ({ type, ok, why });
const seen = (...rolls: readonly ReturnType<typeof row>[]): Seen => ({
  ...{ system: "fox-tale", version: "1.0.0", generation: 14, batches: [], complaints: {} },
  steps: [
    { name: "start", rows: [row("scripts", true)] },
    { name: "roll", rows: rolls },
  ],
});

test("what a system has nothing for is neither well nor ill, and told where it says why", () => {
  const refused = seen(
    row("Fox", true),
    row("Den", true),
    row("Pack", null, "nothing to roll, the system says: Empty."),
  );
  expect(cell(refused.steps[1])).toBe("2/2");
  expect(isWhole(refused)).toBe(true);
  expect(details(refused)).toEqual([
    "fox-tale (14) roll: Pack: (not counted) nothing to roll, the system says: Empty.",
  ]);
  expect(details(seen(row("Fox", true), row("Den", null)))).toEqual([]);
});

test("what went wrong is counted and told", () => {
  const wrong = seen(row("Fox", true), row("Den", false, "no message came"));
  expect(cell(wrong.steps[1])).toBe("1/2");
  expect(isWhole(wrong)).toBe(false);
  expect(details(wrong)).toEqual(["fox-tale (14) roll: Den: no message came"]);
});
