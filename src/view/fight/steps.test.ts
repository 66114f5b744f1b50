import { expect, test } from "vitest";
import { stepsTo } from "./steps.ts";

const told = (now: number): readonly string[] =>
  stepsTo(now, ["Join", "Seal", "Reveal"]).map(
    ({ mark, name, state, now: here }) => `${mark} ${name}, ${state} ${here}`,
  );

test("what is done is ticked off, and one step is the present one", () => {
  expect(told(1)).toEqual(["✓ Join, done false", "2 Seal, now true", "3 Reveal, ahead false"]);
});

test("after the last step all are ticked off", () => {
  expect(told(3)).toEqual(["✓ Join, done false", "✓ Seal, done false", "✓ Reveal, done false"]);
});
