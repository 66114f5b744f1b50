import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindingsInBoth } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shots } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const SHEET = ".party-sheet";
const party = 'game.actors.getName("The four winds")';

/** Drags by hand, in steps: browsers begin a drag with the first and look for a goal with those that follow. */
async function carry(page: Page, from: Locator, to: Locator, at = { x: 60, y: 10 }): Promise<void> {
  await from.hover({ position: { x: 40, y: 8 } });
  await page.mouse.down();
  await to.scrollIntoViewIfNeeded();
  const goal = await to.boundingBox();
  if (goal === null) throw new Error("There is nowhere to drag that to.");
  await page.mouse.move(goal.x + at.x - 10, goal.y + at.y - 4, { steps: 4 });
  await page.mouse.move(goal.x + at.x, goal.y + at.y, { steps: 4 });
  await page.mouse.up();
}

describe.for([13, 14] as const)("in generation %i", (generation) => {
  const story = storyAt(heartRushTable({ generation, canvas: "gm" }));

  story("a party by mouse and by keyboard", { timeout: 240_000 }, async ({ gm, player }) => {
    const one = await player(1);
    const names = (page: Page): Promise<string[]> => page.locator(`${SHEET} .member .row-name`).allInnerTexts();
    const member = (page: Page, name: string) => page.locator(`${SHEET} .member`, { hasText: name });
    const thing = (page: Page, name: string) => page.locator(`${SHEET} .row.item`, { hasText: name });

    // The Game Master makes one, and drags heroes into it from the sidebar.
    await inPage(
      gm,
      `await Actor.create({ name: "The four winds", type: "party", ownership: { default: 3 }, system: { coins: 30 },
         items: [{ name: "Rope", type: "gear", system: { quantity: 3, load: 1 } }, { name: "Lantern", type: "gear" }] });
       for (const id of ["${IDS.bo}", "${IDS.cy}"]) await game.actors.get(id).update({ "ownership.default": 2 });
       await game.actors.get("${IDS.bo}").update({ "system.hp.value": 12, "system.heart.current": 4, "system.conditions.dazed": { level: 2, of: null },
         "system.wounds.bite": { rank: 6, treated: false, description: "A bite", source: "" } });`,
    );
    await gm.click('#sidebar [role="tab"][data-tab="actors"]');
    await inPage(
      gm,
      `await ${party}.sheet.render({ force: true }); ${party}.sheet.setPosition({ left: 120, top: 20 })`,
    );
    const entry = (name: string) => gm.locator("#actors .directory-item", { hasText: name });
    await carry(gm, entry("Bo"), gm.locator(`${SHEET} .empty`).first());
    await member(gm, "Bo").waitFor();
    await carry(gm, entry("Ana"), gm.locator(`${SHEET} .title`).first());
    await member(gm, "Ana").waitFor();
    // Dropped on another, she marches before them.
    await carry(gm, entry("Cy"), member(gm, "Ana"));
    await expect.poll(() => names(gm)).toEqual(["Bo", "Cy", "Ana"]);
    await carry(gm, member(gm, "Ana"), member(gm, "Bo"));
    await expect.poll(() => names(gm)).toEqual(["Ana", "Bo", "Cy"]);
    expect(await axeFindingsInBoth(gm, SHEET)).toEqual([]);
    await shots(gm, `party-${generation}`);

    // The same order by keyboard alone: the button keeps the keyboard while its row moves.
    await inPage(one, `await ${party}.sheet.render({ force: true })`);
    await one.getByRole("button", { name: "Move Cy forward" }).focus();
    await one.keyboard.press("Enter");
    await expect.poll(() => names(one)).toEqual(["Ana", "Cy", "Bo"]);
    await one.keyboard.press("Enter");
    await expect.poll(() => names(one)).toEqual(["Cy", "Ana", "Bo"]);

    // How somebody is shows at once; a name opens their sheet.
    await inPage(gm, `await game.actors.get("${IDS.cy}").update({ "system.hp.value": 7 })`);
    await expect.poll(() => member(one, "Cy").innerText()).toContain("7 of");
    await member(one, "Ana").locator(".row-name").click();
    const sheet = one.locator(".hero-sheet");
    await sheet.waitFor();

    // From the stash into a hero's pack by drag, and out of it by the menu there.
    await inPage(
      one,
      `${party}.sheet.setPosition({ left: 0, top: 0, width: 560 });
       game.actors.get("${IDS.ana}").sheet.setPosition({ left: 564, top: 0, width: 640 });`,
    );
    await sheet.locator('[role="tab"][data-tab="gear"]').click();
    await carry(one, thing(one, "Lantern"), sheet.locator(".tab.active .title").first());
    await sheet.locator(".row.item", { hasText: "Lantern" }).waitFor();
    await expect.poll(() => thing(gm, "Lantern").count()).toBe(0);
    await sheet.getByRole("button", { name: "What to do with Lantern" }).focus();
    await one.keyboard.press("Enter");
    await one
      .locator("#context-menu [role=menuitem], #context-menu .context-item", { hasText: "shared stash" })
      .click();
    await thing(gm, "Lantern").waitFor();
    await expect.poll(() => sheet.locator(".row.item", { hasText: "Lantern" }).count()).toBe(0);

    // Some of a thing by keyboard.
    await thing(one, "Rope").getByRole("button", { name: "Give Rope" }).focus();
    await one.keyboard.press("Enter");
    const dialog = one.locator(".application.dialog");
    await dialog.locator("[name=many]").fill("2");
    expect(await axeFindingsInBoth(one, ".application.dialog")).toEqual([]);
    await shots(one, `party-give-${generation}`);
    await dialog.locator("[name=many]").press("Enter");
    await sheet.locator(".row.item", { hasText: "Rope" }).waitFor();
    await expect.poll(() => inPage(gm, `return ${party}.items.getName("Rope").system.quantity`)).toBe(1);

    // How many there are is written where it stands.
    await thing(one, "Rope").getByLabel("How many of Rope").fill("4");
    await thing(one, "Rope").getByLabel("How many of Rope").press("Tab");
    await expect.poll(() => inPage(gm, `return ${party}.items.getName("Rope").system.quantity`)).toBe(4);

    // Coins.
    await one.locator(`${SHEET} [data-action="giveCoins"]`).click();
    await dialog.locator("[name=many]").fill("12");
    await dialog.locator("[name=many]").press("Enter");
    await expect.poll(() => gm.locator(`${SHEET} [name="system.coins"]`).inputValue()).toBe("18");
    await expect.poll(() => inPage(gm, `return game.actors.get("${IDS.ana}").system.coins`)).toBe(12);

    // A night of all: asked once, told once.
    await gm.click('#sidebar [role="tab"][data-tab="chat"]');
    await gm.locator(`${SHEET} [data-action="longRest"]`).click();
    const night = gm.locator(".application.dialog");
    await night.locator("[name=shelter]").selectOption("permanent");
    await night.locator("[name=bed]").selectOption("bed");
    await night.getByRole("group", { name: "Bo" }).getByLabel("Keeps a watch").check();
    expect(await axeFindingsInBoth(gm, ".application.dialog")).toEqual([]);
    await shots(gm, `party-night-${generation}`);
    await night.locator("[data-action=ok]").click();
    const card = one.locator("#chat .rest-card").last();
    await expect
      .poll(() => card.innerText())
      .toMatch(/The four winds[^]*Cy sleeps well[^]*Ana sleeps well[^]*Bo sleeps well/i);
    await gm.locator("#chat .rest-card").last().waitFor();
    expect(await axeFindingsInBoth(gm, "#chat .rest-card")).toEqual([]);
    await shots(gm, `party-rested-${generation}`);

    // One request for all.
    await gm.locator(`${SHEET} [data-action="askCheck"]`).click();
    await gm.locator(".check-dialog button[type=submit], .check-dialog [data-action=ok]").first().click();
    await expect.poll(() => one.locator("#chat .request-card .card-who").allInnerTexts()).toEqual(["Cy", "Ana", "Bo"]);

    // Dragged onto the map it comes as those of its members who are not there yet.
    await gm.click('#sidebar [role="tab"][data-tab="actors"]');
    await inPage(
      gm,
      `await canvas.scene.deleteEmbeddedDocuments("Token", ["${IDS.tokens.cy}"]); await ${party}.sheet.close()`,
    );
    await carry(gm, entry("The four winds"), gm.locator("#board"), { x: 300, y: 300 });
    await expect
      .poll(() => inPage(gm, `return canvas.scene.tokens.map(({ name }) => name).sort()`))
      .toEqual(["Ana", "Bo", "Cy", "Hound", "Orc"]);
  });
});
