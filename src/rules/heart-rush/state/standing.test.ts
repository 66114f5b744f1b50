import { expect, test } from "vitest";
import { duel } from "../testing/duel.ts";
import { id, scene } from "../testing/scene.ts";
import { handlingCounts, standing } from "./standing.ts";

const helped = { ana: { fighter: { helped: 2, rush: 3, action: false } }, orc: { side: "enemies" } } as const;

test("HR-ECON-7 a sheet counts the help that waits, until the fight is over", () => {
  const told = scene(helped);
  expect(standing(told.table, id("ana"))).toMatchObject({ rush: 3, action: false, helped: 2 });
  const over = told.does({ do: "end" });
  expect(standing(over.table, id("ana"))).toMatchObject({ rush: 3, action: false, helped: 0 });
  expect(standing(told.table, id("nobody"))).toBeNull();
});

test("HR-ECON-4 weapons and shields are handled on a turn and in an engagement, clothes never", () => {
  const turn = scene(helped);
  const counts = ["weapon", "shield", "gear", "armour"].map((what) => handlingCounts(turn.table, what));
  expect(counts).toEqual([true, true, true, false]);
  expect(handlingCounts(duel("might", "agility").table, "shield")).toBe(true);
  expect(handlingCounts(turn.does({ do: "end" }).table, "weapon")).toBe(false);
});
