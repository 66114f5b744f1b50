import { expect, test } from "vitest";
import { grit } from "./index.ts";
import { setup } from "./testing/random-fight.ts";
import { brokenBy } from "../testing/contract.ts";
import { REFUSALS } from "./state/model.ts";

const usual = {
  ruleset: grit,
  refusals: REFUSALS,
  setup,
  guesses: () => [],
  kindOf: () => "",
  promptOf: () => null,
  fights: 1,
  steps: 3,
};

test("a fight that throws is a broken one, told like any other with its seed", () => {
  const throws = { ...grit, apply: () => expect.fail("a fault of ours") };
  expect(brokenBy({ ...usual, ruleset: throws }, 1)).toMatch(/^it throws: .*a fault of ours/);
  expect(brokenBy(usual, 1)).toBeNull();
});
