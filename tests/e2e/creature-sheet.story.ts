import { expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushStory as story, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";

const SHEET = ".creature-sheet";
const orc = `const orc = game.actors.get("${IDS.orc}");`;

story("a creature's sheet reads at a glance, and opens its numbers when asked", async ({ gm, table }) => {
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
  await gm.selectOption(`${SHEET} [name="system.abilities.might"]`, "12");
  await expect.poll(() => gm.locator(`${SHEET} .stance-might .die-might .die-size`).textContent()).toBe("d12");
  await gm.fill(`${SHEET} [name="system.woundAt"]`, "0");
  await gm.keyboard.press("Tab");
  await gm.waitForSelector(`${SHEET} .traits :text("Cannot be wounded")`);
  await gm.fill(`${SHEET} [name="system.woundAt"]`, "");
  await gm.keyboard.press("Tab");
  await gm.waitForSelector(`${SHEET} .traits :text("Wounded as all are")`);
  await gm.check(`${SHEET} [name="system.unpushable"]`);
  await gm.waitForSelector(`${SHEET} .traits :text("Cannot be pushed")`);

  expect(await axeFindings(gm, SHEET)).toEqual([]);
  expect(table.problems).toEqual([]);
});
