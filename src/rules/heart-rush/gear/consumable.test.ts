import { expect, test } from "vitest";
import { levelOf } from "../body/conditions.ts";
import { conditions, creature } from "../testing/creature.ts";
import { afterUse } from "./consumable.ts";

const hurt = creature({ hp: { now: 5, max: 40 }, conditions: conditions({ poisoned: 2 }) });

test("what heals gives hit points back, as far as wounds allow", () => {
  expect(afterUse(hurt, { use: "heal", condition: "dazed" }, 12).hp.now).toBe(17);
  const wounded = { ...hurt, wounds: [{ rank: 30, treated: false }] };
  expect(afterUse(wounded, { use: "heal", condition: "dazed" }, 12).hp.now).toBe(10);
});

test("what eases takes levels of its condition, and what brings one gives them", () => {
  expect(levelOf(afterUse(hurt, { use: "ease", condition: "poisoned" }, 1), "poisoned")).toBe(1);
  expect(levelOf(afterUse(hurt, { use: "ease", condition: "poisoned" }, 5), "poisoned")).toBe(0);
  expect(levelOf(afterUse(hurt, { use: "bring", condition: "dazed" }, 2), "dazed")).toBe(2);
});

test("a potion does nothing at once", () => {
  expect(afterUse(hurt, { use: "potion", condition: "dazed" }, 20)).toEqual(hurt);
});
