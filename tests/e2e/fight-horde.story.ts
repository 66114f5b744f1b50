import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { muster, press, waiting } from "./fixtures/mustered.ts";
import { shots } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(heartRushTable({ canvas: "all" }));

const WINDOW = "#heart-rush-engagement";

/** Counts what is clicked in a page from now on. */
const countClicks = (page: Page): Promise<unknown> =>
  inPage(page, "globalThis.clicks = 0; addEventListener('click', ({ detail }) => (clicks += detail > 0), true)");

story("five foes fall on one hero in six clicks of the Game Master's", { timeout: 240_000 }, async ({ gm, player }) => {
  const { ana, hound } = IDS.tokens;
  const you = await player(1);
  const hounds = await inPage<readonly string[]>(
    gm,
    `const { _id, ...one } = canvas.tokens.get("${hound}").document.toObject();
     await canvas.tokens.get("${ana}").document.update({ x: 400, y: 300 }, { animate: false });
     const spots = [[300, 200], [400, 200], [500, 200], [300, 300], [500, 300]];
     const made = await canvas.scene.createEmbeddedDocuments("Token", spots.map(([x, y]) => ({ ...one, x, y })));
     return made.map(({ id }) => id)`,
  );
  await muster(gm, ana, ...hounds);
  for (const page of [gm, you]) await inPage(page, "ui.combat.activate()");
  const start = `{ do: "start", expecting: { players: false, enemies: true }, witnesses: {} }`;
  await inPage(gm, `await game.heartRush.send(game.combat, ${start})`);
  await waiting(gm, "Enemies' turn");

  await countClicks(gm);
  await gm.click('#combat .fight-row:has-text("Hound") .row-take');
  await press(gm, "Engage Ana");
  await gm.waitForSelector(`${WINDOW} button:has-text("All join")`);
  await shots(gm, "horde-1-join", gm);
  expect(await axeFindings(gm, WINDOW)).toEqual([]);
  await press(gm, "All join");
  await gm.click(`${WINDOW} .desk-group [data-choice$=" might"]`);
  await shots(gm, "horde-2-desk", gm);
  await gm.click(`${WINDOW} [data-action="sealAll"]`);
  await you.click('.window-hand [data-stance="defensive"]');
  await you.keyboard.press("Enter");
  await gm.waitForSelector(`${WINDOW} button:has-text("All strike Ana")`);
  await shots(gm, "horde-3-strike", gm);
  await press(gm, "All strike Ana");
  await expect.poll(() => gm.locator(`${WINDOW} .fight-clash`).count()).toBe(5);
  expect(await inPage(gm, "return clicks")).toBe(6);
  // Under a board of six the newest blow is in sight, dice and all.
  const bottom = async (selector: string): Promise<number> => {
    const box = await gm.locator(`${WINDOW} ${selector}`).boundingBox();
    return Math.floor((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN));
  };
  expect(await bottom(".newest .clash-roll >> nth=1")).toBeLessThanOrEqual(await bottom(".window-body"));
  await shots(gm, "horde-4-struck", gm);
});
