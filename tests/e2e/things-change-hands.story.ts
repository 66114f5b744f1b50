import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "./fixtures/axe.ts";
import { heartRushTable, IDS } from "./fixtures/heart-rush.ts";
import { inPage } from "./fixtures/in-page.ts";
import { shot } from "./fixtures/shot.ts";
import { storyAt } from "./fixtures/story.ts";

const actor = (id: string): string => `game.actors.get("${id}")`;
/** What somebody bears of a kind, in order, and whether it is in use. */
const borne = (page: Page, id: string, type: string): Promise<unknown> =>
  inPage(
    page,
    `return ${actor(id)}.items.contents.filter((item) => item.type === "${type}").sort((a, b) => a.sort - b.sort)
      .map(({ name, system }) => [name, system.equipped]);`,
  );
const sheetOf = (page: Page, name: string): Locator =>
  page.locator(".hero-sheet", { has: page.locator(`input.hero-name[value="${name}"]`) });
const open = (page: Page, id: string, left: number, width = 680): Promise<unknown> =>
  inPage(
    page,
    `const { sheet } = ${actor(id)}; await sheet.render({ force: true }); sheet.setPosition({ left: ${left}, top: 0, width: ${width}, height: 690 })`,
  );
const row = (sheet: Locator, name: string): Locator => sheet.locator(".tab.active .row.item", { hasText: name });

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

describe.for([
  [13, "light"],
  [14, "dark"],
] as const)("in generation %i, %s", ([generation, colorScheme]) => {
  const story = storyAt(heartRushTable({ generation }));

  story("things dragged, sorted, pictured and put on the hotbar", { timeout: 240_000 }, async ({ table }) => {
    const gm = await table.join("Game Master", { colorScheme });
    const picture = (name: string) => shot(gm, `${name}-${colorScheme}`);
    await open(gm, IDS.ana, 0);
    await open(gm, IDS.bo, 684);
    const [ana, bo] = [sheetOf(gm, "Ana"), sheetOf(gm, "Bo")];
    await row(ana, "Club").waitFor();
    await row(bo, "Knife").waitFor();

    // From hand to hand: the other has a copy, which comes into the pack first.
    await carry(gm, row(ana, "Club"), bo.locator(".tab.active .empty").first());
    await row(bo, "Club").waitFor();
    await expect
      .poll(() => borne(gm, IDS.bo, "weapon"))
      .toEqual(
        expect.arrayContaining([
          ["Shortbow", true],
          ["Knife", false],
          ["Club", false],
        ]),
      );
    expect(await borne(gm, IDS.ana, "weapon")).toEqual([["Club", true]]);

    // Within a list what is dragged stands before what it is dropped on.
    await carry(gm, row(bo, "Club"), row(bo, "Shortbow"));
    await expect.poll(() => row(bo, "").locator(".row-name").first().innerText()).toBe("Club");
    await picture("two-sheets");
    await inPage(gm, `await ${actor(IDS.bo)}.sheet.close()`);

    // From a compendium, as one finds it there.
    await gm.click('#sidebar [role="tab"][data-tab="compendium"]');
    await gm.click('#compendium [data-pack="heart-rush.weapons"] [data-action="activateEntry"]');
    const pack = gm.locator("#compendium-heart-rush-weapons");
    await carry(gm, pack.locator(".directory-item", { hasText: "Maul" }), ana.locator(".tab.active .empty").first());
    await row(ana, "Maul").waitFor();
    await inPage(gm, `await game.packs.get("heart-rush.weapons").apps[0].close()`);
    await row(ana, "Maul").locator("[data-action=toggleEquipped]").click();
    await expect
      .poll(() => borne(gm, IDS.ana, "weapon"))
      .toEqual([
        ["Club", false],
        ["Maul", true],
      ]);

    // A right click opens what else can be done; the same menu opens from the keyboard.
    await row(ana, "Maul").click({ button: "right", position: { x: 60, y: 8 } });
    await gm.locator("#context-menu [role=menuitem], #context-menu .context-item", { hasText: "Duplicate" }).click();
    await expect.poll(() => row(ana, "Maul").count()).toBe(2);
    expect(await row(ana, "Maul").locator('[aria-pressed="true"]').count()).toBe(1);

    // A picture is chosen by keyboard, and shows at once.
    await ana.locator(".portrait").focus();
    await gm.keyboard.press("Enter");
    const files = gm.locator(".file-picker");
    await files
      .locator('[data-action="pick"][data-path="systems/heart-rush/assets/icons/creature/knight.svg"]')
      .click();
    await files.locator("button[type=submit]").click();
    await gm.waitForFunction(`${actor(IDS.ana)}.img === "systems/heart-rush/assets/icons/creature/knight.svg"`);
    await expect
      .poll(() => ana.locator(".portrait").getAttribute("src"))
      .toBe("systems/heart-rush/assets/icons/creature/knight.svg");

    // A boon is written on a sheet like an item's, and counts on the cards as soon as it gives something.
    await ana.locator('[data-action="createEffect"]').click();
    const boon = gm.locator(".item-sheet");
    await boon.locator("input.hero-name").fill("Blessed");
    await boon.locator("input.hero-name").press("Tab");
    await gm.waitForFunction(`${actor(IDS.ana)}.effects.contents[0]?.name === "Blessed"`);
    await boon.locator('[data-action="addEntry"]').click();
    await boon.locator('[name="system.gains.0.on"]').selectOption("attack");
    await gm.waitForFunction(`${actor(IDS.ana)}.effects.contents[0].system.gains[0]?.on === "attack"`);
    await boon.locator('[name="system.gains.0.flat"]').fill("3");
    await boon.locator('[name="system.gains.0.flat"]').press("Tab");
    await expect.poll(() => ana.locator(".stance-might .card-flat").textContent()).toBe("+3");
    expect(await axeFindings(gm, ".item-sheet")).toEqual([]);
    await picture("boon");
    await boon.locator('[name="disabled"]').check();
    await ana.locator(".effect.off").waitFor();
    expect(await ana.locator(".stance-might .card-flat").count()).toBe(0);
    await inPage(gm, `await ${actor(IDS.ana)}.effects.contents[0].sheet.close()`);

    // Stances and abilities go to the hotbar by mouse, and by keyboard into the first free place.
    await inPage(
      gm,
      `await ${actor(IDS.ana)}.createEmbeddedDocuments("Item", [
         { name: "Once a day", type: "ability", system: { frequency: "major", kind: "talent" } }])`,
    );
    await inPage(gm, `${actor(IDS.ana)}.sheet.setPosition({ left: 230, height: 640 })`);
    const slot = (number: number) => gm.locator(`#hotbar [data-slot="${number}"]`);
    await carry(gm, ana.locator(".stance-agility"), slot(3), { x: 20, y: 20 });
    await gm.waitForFunction("game.user.hotbar[3] !== undefined");
    await carry(gm, row(ana, "Once a day"), slot(4), { x: 20, y: 20 });
    await gm.waitForFunction("game.user.hotbar[4] !== undefined");
    await ana.locator(".stance-cunning").focus();
    await gm.keyboard.press("ContextMenu");
    const menu = gm.locator("#context-menu [role=menuitem], #context-menu .context-item");
    await menu.filter({ hasText: "Put on the hotbar" }).waitFor();
    await picture("ability-menu");
    await menu.filter({ hasText: "Put on the hotbar" }).click();
    await gm.waitForFunction("game.user.hotbar[1] !== undefined");
    const dialog = gm.locator(".check-dialog");
    for (const [number, ability] of [
      [1, "cunning"],
      [3, "agility"],
    ] as const) {
      await slot(number).click();
      await dialog.locator(`input[value=${ability}]:checked`).waitFor({ state: "attached" });
      await gm.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
    await slot(4).click();
    await gm.waitForSelector("#chat .item-card", { state: "attached" });
    expect(await inPage(gm, `return Object.values(${actor(IDS.ana)}.system.spent)`)).toEqual(["major"]);
    await ana.locator('.row.item:has-text("Once a day") [aria-pressed="true"]').first().waitFor();
  });
});
