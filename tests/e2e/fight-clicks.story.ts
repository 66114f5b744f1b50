import type { Page } from "playwright-core";
import { expect } from "vitest";
import { fixDice } from "./fixtures/fixed-dice.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage, tokenSpot } from "./fixtures/in-page.ts";
import { muster, press, waiting } from "./fixtures/mustered.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(heartRushTable({ canvas: "all" }));

/** Counts how often the mouse goes down in a page from now on; a double click is one. */
const countClicks = (page: Page): Promise<unknown> =>
  inPage(
    page,
    `globalThis.clicks = 0;
     let last = { at: -1e9 };
     addEventListener("pointerdown", ({ timeStamp, clientX, clientY }) => {
       const again = timeStamp - last.at < 500 && Math.hypot(clientX - last.x, clientY - last.y) < 3;
       last = { at: timeStamp, x: clientX, y: clientY };
       clicks += !again;
     }, true)`,
  );
const clicks = (page: Page): Promise<number> => inPage(page, "return clicks");

story("three against three begin on the map in six clicks", { timeout: 180_000 }, async ({ gm }) => {
  const { hound } = IDS.tokens;
  await inPage(
    gm,
    `const { _id, ...one } = canvas.tokens.get("${hound}").document.toObject();
     await canvas.scene.createEmbeddedDocuments("Token", [{ ...one, x: one.x + 100 }]);
     for (const [place, token] of canvas.tokens.placeables.entries())
       await token.document.update({ x: 300 + 100 * (place % 3), y: 300 + 100 * Math.floor(place / 3) }, { animate: false });
     ui.chat.activate();`,
  );
  expect(await inPage(gm, "return canvas.tokens.placeables.length")).toBe(6);
  await countClicks(gm);
  const corner = (x: number, y: number) =>
    inPage<{ x: number; y: number }>(gm, `return canvas.clientCoordinatesFromCanvas({ x: ${x}, y: ${y} })`);
  const [from, to] = [await corner(270, 270), await corner(630, 530)];
  await gm.mouse.move(from.x, from.y);
  await gm.mouse.down();
  await gm.mouse.move(to.x, to.y, { steps: 4 });
  await gm.mouse.up();
  expect(await inPage(gm, "return canvas.tokens.controlled.length")).toBe(6);
  const one = await tokenSpot(gm, hound);
  await gm.mouse.click(one.x, one.y, { button: "right" });
  await gm.click('#token-hud [data-action="combat"]');
  await expect.poll(() => inPage(gm, "return game.combat?.combatants.size")).toBe(6);
  await gm.click('#sidebar-tabs [data-tab="combat"]');
  await gm.click('#combat [data-action="startCombat"]');
  await press(gm, "Begin round 1");
  await gm.waitForSelector(".fight-waiting:has-text('turn')");
  expect(await clicks(gm)).toBe(6);
});

story(
  "a duel takes three clicks of the player's, and no more of the Game Master's",
  { timeout: 180_000 },
  async ({ gm, player }) => {
    const { ana, orc } = IDS.tokens;
    const you = await player(1);
    await inPage(
      gm,
      `await canvas.tokens.get("${ana}").document.update({ x: 300, y: 300 }, { animate: false });
     await canvas.tokens.get("${orc}").document.update({ x: 400, y: 300 }, { animate: false });`,
    );
    await muster(gm, ana, orc);
    for (const page of [gm, you]) await inPage(page, "ui.combat.activate()");
    const start = `{ do: "start", expecting: { players: true, enemies: false }, witnesses: {} }`;
    await inPage(gm, `await game.heartRush.send(game.combat, ${start})`);
    await waiting(you, "Heroes' turn");
    for (const page of [gm, you]) await countClicks(page);
    await press(you, "Engage Orc");
    await you.locator('#heart-rush-engagement [data-stance="might"]').dblclick();
    await gm.locator('#heart-rush-engagement [data-stance="cunning"]').dblclick();
    await fixDice(gm, [8, 8], [6, 6], [8, 8], [8, 8], [1, 8], [1, 8]);
    await press(you, "Strike Orc");
    await press(gm, "Take 26");
    await waiting(gm, "Enemies' turn");
    expect([await clicks(you), await clicks(gm)]).toEqual([3, 2]);
  },
);
