import { afterEach, expect, test } from "vitest";
import type { Document } from "../../common/abstract/document.ts";
import { Seated } from "../../testing/seated.ts";
import type { RegionDocument } from "./region.ts";
import type { Scene } from "./scene.ts";

let table: Seated;
const done = <T>(work: Promise<T>): Promise<T> => table.done(work);

afterEach(() => table.table.close());

test.for([13, 14] as const)("a region knows what lies in its shapes, in generation %i", async (generation) => {
  table = await Seated.at(generation);
  const { gm, ada } = table;
  const scene = (await table.make(gm, "Scene", { name: "Marsh" })) as Scene;
  const heard: string[] = [];
  for (const hook of ["createRegion", "updateRegion", "deleteRegion", "createRegionBehavior", "updateRegionBehavior"]) {
    ada.Hooks.on(hook, (document: Document) => void heard.push(`${hook} ${document.name}`));
  }
  const shapes = [
    { type: "rectangle", x: 0, y: 0, width: 400, height: 200 },
    { type: "circle", x: 200, y: 100, radius: 50, hole: true },
    { type: "polygon", points: [1000, 0, 1200, 0, 1000, 200] },
    { type: "ellipse", x: 700, y: 100, radiusX: 100, radiusY: 20, rotation: 90 },
    { type: "rectangle", x: 0, y: 500, width: 200, height: 20, rotation: 90 },
  ];
  await done(scene.createEmbeddedDocuments("Region", [{ name: "Mud", shapes, elevation: { bottom: null, top: 10 } }]));
  const theirs = ada.game.scenes.get(String(scene.id))!.getEmbeddedCollection("Region").contents[0] as RegionDocument;
  const inside = (x: number, y: number, elevation = 0): boolean => theirs.testPoint({ x, y, elevation });
  expect([inside(10, 10), inside(200, 100), inside(399, 199), inside(400, 10)]).toEqual([true, false, true, false]);
  expect([inside(1010, 10), inside(1190, 190)]).toEqual([true, false]);
  expect([inside(700, 190), inside(790, 100)]).toEqual([true, false]);
  expect([inside(100, 590), inside(10, 510)]).toEqual([true, false]);
  expect([inside(10, 10, 10), inside(10, 10, 11), inside(10, 10, -90)]).toEqual([true, false, true]);
  const mine = scene.getEmbeddedCollection("Region").contents[0] as RegionDocument;
  const behavior = { name: "Slow", type: "modifyMovementCost", system: { difficulties: { walk: 2 } } };
  await done(mine.createEmbeddedDocuments("RegionBehavior", [behavior]));
  const [slow] = theirs.behaviors.contents;
  expect([slow?.active, slow?.toObject()["system"]]).toEqual([true, { difficulties: { walk: 2 } }]);
  await done(mine.behaviors.contents[0]!.update({ disabled: true }));
  await done(mine.update({ name: "Mire" }));
  await done(mine.delete());
  expect(heard).toEqual([
    "createRegion Mud",
    "createRegionBehavior Slow",
    "updateRegionBehavior Slow",
    "updateRegion Mire",
    "deleteRegion Mire",
  ]);
});
