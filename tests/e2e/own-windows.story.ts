import { expect } from "vitest";
import type { Page } from "playwright-core";
import { anaEngagesOrc, choice, fightWithout, seeFight, withoutScenes } from "./fixtures/fight.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const story = storyAt(withoutScenes());
const elder = storyAt(heartRushTable({ generation: 13 }));

const SHEET = ".hero-sheet";
const WINDOW = "#heart-rush-engagement";

/** Takes a window out of the page by its menu, as generation 14 lets everybody. */
async function detached(page: Page, window: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.click(`${window} [data-action="toggleControls"]`);
  await page.click(`${window} .controls-dropdown button:has-text("A window of its own")`);
  const own = await opened;
  await own.waitForSelector(window);
  expect(await page.locator(window).count()).toBe(0);
  return own;
}

const stored = (page: Page, path: string): Promise<unknown> =>
  inPage(page, `return foundry.utils.getProperty(game.actors.get("${IDS.ana}"), "${path}") ?? null`);

const openSheet = (page: Page): Promise<unknown> =>
  inPage(page, `await game.actors.get("${IDS.ana}").sheet.render({ force: true })`);

/** What somebody does on a sheet: a choice, a number by keys, words that others write beside, a button. */
async function usesSheet(own: Page, gm: Page): Promise<void> {
  await own.selectOption(`${SHEET} .add-condition`, "dazed");
  await expect.poll(() => stored(gm, "system.conditions.dazed.level")).toBe(1);
  await own.fill(`${SHEET} [name="system.hp.value"]`, "31");
  await own.press(`${SHEET} [name="system.hp.value"]`, "Enter");
  await expect.poll(() => stored(gm, "system.hp.value")).toBe(31);
  await own.waitForSelector(`${SHEET} [data-condition="dazed"]`);
  // Half a word stays, and what is refused says so, while somebody else writes.
  await own.click(`${SHEET} [name="name"]`);
  await own.keyboard.press("End");
  await own.keyboard.type(" of the H");
  await inPage(gm, `await game.actors.get("${IDS.ana}").update({ "system.hp.value": 30 })`);
  await expect.poll(() => own.inputValue(`${SHEET} [name="system.hp.value"]`)).toBe("30");
  expect(await own.inputValue(`${SHEET} [name="name"]`)).toBe("Ana of the H");
  await own.keyboard.type("ills");
  await own.keyboard.press("Tab");
  await expect.poll(() => stored(gm, "name")).toBe("Ana of the Hills");
  await own.click(`${SHEET} [data-action="conditionDown"][data-condition="dazed"]`);
  await expect.poll(() => stored(gm, "system.conditions.dazed")).toBeNull();
}

story("a sheet, an engagement and the tracker go on in windows of their own", async ({ gm, player }) => {
  const one = await player(1);
  await openSheet(one);
  const sheet = await detached(one, SHEET);
  await usesSheet(sheet, gm);
  await shot(sheet, "own-sheet");
  // Whoever closes the window closes the sheet, which opens in the page again.
  await sheet.close();
  await expect.poll(() => inPage(one, `return game.actors.get("${IDS.ana}").sheet.rendered`)).toBe(false);
  await openSheet(one);
  await one.waitForSelector(SHEET);
  await inPage(one, `await game.actors.get("${IDS.ana}").sheet.close()`);

  await fightWithout(gm, [
    [IDS.ana, "Ana"],
    [IDS.orc, "Orc"],
  ]);
  await anaEngagesOrc(gm);
  await inPage(
    gm,
    `const fight = game.combats.contents.at(-1);
     await game.heartRush.pick(fight, { [fight.combatants.getName("Orc").id]: "defensive" });`,
  );
  await one.waitForSelector(WINDOW);
  const own = await detached(one, WINDOW);
  await own.click(`${WINDOW} [data-stance="might"]`);
  await choice(own, "Seal", WINDOW).click();
  // All turn over together there as well, and what is asked next is answered there.
  await choice(own, "Strike Orc", WINDOW).waitFor();
  await shot(own, "own-engagement");
  const steps = (): Promise<number> => seeFight<number>(gm, "fight.system.at");
  const before = await steps();
  await choice(own, "Strike Orc", WINDOW).focus();
  await own.keyboard.press("1");
  await expect.poll(steps).toBeGreaterThan(before);
  await own.close();

  await inPage(gm, "await ui.combat.renderPopout()");
  const tracker = await detached(gm, "#combat-popout");
  await tracker.waitForSelector("#combat-popout .fight-row");
  const now = await steps();
  await tracker.click('#combat-popout [data-action="undoStep"]');
  await expect.poll(steps).toBe(now - 1);
  await tracker.click('#combat-popout [data-action="redoStep"]');
  await expect.poll(steps).toBe(now);
  await shot(tracker, "own-tracker");
});

elder("in generation 13 a sheet goes on where a module has taken it out of the page", async ({ gm, player }) => {
  const one = await player(1);
  await openSheet(one);
  const opened = one.waitForEvent("popup");
  // As PopOut! does it: the other window's document adopts the very element.
  await inPage(
    one,
    `const own = window.open("", "", "popup,width=900,height=800");
     for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
       const copy = own.document.importNode(sheet);
       copy.href = sheet.href;
       own.document.head.append(copy);
     }
     own.document.body.append(own.document.adoptNode(game.actors.get("${IDS.ana}").sheet.element));`,
  );
  await usesSheet(await opened, gm);
});
