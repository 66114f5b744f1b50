import { expect, test } from "vitest";
import type { Composition } from "../engagement/composition.ts";
import { combatantOf } from "../state/fighters.ts";
import { id, scene } from "../testing/scene.ts";
import { inWater } from "./water.ts";

const PLAIN: Composition = {
  dice: [],
  flat: [],
  net: 1,
  reasons: [{ from: "high ground", net: 1 }],
};

test.for([
  ["dry", PLAIN],
  ["wet", PLAIN],
  ["under", PLAIN],
  ["deep", { ...PLAIN, net: 0, reasons: [...PLAIN.reasons, { from: "water", net: -1 }] }],
] as const)("HR-HAZ-5 in water that is %s", ([water, rolled]) => {
  const { table } = scene({ ana: { fighter: { water } }, orc: { side: "enemies" } });
  const ana = combatantOf(table, id("ana"));
  expect(ana && inWater(PLAIN, table, ana)).toEqual(rolled);
});
