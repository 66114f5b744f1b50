import { expect } from "vitest";
import { axeFindingsInBoth } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shots } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const SHEET = ".creature-sheet";
const story = storyAt(heartRushTable({ generation: 13 }));
const orc = `const orc = game.actors.get("${IDS.orc}");`;

story("a creature's sheet reads at a glance, and opens its numbers when asked", async ({ table }) => {
  const gm = await table.join("Game Master");
  await inPage(gm, `${orc} await orc.sheet.render({ force: true })`);
  await gm.waitForSelector(`${SHEET} .stance-card`);

  // Everything for a round stands in the window without scrolling.
  const fits = await inPage<boolean>(
    gm,
    `const content = document.querySelector("${SHEET} .window-content");
    const last = document.querySelector("${SHEET} .stat-block");
    return last.getBoundingClientRect().bottom <= content.getBoundingClientRect().bottom + 1`,
  );
  expect(fits).toBe(true);
  expect(await gm.locator(`${SHEET} .creature-edit`).isVisible()).toBe(false);

  await gm.click(`${SHEET} [data-action="toggleEditing"]`);
  await gm.waitForSelector(`${SHEET} .creature-edit:not([hidden])`);
  await gm.waitForFunction(`document.querySelector("${SHEET} .window-content").scrollTop > 0`);
  await gm.selectOption(`${SHEET} [name="system.abilities.might"]`, "12");
  await expect.poll(() => gm.locator(`${SHEET} .stance-might .die-might .die-size`).textContent()).toBe("d12");
  await gm.fill(`${SHEET} [name="system.woundAt"]`, "0");
  await gm.keyboard.press("Tab");
  await gm.waitForSelector(`${SHEET} .traits :text("Cannot be wounded")`);
  await gm.fill(`${SHEET} [name="system.woundAt"]`, "");
  await gm.keyboard.press("Tab");
  await gm.waitForSelector(`${SHEET} .traits :text("Wounded as usual")`);
  await gm.check(`${SHEET} [name="system.unpushable"]`);
  await gm.waitForSelector(`${SHEET} .traits :text("Cannot be pushed")`);
  await shots(gm, `creature-sheet`);

  // What lies upon it for a while takes no room until there is some.
  await gm.click(`${SHEET} [data-action="createEffect"]`);
  await gm.waitForSelector(".item-sheet .item-fields");
  await inPage(gm, `${orc} await orc.effects.contents[0].sheet.close()`);
  await gm.click(`${SHEET} [data-action="toggleEditing"]`);
  await gm.waitForSelector(`${SHEET} .creature-edit`, { state: "hidden" });
  await gm.locator(`${SHEET} .effect`, { hasText: "New effect" }).waitFor();

  expect(await axeFindingsInBoth(gm, SHEET)).toEqual([]);

  // Whoever may only glance sees its face and what it is; its numbers are not on their page.
  const one = await table.join("Player 1");
  await inPage(gm, `${orc} await orc.update({ "ownership.default": 1 })`);
  await one.waitForFunction(`game.actors.get("${IDS.orc}").limited`);
  await inPage(one, `${orc} await orc.sheet.render({ force: true })`);
  await one.waitForSelector(`${SHEET} .limited`);
  expect(await one.locator(`${SHEET} .limited`).innerText()).toMatch(/Orc\s+warrior/);
  expect(await one.locator(`${SHEET} :is(.stance-card, input)`).count()).toBe(0);
  expect(await axeFindingsInBoth(one, SHEET)).toEqual([]);
  await shots(one, `creature-limited`);
});
