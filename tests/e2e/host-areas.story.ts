import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inPage } from "./fixtures/in-page.ts";
import { storyAt } from "./fixtures/story.ts";

const ADA = "tokenAda00000000";

storyAt({ canvas: "all", generation: 14 })(
  "regions are drawn for those whom their visibility lets see them",
  async ({ gm, player }) => {
    const one = await player(1);
    await inPage(
      gm,
      `const shape = { type: "circle", x: 300, y: 300, radius: 100 };
       const { LAYER, GAMEMASTER, ALWAYS } = CONST.REGION_VISIBILITY;
       await canvas.scene.createEmbeddedDocuments("Region", [LAYER, GAMEMASTER, ALWAYS].map((visibility) =>
         ({ name: String(visibility), shapes: [shape], color: "#ff0000", visibility })));`,
    );
    const drawn = (page: Page) => inPage(page, "return canvas.regions.placeables.map(({ visible }) => visible)");
    await expect.poll(() => drawn(gm)).toEqual([false, true, true]);
    await expect.poll(() => drawn(one)).toEqual([false, false, true]);
    const width = (page: Page) => inPage<number>(page, "return canvas.regions.placeables[2].bounds.width");
    expect(await width(one)).toBeGreaterThan(200);
    await inPage(
      gm,
      `await canvas.scene.regions.contents[2].update({ shapes: [{ type: "polygon", points: [0, 0, 50, 0, 0, 50] }] })`,
    );
    await expect.poll(() => width(one)).toBeLessThan(60);
    await inPage(gm, `await canvas.scene.deleteEmbeddedDocuments("Region", [], { deleteAll: true })`);
    await expect.poll(() => drawn(one)).toEqual([]);
  },
);

storyAt({ canvas: "all", generation: 13 })(
  "areas that a program lays are drawn for all who may see them, and know who stands in them",
  async ({ gm, player }) => {
    const one = await player(1);
    await inPage(
      gm,
      `const { x, y } = canvas.tokens.get("${ADA}").center;
       await canvas.scene.createEmbeddedDocuments("MeasuredTemplate", [
         { t: "circle", x, y, distance: 10, fillColor: "#ff0000" },
         { t: "cone", x, y, distance: 10, angle: 90, direction: 0, hidden: true },
         { t: "rect", x, y, distance: Math.hypot(10, 10), direction: 45 },
         { t: "ray", x, y, distance: 20, direction: 180, width: 5 },
       ]);`,
    );
    const drawn = (page: Page) =>
      inPage(page, "return canvas.templates.placeables.map(({ document, visible }) => [document.t, visible])");
    const all = (hidden: boolean) => [["circle", true], ["cone", hidden], ["rect", true], ["ray", true]]; // prettier-ignore
    await expect.poll(() => drawn(gm)).toEqual(all(true));
    await expect.poll(() => drawn(one)).toEqual(all(false));
    const within = `const size = canvas.grid.size;
      return canvas.templates.placeables.map(({ shape }) => [[1, 0], [0, 1.9], [1.9, 1.9], [-3, 0]].map(([x, y]) => shape.contains(x * size, y * size)))`;
    expect(await inPage(gm, within)).toEqual([
      [true, true, false, false],
      [true, false, false, false],
      [true, true, true, false],
      [false, false, false, true],
    ]);
    await inPage(gm, `await canvas.scene.templates.contents[0].update({ distance: 5 })`);
    await expect
      .poll(() => inPage(one, "return canvas.templates.placeables[0].shape.radius / canvas.grid.size"))
      .toBe(1);
    await inPage(gm, `await canvas.scene.deleteEmbeddedDocuments("MeasuredTemplate", [], { deleteAll: true })`);
    await expect.poll(() => drawn(one)).toEqual([]);
  },
);
